import Basics
import Curriculum
import SuiteSupport
import Traces

/// What is read in an exercise's own words, in a thread of its own: a verdict needs it last.
struct ExerciseWords {
  /// The values that the code names.
  var literals: Literals { reading.literals }
  /// The names of declarations that the lesson provides and that were changed.
  var changedParts: [String] { reading.changedParts }

  private typealias Reading = (literals: Literals, changedParts: [String])
  private let job: Job<Reading>?
  private let read: @Sendable () -> Reading

  private var reading: Reading { job?.value ?? read() }

  /// Begins to read.
  init(of exercise: ExerciseFile, stub: Stub) {
    read = {
      let tokens = Lexer.tokens(in: exercise.text)
      return (Literals(in: tokens), stub.changedParts(in: exercise, tokens))
    }
    // Where no thread can be started, it is read when it is asked for.
    job = try? Job(read)
  }
}

extension Literals {
  /// The first numbers and texts in Swift source, except texts that hold escapes or are pieces of
  /// others. Who names a short integer type names the largest number that it has.
  init(in tokens: [Token]) {
    let numbers = tokens.compactMap { token in
      switch token.kind {
      case .number: Int(token.text.filter { $0 != "_" })
      case .word: Self.largestNumbers[String(token.text)]
      default: nil
      }
    }
    let texts = tokens.filter { $0.kind == .string }.compactMap { token -> String? in
      let text = token.text.dropFirst().dropLast()
      guard token.text.count > 1, token.text.first == "\"", token.text.last == "\"",
        !text.contains(where: { "\"\\".contains($0) || $0.isNewline })
      else { return nil }
      return String(text)
    }
    self.init(
      numbers: Set(numbers.prefix(CountLimit.literals)),
      texts: Set(texts.prefix(CountLimit.literals)))
  }

  private static let largestNumbers = [
    "Int8": Int(Int8.max), "UInt8": Int(UInt8.max), "Int16": Int(Int16.max),
    "UInt16": Int(UInt16.max), "Int32": Int(Int32.max), "UInt32": Int(UInt32.max),
  ]
}

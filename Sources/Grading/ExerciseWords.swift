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
    read = { (Literals(in: exercise.text), stub.changedParts(in: exercise)) }
    // Where no thread can be started, it is read when it is asked for.
    job = try? Job(read)
  }
}

extension Literals {
  /// The first numbers and texts in Swift source, except texts that hold escapes or are pieces of
  /// others.
  init(in source: String) {
    let tokens = Lexer.tokens(in: source)
    let numbers = tokens.filter { $0.kind == .number }.compactMap { token in
      Int(token.text.filter { $0 != "_" })
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
}

import Basics
import Curriculum

/// What a file must not hold: each tells whether it stands at a token.
enum Rules {
  /// A length of time, a number of kibibytes and more, or what is called a limit.
  static func statesLimit(_ file: SourceFile, at place: Int) -> Bool {
    let word = file.word(place)
    switch word {
    case "nanoseconds", "microseconds", "milliseconds", "seconds":
      // Divided by, a length of time is a unit.
      let start = file.word(place - 2) == "Duration" ? place - 3 : place - 2
      return file.word(place - 1) == "." && file.word(place + 1) == "("
        && file.isNumber(place + 2) && file.word(start) != "/"
    case "sleep", "usleep": return file.word(place + 1) == "(" && file.isNumber(place + 2)
    case "asyncAfter":
      let end = file.partners[place + 1] ?? place
      return (place..<end).contains { file.word($0) == "+" && file.isNumber($0 + 1) }
    case "<<": return file.isNumber(place - 1) && ["10", "20", "30"].contains(file.word(place + 1))
    case "*": return file.isNumber(place - 1) && file.word(place + 1) == "1024"
    case "let", "var":
      let name = file.word(place + 1).lowercased()
      guard ["limit", "patience", "timeout"].contains(where: name.hasSuffix) else { return false }
      let line = file.tokens[place].line
      let sign = file.tokens[place...].prefix { $0.line == line }.firstIndex { $0.text == "=" }
      return sign.map { file.isNumber($0 + 1) } ?? false
    default: return false
    }
  }

  /// An error that is passed over, with no remark on its lines or on the two lines above.
  static func losesErrors(_ file: SourceFile, at place: Int) -> Bool {
    let isCaught = file.reads("catch", "{", "}", from: place)
    guard isCaught || file.reads("try", "?", from: place) else { return false }
    let lines = file.text.utf8.split(separator: 10, omittingEmptySubsequences: false)
    let (first, last) = (file.tokens[place].line - 3, file.tokens[place + (isCaught ? 2 : 1)].line)
    return !lines[max(0, first)..<last].contains { String($0)?.contains("//") ?? false }
  }

  /// What the system offers for threads; and what has the compiler trust a type about them.
  private static let ofThreads: Set<Substring> = [
    "Thread", "NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock", "OperationQueue",
    "Timer", "Mutex", "Atomic", "OSAllocatedUnfairLock", "os_unfair_lock", "Task", "TaskGroup",
    "actor", "@unchecked", "pthread_create", "pthread_mutex_t", "pthread_cond_t",
    "pthread_rwlock_t",
  ]

  /// A name that only `Threads` knows.
  static func knowsThreads(_ file: SourceFile, at place: Int) -> Bool {
    let token = file.tokens[place]
    return token.kind == .word
      && (ofThreads.contains(token.text) || token.text.hasPrefix("Dispatch"))
  }

  /// What stands in a string, without what surrounds code in it, and the string.
  private static func inner(_ token: Token) -> Substring {
    let text = token.text.trimmingPrefix(/\)|#*"+/)
    return text[..<(text.firstRange(of: /(?:\\#*\(|"+#*)$/)?.lowerBound ?? text.endIndex)]
  }

  /// The parts of a path that stands in a string; what only ends a name is none.
  static func parts(of file: SourceFile, at place: Int) -> [Substring] {
    guard file.tokens[place].kind == .string, file.word(place - 2) != "hasSuffix" else { return [] }
    return inner(file.tokens[place]).split(separator: "/")
  }

  /// A string with a comment or with more words in a row than a name has.
  static func isProse(_ file: SourceFile, at place: Int) -> Bool {
    let token = file.tokens[place]
    guard token.kind == .string, token.text.contains(" ") else { return false }
    let text = inner(token).replacing(/\bfor \w+ in\b/, with: "")
    return text.contains(/\/\/\s*[A-Za-z…`]/)
      || text.contains(/(?:^|[^\w.(])[a-z]{2,}('[a-z]+)?( +[a-z]{2,}('[a-z]+)?){2,}(?![\w(:]|\.\w)/)
      || text.contains(/(?:^|\s)(the|of|with|what|which|isn't|doesn't)(?:\s|$)/)
  }
}

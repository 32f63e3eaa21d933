import Curriculum

/// A thing that is measured, and what it should be at most.
struct Stage: Equatable, Sendable {
  /// As in the table.
  var name: String
  var unit = Unit.seconds
  /// What it is compared with; nil if it is measured against a number.
  var reference: Reference?
  /// The heading below which it stands where it is about no single lesson.
  var heading = Heading.whole
  /// The most that it should be: as a ratio to the reference if there is one, in `unit` if not.
  var target: Double

  enum Heading: String, CaseIterable {
    case whole = "the whole"
    case playing = "playing a run"
    case ofAClass = "a class"
  }

  enum Unit: String, Encodable {
    case seconds
    /// Of one processor.
    case percent
    case megabytes
  }

  enum Reference: String, Encodable {
    /// One call of the compiler for the same exercise.
    case compiler = "swiftc"
    /// `swift test` of the smallest package with the same exercise and one test.
    case packageTest = "swift test"
    /// The lessons, each with a command of its own.
    case oneByOne = "one by one"
    /// A call of the compiler for each exercise, as many at a time as there are processors.
    case compilers = "swiftcs"
    /// The same, without finding out which of its functions are pure.
    case unread = "unread"
  }
}

/// What is measured of every lesson.
extension Stage {
  static let edited = Stage(name: "test, a body edited", reference: .compiler, target: 0.6)
  /// The exercises of the last three lessons are longer: the compiler alone takes a third of it.
  static func editedInPackage(lesson: Int) -> Stage {
    Stage(
      name: "test, a body edited", reference: .packageTest, target: lesson < 4 ? 0.3 : 0.45)
  }
  static let inside = Stage(
    name: "the same inside the workbook", reference: .compiler, target: 0.6)
  static let read = Stage(name: "the same inside, read", reference: .unread, target: 1.1)
  static let unchanged = Stage(name: "test, nothing changed", reference: .compiler, target: 0.15)
  static let typeAdded = Stage(name: "test, a type added", reference: .compiler, target: 2)
  static let typeError = Stage(name: "test, a type error", reference: .compiler, target: 0.35)

  static func all(ofLesson lesson: Int) -> [Stage] {
    [edited, editedInPackage(lesson: lesson), inside, read, unchanged, typeAdded, typeError]
  }
}

/// What is measured once.
extension Stage {
  static let firstEver = Stage(name: "the first verdict ever", target: 1)
  static let all = Stage(name: "test --all", reference: .oneByOne, target: 0.65)
  static let list = Stage(name: "list", target: 0.03)
  static let menu = Stage(name: "the menu's first frame", target: 0.03)
  static let key = Stage(name: "a key to its frame", target: 0.016)
  static let watching = Stage(
    name: "watch, a save to its verdict", reference: .compiler, target: 0.6)
  static let watchingAtAll = Stage(name: "watch, a save to its verdict", target: 0.1)
  static let waiting = Stage(name: "watch, CPU while waiting", unit: .percent, target: 1)
  static let cache = Stage(name: "the cache", unit: .megabytes, target: 15)

  static let ofTheWhole = [
    firstEver, all, list, menu, key, watching, watchingAtAll, waiting, cache,
  ]
}

/// What is measured of a run that is played.
extension Stage {
  static let playedEvent = Stage(
    name: "an event, after 1,000", heading: .playing, target: 0.016)
  static let jump = Stage(name: "a jump over 100,000", heading: .playing, target: 0.016)
  /// Beyond what a verdict takes.
  static let replay = Stage(name: "a save, beyond a verdict", heading: .playing, target: 0.05)

  /// Beyond what the workbook takes anyway: twice the events. Their last state is a number.
  static let memory = Stage(
    name: "memory for 100,000 events", unit: .megabytes, heading: .playing,
    target: 2 * Double(100_000 * MemoryLayout<HistoryEntry>.stride) / 1_000_000)

  static let ofPlaying = [playedEvent, jump, replay, memory]
}

/// What is measured of a class.
extension Stage {
  static let differentExercises = Stage(
    name: "each exercise, all different", reference: .compilers, heading: .ofAClass, target: 1.25)
  /// Four minutes for 300 learners; there are fewer if less is measured.
  static let wholeClass = Stage(
    name: "a class of six lessons", heading: .ofAClass, target: 240)
  static let secondRun = Stage(name: "the same once more", heading: .ofAClass, target: 10)
  static let classMemory = Stage(
    name: "memory meanwhile", unit: .megabytes, heading: .ofAClass, target: 600)

  static let ofAClass = [differentExercises, wholeClass, secondRun, classMemory]
}

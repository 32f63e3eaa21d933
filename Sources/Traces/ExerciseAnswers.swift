/// How a lesson's adapter offers an exercise to the process that runs it: bytes in, bytes out.
///
/// The adapter's library has one C function, named `ExerciseAnswers.symbol`, that takes nothing and
/// gives `entry`. Only the adapter knows what the bytes mean.
public final class ExerciseAnswers {
  /// The name of the function that the host looks up in the adapter's library.
  public static let symbol = "workbook_answers"

  /// The type of that function.
  public typealias Entry = @convention(c) () -> UnsafeMutableRawPointer

  private let play: (inout Reader) throws(PackingError) -> [UInt8]

  /// Offers an exercise by what plays its lesson's scripts.
  ///
  /// - Parameter play: does with the exercise what a script says, and tells what came of it.
  public init<Script: Packed, Trace: Packed>(_ play: @escaping (Script) -> Trace) {
    self.play = { reader throws(PackingError) in
      let script: Script = try reader.read()
      try reader.finish()
      return play(script).packed
    }
  }

  /// What the adapter's function gives; the host takes it once.
  public var entry: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// What an adapter's function has given.
  public static func taken(from entry: UnsafeMutableRawPointer) -> ExerciseAnswers {
    Unmanaged<ExerciseAnswers>.fromOpaque(entry).takeRetainedValue()
  }

  /// The trace of one script.
  ///
  /// - Throws: if the bytes are no script of this lesson's.
  public func answer(to script: [UInt8]) throws(PackingError) -> [UInt8] {
    var reader = Reader(script)
    return try play(&reader)
  }
}

/// How a lesson's adapter offers an exercise to the host process: bytes in, bytes out.
///
/// The adapter's library exports one C function without arguments, named `ExerciseAnswers.symbol`,
/// which returns `entry`. Only the adapter knows the meaning of the bytes.
public final class ExerciseAnswers {
  /// The name of the function that the host looks up in the adapter's library.
  public static let symbol = "workbook_answers"

  /// The type of that function.
  public typealias Entry = @convention(c) () -> UnsafeMutableRawPointer

  private let play: (inout Reader) throws(PackingError) -> [UInt8]

  /// Makes the adapter's interface from its function.
  ///
  /// - Parameter play: plays a script with the exercise and returns the trace.
  public init<Script: Packed, Trace: Packed>(_ play: @escaping (Script) -> Trace) {
    self.play = { reader throws(PackingError) in
      let script: Script = try reader.read()
      try reader.finish()
      return play(script).packed
    }
  }

  /// The result of the adapter's function; a retained pointer that the host takes once.
  public var entry: UnsafeMutableRawPointer {
    Unmanaged.passRetained(self).toOpaque()
  }

  /// The object behind the adapter function's result; takes over its reference.
  public static func taken(from entry: UnsafeMutableRawPointer) -> ExerciseAnswers {
    Unmanaged<ExerciseAnswers>.fromOpaque(entry).takeRetainedValue()
  }

  /// Plays an encoded script and returns the encoded trace.
  ///
  /// - Throws: if the bytes aren't a script of this lesson.
  public func answer(to script: [UInt8]) throws(PackingError) -> [UInt8] {
    var reader = Reader(script)
    return try play(&reader)
  }
}

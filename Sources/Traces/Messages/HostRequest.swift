/// The request that a host gets before the first script.
package struct HostRequest: Packed, Equatable, Sendable {
  /// The path of the adapter library. Without one, a script is the name of a function in the
  /// exercise's library; the host calls it, and the trace tells whether it exists.
  package var adapter: String?
  /// The path of the library with the learner's code.
  package var exercise: String
  /// The libraries that these two may use, by path or name. The host loads them before it enters
  /// the sandbox and calls their function `warmUp`, if any; none can be loaded later.
  package var libraries: [String]
  /// The limit of processor time, in seconds.
  package var processorTime: Int
  /// The id of the requesting process: the host ends when its parent is another one.
  package var parent: Int
  /// The first word of a `CrashRecord`.
  package var crashMark: UInt

  /// The name of a function that does what isn't possible in the sandbox for the first time.
  package static let warmUp = "workbook_warm_up"

  package init(
    adapter: String?, exercise: String, libraries: [String],
    processorTime: Int, parent: Int, crashMark: UInt
  ) {
    (self.adapter, self.exercise, self.libraries) = (adapter, exercise, libraries)
    (self.processorTime, self.parent, self.crashMark) = (processorTime, parent, crashMark)
  }

  package func pack(into writer: inout Writer) {
    writer.write(adapter, exercise, libraries)
    writer.write(processorTime, parent, Int(bitPattern: crashMark))
  }

  package init(from reader: inout Reader) throws(PackingError) {
    adapter = try reader.read()
    exercise = try reader.read()
    libraries = try reader.read()
    processorTime = try reader.read()
    parent = try reader.read()
    crashMark = UInt(bitPattern: try reader.read() as Int)
  }
}

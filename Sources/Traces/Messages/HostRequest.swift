/// What a host is told before the first script.
package struct HostRequest: Packed, Equatable, Sendable {
  /// The path of the library that knows how to play scripts; without one, a script is the name of a
  /// function in the exercise's library, which is called, and the trace says whether there is one.
  package var adapter: String?
  /// The path of the library that it needs, with the learner's code.
  package var exercise: String
  /// The libraries that these two may use, by path or name: the host loads them before it is confined,
  /// and calls the function `warmUp` of one that has it. No others can be loaded later.
  package var libraries: [String]
  /// Of a processor's time, in seconds.
  package var processorTime: Int
  /// The process that asks: the host ends when it isn't its parent any more.
  package var parent: Int
  /// How a `CrashRecord` begins here.
  package var crashMark: UInt

  /// A function that does once what an exercise may not do for the first time.
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

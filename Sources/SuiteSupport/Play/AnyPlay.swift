import Traces

/// How the exercises of any lesson are run: what runs them needs to know no lesson.
public struct AnyPlay: Sendable {
  /// What can happen, each kind of event once.
  public let forms: [EventForm]
  public let code: RunCode
  /// A script as bytes that plays a part of a run; moments are bytes, too.
  public let script: @Sendable (RunPart<[UInt8]>) -> [UInt8]
  /// The moments in the answer to the script of a part, as bytes; nil if it is none.
  public let moments: @Sendable ([UInt8], RunPart<[UInt8]>) -> [[UInt8]]?
  /// What is to be seen at a moment; nil if these bytes are none.
  public let view: @Sendable ([UInt8]) -> MomentView?

  /// The run that a script plays, as bytes both; nil if it plays none.
  public let run: @Sendable ([UInt8]) -> RunPart<[UInt8]>?
  /// Whether a run can go on from a moment; otherwise it is always played from its beginning.
  public let goesOnFromMoments: Bool

  public init<Lesson: PlayableSuite>(_ lesson: Lesson.Type) {
    (forms, code) = (Lesson.forms, Lesson.runCode)
    goesOnFromMoments = Lesson.goesOnFromMoments
    @Sendable func read(_ part: RunPart<[UInt8]>) -> RunPart<Lesson.Moment> {
      // A moment comes from an answer, so it can be read; if not, the run begins anew.
      let start = part.start.flatMap { try? Lesson.Moment(packed: $0) }
      return RunPart(from: start, part.events, keeping: part.kept)
    }
    script = { part in Lesson.script(playing: read(part)).packed }
    moments = { bytes, part in
      let part = read(part)
      // Bytes that are no trace, or the trace of something else, hold no moments.
      guard let trace = try? Lesson.Trace(packed: bytes),
        Lesson.fits(trace, Lesson.script(playing: part))
      else { return nil }
      return Lesson.moments(in: trace, playing: part).map(\.packed)
    }
    run = { bytes in
      // Bytes that are no script play nothing.
      guard let script = try? Lesson.Script(packed: bytes),
        let part = Lesson.run(in: script)
      else { return nil }
      return RunPart(from: part.start?.packed, part.events, keeping: part.kept)
    }
    // Bytes that are no moment can't be shown.
    view = { bytes in (try? Lesson.Moment(packed: bytes)).map(Lesson.view) }
  }
}

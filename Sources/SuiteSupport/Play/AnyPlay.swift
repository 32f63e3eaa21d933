import Traces

/// A playable suite with its lesson's types erased, so that the player needs no knowledge of
/// lessons.
public struct AnyPlay: Sendable {
  /// The possible events, one form for each kind.
  public let forms: [EventForm]
  public let code: RunCode
  /// Encodes the script that plays a part of a run; moments are encoded, too.
  public let script: @Sendable (RunPart<[UInt8]>) -> [UInt8]
  /// The encoded moments in the trace of a part's script; nil if the trace can't be decoded or
  /// doesn't fit.
  public let moments: @Sendable ([UInt8], RunPart<[UInt8]>) -> [[UInt8]]?
  /// What to show of an encoded moment; nil if it can't be decoded.
  public let view: @Sendable ([UInt8]) -> MomentView?

  /// The run that an encoded script plays; nil if it plays none.
  public let run: @Sendable ([UInt8]) -> RunPart<[UInt8]>?
  /// Whether a run can continue from a moment; otherwise it is always played from its beginning.
  public let goesOnFromMoments: Bool

  public init<Lesson: PlayableSuite>(_ lesson: Lesson.Type) {
    (forms, code) = (Lesson.forms, Lesson.runCode)
    goesOnFromMoments = Lesson.goesOnFromMoments
    @Sendable func read(_ part: RunPart<[UInt8]>) -> RunPart<Lesson.Moment> {
      // A moment comes from a trace, so it can be decoded.
      RunPart(
        from: part.start.flatMap { Lesson.Moment(decoding: $0) }, part.events, keeping: part.kept)
    }
    script = { part in Lesson.script(playing: read(part)).packed }
    moments = { bytes, part in
      let part = read(part)
      // The trace of another script has no moments.
      guard let trace = Lesson.Trace(decoding: bytes),
        Lesson.fits(trace, Lesson.script(playing: part))
      else { return nil }
      return Lesson.moments(in: trace, playing: part).map(\.packed)
    }
    run = { bytes in
      Lesson.Script(decoding: bytes).flatMap(Lesson.run).map { part in
        RunPart(from: part.start?.packed, part.events, keeping: part.kept)
      }
    }
    view = { Lesson.Moment(decoding: $0).map(Lesson.view) }
  }
}

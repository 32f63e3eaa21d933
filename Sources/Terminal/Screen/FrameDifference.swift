extension Frame {
  /// What to write so that a terminal that shows one frame shows this one, in one piece.
  ///
  /// - Parameter previous: nil if nobody knows what the terminal shows.
  /// - Returns: nothing if the frames are the same.
  public func update(from previous: Frame?, for canvas: Canvas) -> String {
    let known = previous.flatMap { $0.size == size ? $0 : nil }
    let changed = lines.indices.filter { known?.lines[$0] != lines[$0] }
    guard !changed.isEmpty else { return "" }
    let start = known == nil ? ControlSequence.clear : ""
    let rows = changed.map { row -> String in
      let line = lines[row]
      // In the last column the terminal may still stand on what was just written.
      let rest = line.columns < size.columns ? ControlSequence.clearRest : ""
      return ControlSequence.move(toRow: row) + line.rendered(for: canvas) + rest
    }
    // A terminal that knows how shows nothing before all of it has come.
    return ControlSequence.hold + start + rows.joined() + ControlSequence.release
  }
}

/// The line in which the cursor stands, for as long as there is nothing else to write.
///
/// It needs a terminal that obeys control sequences, and no screen of its own.
public enum TransientLine {
  /// Puts a text in the place of what stands there.
  ///
  /// - Parameter columns: how many the terminal has: a text that went on in the next line could not
  ///   be taken away any more.
  public static func showing(_ line: Line, columns: Int, for canvas: Canvas) -> String {
    "\r" + line.truncated(to: max(0, columns - 1)).rendered(for: canvas) + ControlSequence.clearRest
  }

  /// Takes away what stands there.
  public static let nothing = "\r" + ControlSequence.clearRest
}

/// The text with everything that a terminal would obey instead of show made visible.
///
/// Output of the learner's program goes through here, so it can neither move the cursor nor turn
/// the reading direction around. Tabs and line ends stay.
public func visible(controlCharactersIn text: String) -> String {
  guard mayHoldControlCharacters(text) else { return text }
  var result = ""
  var previousIsReturn = false
  for scalar in text.unicodeScalars {
    // A return right before a line end is a part of it; elsewhere it would overwrite the line.
    if previousIsReturn, scalar != "\n" { result += "␍" }
    previousIsReturn = scalar == "\r"
    if !previousIsReturn { result += picture(of: scalar) }
  }
  if previousIsReturn { result += "␍" }
  return result
}

/// Whether the bytes leave that possible: for nearly all text they don't, and to look at each of its
/// characters takes longer than to draw it.
private func mayHoldControlCharacters(_ text: String) -> Bool {
  var isPunctuation = false
  for byte in text.utf8 {
    switch byte {
    case 0x09, 0x0A: break
    // Controls; how those of C1 begin, and the marks of Arabic.
    case 0x00...0x1F, 0x7F, 0xC2, 0xD8: return true
    // Marks and separators stand among the punctuation.
    case 0x80, 0x81: if isPunctuation { return true }
    default: break
    }
    isPunctuation = byte == 0xE2
  }
  return false
}

private func picture(of scalar: Unicode.Scalar) -> String {
  switch scalar.value {
  case 0x09, 0x0A:
    break
  case 0x00...0x1F:
    // The pictures stand in the same order as the control characters.
    if let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
  case 0x7F:
    return "␡"
  case 0x80...0x9F,  // C1 controls
    0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,  // reading direction
    0x2028...0x2029:  // line and paragraph separator
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: 4 - digits.utf8.count)
    return "<U+\(zeros)\(digits)>"
  default:
    break
  }
  return String(scalar)
}

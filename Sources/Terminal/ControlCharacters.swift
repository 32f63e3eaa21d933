/// The text with everything that a terminal would obey instead of show made visible.
///
/// Output of the learner's program goes through here, so it can neither move the cursor nor turn
/// the reading direction around. Tabs and line ends stay.
public func visible(controlCharactersIn text: String) -> String {
  // Only ASCII without control characters is the common case.
  if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) || $0 == 0x0A || $0 == 0x09 }) {
    return text
  }
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

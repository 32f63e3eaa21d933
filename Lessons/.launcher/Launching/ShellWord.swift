/// A word for a shell, in quotes if it holds anything that means something there.
public func quoted(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      || "/.-_+:@%".unicodeScalars.contains(scalar)
  }
  // Every shell reads a backslash outside of quotes in the same way, and nothing else within them.
  let inner = word.map { "'\\".contains($0) ? "'\\\($0)'" : String($0) }.joined()
  return isPlain && !word.isEmpty ? word : "'\(inner)'"
}

/// What such a word in quotes says.
func unquoted(_ word: some StringProtocol) -> String {
  var (result, isQuoted, isEscaped) = ("", false, false)
  for character in word {
    if isEscaped || (isQuoted && character != "'") || (!isQuoted && !"'\\".contains(character)) {
      result.append(character)
      isEscaped = false
    } else if character == "'" {
      isQuoted.toggle()
    } else {
      isEscaped = true
    }
  }
  return result
}

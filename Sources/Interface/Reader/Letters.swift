extension StringProtocol {
  /// How many letters and digits there are: what is the same however a text is wrapped and framed.
  var letters: Int { count { $0.isLetter || $0.isNumber } }
}

/// One thing that a submission says of a section: a declaration to be put there, or to be taken away.
struct SectionChange {
  /// The type that it is a member of.
  var type: String?
  /// Its full name, such as `history(of:from:)`.
  var name: String
  /// Its lines; nil if it is to be taken away.
  var text: String?
  /// What it says, comments and white space apart.
  var words: [Substring] = []
  /// From 1, in the file.
  var line: Int

  /// The name by which it is told from all others.
  var fullName: String { (type.map { "\($0)." } ?? "") + name }
}

import SuiteSupport

/// A comment that any lesson needs, because it stands in how a memory is told.
package enum MemoryComment: String, CaseIterable {
  /// So many parts aren't shown, `{count}`.
  case more = "more-before"
}

extension Comment {
  /// Says how many parts aren't shown.
  static func more(_ count: Int) -> Comment {
    Comment(MemoryComment.more.rawValue, ["count": "\(count)"])
  }
}

/// Whether the terminal's text is UTF-8, as far as the environment tells.
///
/// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that says something counts (POSIX, 8.2); if none
/// does, it is the “C” locale.
public func isUnicode(environment: [String: String]) -> Bool {
  let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
  guard let locale else { return isPlainLocaleUnicode }
  let name = locale.lowercased()
  return name.contains("utf-8") || name.contains("utf8")
}

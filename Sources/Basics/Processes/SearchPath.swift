import Foundation

/// The first executable file with this name in the folders of `PATH`.
public func executable(named name: String, environment: [String: String]) -> String? {
  if name.contains("/") { return isExecutable(name) ? name : nil }
  return (environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/\(name)" }
    .first(where: isExecutable)
}

/// Whether this is a file that may be run; `access` alone says yes to folders too.
private func isExecutable(_ path: String) -> Bool {
  var information = stat()
  return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
    && access(path, X_OK) == 0
}

import Foundation

/// A folder of its own for one piece of work, removed with everything in it when it is over.
struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws(EnvironmentProblem) {
    // Standardized, because the compiler writes paths so in its messages.
    let parent = URL(fileURLWithPath: NSTemporaryDirectory()).standardizedFileURL.path
    var template = Array("\(parent)/workbook-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .noTemporaryFolder(path: parent) }
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }
}

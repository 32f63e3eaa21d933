import Basics
import Foundation
import TestSupport
import XCTest

@testable import Classroom

/// A browser without a window that is driven through two pipes; it has a profile of its own, and is
/// gone with everything that it wrote when it is let go.
final class Browser {
  private let (toBrowser, fromBrowser) = (Basics.Pipe(), Basics.Pipe())
  private var process: pid_t = 0
  private let profile: String
  private var received = Data()
  private var (lastID, session): (Int, String?) = (0, nil)
  /// What the browser had to complain about, and errors of scripts.
  private(set) var complaints: [String] = []

  enum Failure: Error {
    case silent(String)
    case refused(String)
  }

  /// The first one on the path.
  ///
  /// - Returns: nil if there is none.
  static var path: String? {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  init(at path: String) throws {
    profile = "\(NSTemporaryDirectory())reports-browser-\(UUID().uuidString)"
    // Its sandbox can't be made by root.
    let sandbox = getuid() == 0 ? ["--no-sandbox"] : []
    let command = Command(
      path,
      [
        "--headless", "--remote-debugging-pipe", "--disable-gpu", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--user-data-dir=\(profile)",
      ] + sandbox, environment: ProcessInfo.processInfo.environment)
    let nothing = Foundation.open("/dev/null", O_RDWR)
    defer { close(nothing) }
    // It listens at 3 and talks at 4.
    process = try spawn(
      command,
      descriptors: [
        0: nothing, 1: nothing, 2: nothing, 3: toBrowser.readEnd, 4: fromBrowser.writeEnd,
      ], ownGroup: true)
    fromBrowser.closeWriteEnd()
    let target = try self.command("Target.createTarget", ["url": "about:blank"])
    let id = target["targetId"] as? String ?? ""
    let attached = try self.command(
      "Target.attachToTarget", ["targetId": .text(id), "flatten": true])
    session = attached["sessionId"] as? String
    for domain in ["Page", "Runtime", "Log"] { try self.command("\(domain).enable") }
  }

  /// Ends it: kindly first, and then certainly.
  func end() {
    // What doesn't answer any more is ended below.
    _ = try? command("Browser.close", within: 2)
    let deadline = Date() + 3
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      // All that it has started is in its group.
      if Date() > deadline { kill(-process, SIGKILL) }
      usleep(10_000)
    }
    // Its helpers may still write for a moment.
    for _ in 0..<20 where FileManager.default.fileExists(atPath: profile) {
      do { try FileManager.default.removeItem(atPath: profile) } catch { usleep(50_000) }
    }
  }

  /// Opens a page, and waits until its script is through.
  func open(_ file: String, readyIf condition: String = "document.documentElement.dataset.ready")
    throws
  {
    try command("Page.navigate", ["url": "about:blank"])
    let start = Date()
    try command(
      "Page.navigate", ["url": .text(URL(fileURLWithPath: file).absoluteString)], within: 20)
    while try value("document.readyState == 'complete' && !!(\(condition))") as? Bool != true {
      guard Date().timeIntervalSince(start) < 20 else { throw Failure.silent(file) }
      usleep(5_000)
    }
  }

  /// What an expression is in the page.
  @discardableResult
  func value(_ expression: String) throws -> Any? {
    let answer = try command(
      "Runtime.evaluate",
      ["expression": .text(expression), "returnByValue": true, "awaitPromise": true])
    if let details = answer["exceptionDetails"] { throw Failure.refused("\(details)") }
    return (answer["result"] as? [String: Any])?["value"]
  }

  func text(_ expression: String) throws -> String { try value(expression) as? String ?? "" }
  func number(_ expression: String) throws -> Double {
    let value = try value(expression)
    return value as? Double ?? (value as? Int).map(Double.init) ?? .nan
  }

  /// Waits until the page has drawn what was asked for before.
  func settle() throws {
    try value("new Promise(r => requestAnimationFrame(() => requestAnimationFrame(() => r(1))))")
  }

  func setSize(_ width: Int, _ height: Int) throws {
    try command(
      "Emulation.setDeviceMetricsOverride",
      ["width": .number(width), "height": .number(height), "deviceScaleFactor": 1, "mobile": true])
  }

  func setColours(_ scheme: String) throws {
    try command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": .text(scheme)]]])
  }

  func setScripts(areOn: Bool) throws {
    try command("Emulation.setScriptExecutionDisabled", ["value": .truth(!areOn)])
  }

  func press(_ key: String) throws {
    let (number, text) = key == "Tab" ? (9, "\t") : (13, "\r")
    for type in ["keyDown", "keyUp"] {
      try command(
        "Input.dispatchKeyEvent",
        [
          "type": .text(type), "key": .text(key), "code": .text(key),
          "windowsVirtualKeyCode": .number(number), "text": .text(type == "keyDown" ? text : ""),
        ])
    }
  }

  /// The page as it would be on paper.
  func paper() throws -> Data {
    let answer = try command("Page.printToPDF", ["printBackground": true], within: 15)
    return Data(bytes(base64: answer["data"] as? String ?? "") ?? [])
  }

  /// A picture of what is seen, for whoever wants to look at it.
  func picture() throws -> Data {
    let answer = try command("Page.captureScreenshot", within: 15)
    return Data(bytes(base64: answer["data"] as? String ?? "") ?? [])
  }

  // MARK: What goes through the pipes

  @discardableResult
  func command(
    _ method: String, _ parameters: [String: Parameter] = [:], within seconds: TimeInterval = 10
  ) throws -> [String: Any] {
    lastID += 1
    var message: [String: Parameter] = [
      "id": .number(lastID), "method": .text(method), "params": .object(parameters),
    ]
    if let session { message["sessionId"] = .text(session) }
    var rest = try Array(jsonLine(message).utf8.dropLast())[...] + [0]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(toBrowser.writeEnd, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure.silent(method) }
      rest = rest.dropFirst(count)
    }
    let deadline = Date() + seconds
    while let answer = try next(until: deadline) {
      note(answer)
      guard answer["id"] as? Int == lastID else { continue }
      if let error = answer["error"] { throw Failure.refused("\(method): \(error)") }
      return answer["result"] as? [String: Any] ?? [:]
    }
    throw Failure.silent(method)
  }

  private func next(until deadline: Date) throws -> [String: Any]? {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = received[received.startIndex..<end]
        received = Data(received[(end + 1)...])
        return try JSONSerialization.jsonObject(with: Data(message)) as? [String: Any]
      }
      let left = deadline.timeIntervalSinceNow
      var waiting = pollfd(fd: fromBrowser.readEnd, events: Int16(POLLIN), revents: 0)
      guard left > 0, poll(&waiting, 1, Int32(left * 1000) + 1) > 0 else { return nil }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(fromBrowser.readEnd, &buffer, buffer.count)
      guard count > 0 else { return nil }
      received += buffer[..<count]
    }
  }

  private func note(_ message: [String: Any]) {
    let parameters = message["params"] as? [String: Any] ?? [:]
    switch message["method"] as? String {
    case "Runtime.exceptionThrown", "Log.entryAdded": complaints.append("\(parameters)")
    default: break
    }
  }
}

/// What a command to the browser is given.
enum Parameter: Encodable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case text(String)
  case number(Int)
  case truth(Bool)
  case list([Parameter])
  case object([String: Parameter])

  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(arrayLiteral elements: Parameter...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Parameter)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let value): try value.encode(to: encoder)
    case .number(let value): try value.encode(to: encoder)
    case .truth(let value): try value.encode(to: encoder)
    case .list(let value): try value.encode(to: encoder)
    case .object(let value): try value.encode(to: encoder)
    }
  }
}

import Foundation
import Reporting

/// Takes apart what comes on the channel of a suite's process, and believes only what is signed.
struct SuiteChannel {
  /// Bytes that are no whole line yet.
  private var pending: [UInt8] = []
  /// How many messages were believed.
  private var count: UInt64 = 0
  private let secret: Secret

  /// More than this without a line break is no message of the suite's.
  static let messageLimit = 4 << 20

  init(secret: Secret) {
    self.secret = secret
  }

  /// The messages that these bytes complete.
  mutating func take(_ bytes: ArraySlice<UInt8>) -> [SuiteMessage] {
    var messages: [SuiteMessage] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      pending += rest[..<end]
      if let message = message(in: pending) { messages.append(message) }
      pending.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    pending += rest
    if pending.count > Self.messageLimit { pending = [] }
    return messages
  }

  private mutating func message(in line: [UInt8]) -> SuiteMessage? {
    // A signature has at most twenty digits.
    guard let space = line.prefix(21).firstIndex(of: 0x20) else { return nil }
    let body = line[(space + 1)...]
    guard let signature = UInt64(String(decoding: line[..<space], as: UTF8.self)),
      signature == secret.signature(of: body, number: count)
    else { return nil }
    count += 1
    return SuiteMessage(plainJSON: String(decoding: body, as: UTF8.self))
      ?? (try? JSONDecoder().decode(SuiteMessage.self, from: Data(body)))
  }
}

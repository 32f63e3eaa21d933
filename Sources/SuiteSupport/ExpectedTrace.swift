import Basics
import Traces

/// The model's trace to compare with: its bytes, or a keyed hash that doesn't reveal them.
public struct ExpectedTrace: Equatable, Sendable {
  private var content: Content
  public let count: Int
  /// The key of the hash; nil until it is set.
  var key: SumKey?

  private enum Content: Equatable {
    case bytes([UInt8])
    case sum(KeyedSum)
  }

  public init(_ bytes: [UInt8]) {
    (content, count) = (.bytes(bytes), bytes.count)
  }

  /// Whether a trace equals this one.
  public func isMet(by trace: ArraySlice<UInt8>) -> Bool {
    guard trace.count == count else { return false }
    return switch content {
    case .bytes(let bytes): areSame(bytes[...], trace)
    case .sum(let sum): key?.sum(of: trace) == sum
    }
  }

  /// Replaces the bytes by a keyed hash.
  mutating func hide(by key: SumKey) {
    guard case .bytes(let bytes) = content else { return }
    content = .sum(key.sum(of: bytes[...]))
  }
}

/// Only hashed traces can be encoded.
extension ExpectedTrace: Packed {
  public func pack(into writer: inout Writer) {
    guard case .sum(let sum) = content else { preconditionFailure("the answers aren't hidden") }
    writer.write(count, sum.first, sum.second)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    count = try reader.read()
    let (first, second): (UInt64, UInt64) = (try reader.read(), try reader.read())
    content = .sum(KeyedSum(first, second))
  }
}

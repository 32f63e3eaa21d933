import Basics
import Traces

/// A trace of the model's, to compare others with: its bytes, or a sum of them that tells them to nobody.
public struct ExpectedTrace: Equatable, Sendable {
  private var content: Content
  public let count: Int
  /// What the sum was made with; nil as long as nobody has said it.
  var key: SumKey?

  private enum Content: Equatable {
    case bytes([UInt8])
    case sum(KeyedSum)
  }

  public init(_ bytes: [UInt8]) {
    (content, count) = (.bytes(bytes), bytes.count)
  }

  /// Whether a trace is just this one.
  public func isMet(by trace: ArraySlice<UInt8>) -> Bool {
    guard trace.count == count else { return false }
    return switch content {
    case .bytes(let bytes): areSame(bytes[...], trace)
    case .sum(let sum): key?.sum(of: trace) == sum
    }
  }

  /// Keeps no more than a sum.
  mutating func hide(by key: SumKey) {
    guard case .bytes(let bytes) = content else { return }
    content = .sum(key.sum(of: bytes[...]))
  }
}

/// Only what is hidden is written.
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

/// Random numbers that are the same for the same seed on every machine (SplitMix64).
///
/// The grader's own seed counts too: one number makes all samples of a run.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed &+ Sampling.seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to `longest` numbers from 0 to below `end`.
  mutating func places(below end: Int, longest: Int) -> [Int] {
    let length = number(below: longest + 1)
    var places = [Int](repeating: 0, count: length)
    var index = 0
    while index < length {
      places[index] = number(below: end)
      index += 1
    }
    return places
  }

  /// What `Int.random(in: 0..<end, using: &self)` gives (Lemire's method), without generic code:
  /// thousands of samples are drawn in a run, and nothing here is optimised.
  private mutating func number(below end: Int) -> Int {
    let bound = UInt64(end)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let least = (0 &- bound) % bound
      while product.low < least { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }
}

/// A random number generator with the same sequence for the same seed on every machine
/// (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  public let seed: UInt64
  private var state: UInt64

  /// For samples that are the same in every run; `TestContext.generator` uses the run's own seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// For tests with random values: uses the seed `WORKBOOK_SEED` if it is set, otherwise a random
  /// one.
  public init(environment: [String: String]) {
    let wish = environment["WORKBOOK_SEED"].flatMap { UInt64($0) }
    self.init(seed: wish ?? .random(in: 0...UInt64(UInt32.max)))
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Up to `longest` random numbers from 0 to `end` - 1.
  mutating func places(below end: Int, longest: Int) -> [Int] {
    let length = Int.random(in: 0...longest, using: &self)
    return (0..<length).map { _ in Int.random(in: 0..<end, using: &self) }
  }
}

extension Int {
  /// Whether it is a prime; also of large numbers it is known at once (Miller–Rabin, with bases that
  /// suffice for 64 bits).
  var isPrime: Bool {
    guard self > 3 else { return self > 1 }
    let number = UInt(self)
    let twos = (number - 1).trailingZeroBitCount
    let odd = (number - 1) >> twos
    let bases: [UInt] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]
    return bases.allSatisfy { base in
      guard number != base else { return true }
      var power = UInt.power(of: base, odd, modulo: number)
      if power == 0 { return false }
      if power == 1 || power == number - 1 { return true }
      for _ in 1..<Swift.max(twos, 1) {
        power = UInt.product(power, power, modulo: number)
        if power == number - 1 { return true }
      }
      return false
    }
  }
}

extension UInt {
  fileprivate static func product(_ first: UInt, _ second: UInt, modulo: UInt) -> UInt {
    // Both are smaller than the modulus, so the quotient fits.
    modulo.dividingFullWidth(first.multipliedFullWidth(by: second)).remainder
  }

  fileprivate static func power(of base: UInt, _ exponent: UInt, modulo: UInt) -> UInt {
    var (result, factor, rest) = (UInt(1), base % modulo, exponent)
    while rest > 0 {
      if rest % 2 == 1 { result = product(result, factor, modulo: modulo) }
      factor = product(factor, factor, modulo: modulo)
      rest /= 2
    }
    return result
  }
}

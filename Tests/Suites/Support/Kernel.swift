#if os(Linux)
  import Foundation

  /// The functions of the C library that Swift doesn't import, because they take any number of
  /// arguments.
  enum Kernel {
    /// `prctl(2)`.
    @discardableResult
    static func control(_ option: Int32, _ first: UInt, _ second: UInt) -> Int32 {
      typealias Function = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
      guard let symbol = dlsym(nil, "prctl") else { return -1 }
      return unsafeBitCast(symbol, to: Function.self)(option, first, second, 0, 0)
    }

    /// `syscall(2)`, for calls that have no function of their own in every C library.
    @discardableResult
    static func call(
      _ number: Int, _ first: UInt = 0, _ second: UInt = 0, _ third: UInt = 0, _ fourth: UInt = 0
    ) -> Int {
      typealias Function = @convention(c) (Int, UInt, UInt, UInt, UInt) -> Int
      guard let symbol = dlsym(nil, "syscall") else { return -1 }
      return unsafeBitCast(symbol, to: Function.self)(number, first, second, third, fourth)
    }
  }
#endif

extension Workbook {
  /// The version of the Swift compiler that built the workbook, as far as `#if` can tell.
  static var compilerVersion: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #elseif compiler(>=6.2)
      "6.2"
    #else
      "6.1"
    #endif
  }
}

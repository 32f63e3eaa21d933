extension Workbook {
  /// The version of the Swift compiler that it was built with, as far as a source can know.
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

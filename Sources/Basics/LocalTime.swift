extension Date {
  /// The local time in a format of `strftime`, for example `%H:%M:%S`.
  package func local(_ format: String) -> String {
    var seconds = time_t(timeIntervalSince1970.rounded(.down))
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, format, &parts)
    return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}

/// The records of a file with separated values, by RFC 4180: quoted values, doubled quotes, line
/// breaks in quotes, lines that end in any of the three usual ways.
struct CSVRecords {
  /// A record, and the line that it begins in, from 1.
  struct Record: Equatable {
    var line: Int
    var values: [String]
  }

  /// Without the empty lines.
  private(set) var records: [Record] = []
  /// The line in which a quote is opened that is never closed.
  private(set) var openQuote: Int?

  init(_ text: some Collection<UInt8>, separator: UInt8, limit: Int = .max) {
    let quote = UInt8(ascii: "\"")
    let (feed, back) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var line = 1
    var record = Record(line: 1, values: [])
    var value: [UInt8] = []
    var opened: Int?
    var wasQuoted = false
    func endValue() {
      record.values.append(String(decoding: value, as: UTF8.self))
      (value, wasQuoted) = ([], false)
    }
    var index = text.startIndex
    func next() -> UInt8? {
      let next = text.index(after: index)
      return next < text.endIndex ? text[next] : nil
    }
    while index < text.endIndex, records.count < limit {
      let byte = text[index]
      if byte == feed || (byte == back && next() != feed) { line += 1 }
      if opened != nil {
        if byte != quote {
          value.append(byte)
        } else if next() == quote {
          value.append(byte)
          index = text.index(after: index)
        } else {
          opened = nil
        }
      } else if byte == quote, value.isEmpty, !wasQuoted {
        (opened, wasQuoted) = (line, true)
      } else if byte == separator {
        endValue()
      } else if byte == feed || byte == back {
        if byte == back, next() == feed {
          index = text.index(after: index)
          line += 1
        }
        let isEmpty = record.values.isEmpty && value.isEmpty && !wasQuoted
        endValue()
        if !isEmpty { records.append(record) }
        record = Record(line: line, values: [])
      } else {
        value.append(byte)
      }
      index = text.index(after: index)
    }
    openQuote = opened
    if records.count < limit, !record.values.isEmpty || !value.isEmpty || wasQuoted {
      endValue()
      records.append(record)
    }
  }
}

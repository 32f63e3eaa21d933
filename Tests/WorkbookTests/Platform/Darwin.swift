#if os(macOS)
  import Foundation

  // Written from Apple's documentation; not tried on a Mac yet.

  /// Foundation's reader of XML.
  typealias SystemXMLParser = XMLParser
  typealias SystemXMLParserDelegate = XMLParserDelegate
#endif

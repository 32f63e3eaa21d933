#if os(Linux)
  import FoundationXML

  /// Foundation's reader of XML, which stands in a module of its own here.
  typealias SystemXMLParser = XMLParser
  typealias SystemXMLParserDelegate = XMLParserDelegate
#endif

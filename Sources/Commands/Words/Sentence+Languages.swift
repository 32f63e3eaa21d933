import Authoring
import Interface

/// What is said about the texts of another language.
extension Sentence {
  static let authorTwins = Sentence("author.twins")
  static let authorMarks = Sentence("author.marks")
  static func authorMore(count: Int) -> Sentence { Sentence("author.more", ["count": count]) }
  static func authorTranslationRight(language: String) -> Sentence {
    Sentence("author.translation-right", ["language": language])
  }
  static func authorTranslationFaults(count: Int, language: String) -> Sentence {
    Sentence("author.translation-faults", ["count": count, "language": language])
  }
  static func authorTranslationNext(language: String) -> Sentence {
    Sentence("author.translation-next", ["language": language])
  }
  static func authorRenewed(count: Int, file: String) -> Sentence {
    Sentence("author.renewed", ["count": count, "file": file])
  }
  static func authorNotRenewed(file: String) -> Sentence {
    Sentence("author.not-renewed", ["file": file])
  }
  static func authorRemoved(count: Int) -> Sentence {
    Sentence("author.removed", ["count": count])
  }
  static func authorNoText(file: String) -> Sentence { Sentence("author.no-text", ["file": file]) }
  static func authorNoTwin(file: String, twin: String) -> Sentence {
    Sentence("author.no-twin", ["file": file, "twin": twin])
  }

  static func faultDiffers(text: String, english: String, line: Int) -> Sentence {
    Sentence("fault.differs", ["text": text, "english": english, "line": line])
  }
  static func faultTooWide(count: Int, most: Int) -> Sentence {
    Sentence("fault.too-wide", ["count": count, "most": most])
  }
  static let faultEnglish = Sentence("fault.english")
  static func faultNotCompared(twin: String) -> Sentence {
    Sentence("fault.not-compared", ["twin": twin])
  }
  static func faultChanged(twin: String) -> Sentence { Sentence("fault.changed", ["twin": twin]) }

  /// What is proved of a language.
  init(titleOf part: LanguageProof.Part) {
    self =
      switch part {
      case .twins: .authorTwins
      case .marks: .authorMarks
      }
  }

  /// Why no marks were written.
  init(_ error: MarksError) {
    self =
      switch error {
      case .notReadable(let path): .errorNotReadable(path: path)
      case .notWritable(let path): .errorNotWritable(path: path)
      }
  }
}

/// Values that are easily forgotten when a function is written, and when it is tested.
///
/// Each list begins with the simplest value. A suite uses those whose results the lesson's text
/// determines, asks them in one table and reports the first difference.
public enum EdgeValues {
  /// Around zero, where conditions are easily off by one.
  public static let aroundZero = [0, 1, -1]

  /// Numbers beyond smaller types: 8, 16 and 32 bits, `Float` (24 bits) and `Double` (53 bits). Odd
  /// ones, because rounded numbers are often even.
  public static let large: [Int] = [
    128, 256, 1_001, 65_537, 1_000_001, 16_777_217, 2_147_483_647, 2_147_483_648, 4_294_967_295,
    9_007_199_254_740_993, 1_000_000_000_000_000_001,
  ].flatMap { [$0, -$0] }

  /// The limits of `Int` and their neighbours, where arithmetic overflows.
  public static let limits = [Int.max - 1, Int.min + 1, Int.max, Int.min]

  public static let numbers = inside + limits

  /// Those from which there are some steps to either limit.
  public static let inside = aroundZero + large

  /// The empty text, and texts that look empty.
  public static let blankTexts = ["", " ", "\t", "\n", "\u{A0}", "\u{200B}", "\0"]

  /// Texts with blanks at their ends, which trimming removes.
  public static let paddedTexts = [" ada", "ada ", "  ada\n", "ada  lovelace"]

  /// A name in different cases, and letters that change length or differ between languages when
  /// their case is changed.
  public static let cases = ["ada", "Ada", "ADA", "aDa", "Éva", "straße", "İstanbul", "ıI"]

  /// Texts that look like numbers, as ids and codes do: who reads one as a number and writes it anew
  /// gets another text.
  public static let numerals = [
    "007", "+7", "-0", " 7", "7 ", "7.0", "7e3", "0x1F", "7,000", "12345678901234567890", "\u{663}",
    "\u{FF17}", "u007", "u+7", "u 7", "U7", "#7",
  ]

  /// The same letter as one scalar and as two: equal strings with different numbers of bytes.
  public static let spellings = ["Zo\u{EB}", "Zoe\u{308}"]

  /// Characters of many scalars, right-to-left writing, and scripts without capitals, for code that
  /// counts bytes or reverses texts.
  public static let scripts = [
    "李雷", "👩‍👩‍👧‍👦", "👍🏽 ok", "🇸🇪🇳🇴", "שלום", "مرحبا ada", "नमस्ते", "Jose\u{301}",
  ]

  /// Line breaks, control characters, and characters with a meaning for terminals, Swift, format
  /// strings or sentences.
  public static let signs = [
    "O'Hara", "a\nb", "a\r\nb", "a\tb", "a\u{7}b", "\u{1B}[31mred", "a\u{202E}b", "\"ada\"", "a\\b",
    "100%", "%@ %d", "\\(name)", "a, b", "nil", "0", "ada@example.com",
    "Ada Jr.", "ada!", "ada?", "ada,", "ada:",
  ]

  /// Longer than any typed text.
  public static let longTexts = [
    String(repeating: "a", count: 21), String(repeating: "a", count: 100),
    String(repeating: "ab ", count: 400),
  ]

  public static let texts =
    cases + signs + numerals + spellings + scripts + paddedTexts + longTexts + blankTexts

  /// Numbers of events: 0 to 300, and 10,000. Code that works for three events may fail at 20, at
  /// 100, or when recursion becomes too deep.
  public static let historyLengths = Array(0...300) + [10_000]
}

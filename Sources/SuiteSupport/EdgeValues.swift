/// Values that people forget when they write a function, and again when they test it.
///
/// Each list begins with the plainest value. A suite takes those of which the lesson's text says what
/// holds, asks them as one table, and tells the first that differs.
public enum EdgeValues {
  /// Both sides of zero, where a condition is easily one off.
  public static let aroundZero = [0, 1, -1]

  /// What no longer fits into a smaller type: 8, 16 and 32 bits, `Float` (24 bits) and `Double`
  /// (53 bits). Ones and odd numbers, because a rounded number is often an even one.
  public static let large: [Int] = [
    128, 256, 1_001, 65_537, 1_000_001, 16_777_217, 2_147_483_647, 2_147_483_648, 4_294_967_295,
    9_007_199_254_740_993, 1_000_000_000_000_000_001,
  ].flatMap { [$0, -$0] }

  /// The limits of `Int`, and the numbers one step inside: one step further, the program stops.
  public static let limits = [Int.max - 1, Int.min + 1, Int.max, Int.min]

  public static let numbers = aroundZero + large + limits

  /// No text, and such as look like none.
  public static let blankTexts = ["", " ", "\t", "\n", "\u{A0}", "\u{200B}", "\0"]

  /// Blank at the ends: gone, if somebody trims.
  public static let paddedTexts = [" ada", "ada ", "  ada\n", "ada  lovelace"]

  /// One name in upper and lower case, and letters whose other case is longer, or another letter in
  /// another language.
  public static let cases = ["ada", "Ada", "ADA", "aDa", "straße", "İstanbul", "ıI"]

  /// The same letter in two spellings, as one scalar and as two: equal, and yet of different lengths
  /// in bytes.
  public static let spellings = ["Zo\u{EB}", "Zoe\u{308}"]

  /// Characters of many scalars, writing from right to left, and scripts without capitals: wrong, if
  /// somebody counts bytes, or turns a text round.
  public static let scripts = [
    "李雷", "👩‍👩‍👧‍👦", "👍🏽 ok", "🇸🇪🇳🇴", "שלום", "مرحبا ada", "नमस्ते", "Jose\u{301}",
  ]

  /// Line breaks and control characters, and signs that mean something to a terminal, to Swift or to
  /// a format.
  public static let signs = [
    "O'Hara", "a\nb", "a\r\nb", "a\tb", "a\u{7}b", "\u{1B}[31mred", "a\u{202E}b", "\"ada\"", "a\\b",
    "%@ %d", "\\(name)", "a, b", "nil", "0", "ada@example.com",
  ]

  /// Longer than anybody types.
  public static let longTexts = [
    String(repeating: "a", count: 100), String(repeating: "ab ", count: 400),
  ]

  public static let texts =
    cases + signs + spellings + scripts + paddedTexts + longTexts + blankTexts

  /// How many events happen: every number from none to 300, and once 10,000. What holds for three
  /// events may end at 20, at 100, or where recursion becomes too deep.
  public static let historyLengths = Array(0...300) + [10_000]
}

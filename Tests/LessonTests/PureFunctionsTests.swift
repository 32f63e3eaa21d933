/// Lesson 1, check by check.
final class PureFunctionsTests: LessonTestCase {
  override class var lesson: Int { 1 }

  // MARK: - Step 1: increaseB

  func testIncreaseAddsOne() throws { try check("increase.adds-one") }
  func testIncreaseIgnoresGlobal() throws { try check("increase.ignores-global") }
  func testIncreaseSameAnswer() throws { try check("increase.same-answer") }
  func testIncreaseLeavesState() throws { try check("increase.leaves-state") }
  func testIncreaseSilent() throws { try check("increase.silent") }
  func testIncreasePureByReading() throws { try check("increase.pure-by-reading") }

  // MARK: - Step 2: the specimens

  func testSpecimenFahrenheit() throws { try check("specimen.fahrenheit") }
  func testSpecimenIsWelcome() throws { try check("specimen.is-welcome") }
  func testSpecimenRanked() throws { try check("specimen.ranked") }
  func testSpecimenArea() throws { try check("specimen.area") }
  func testSpecimenPriceWithTax() throws { try check("specimen.price-with-tax") }
  func testSpecimenSquare() throws { try check("specimen.square") }
  func testSpecimenSecondsSince() throws { try check("specimen.seconds-since") }
  func testSpecimenSecondsBetween() throws { try check("specimen.seconds-between") }
  func testSpecimenPick() throws { try check("specimen.pick") }
  func testSpecimenTwoMore() throws { try check("specimen.two-more") }
  func testSpecimenRestock() throws { try check("specimen.restock") }
  func testSpecimenSameAnswer() throws { try check("specimen.same-answer") }

  // MARK: - Step 3: greeting

  func testGreetingWords() throws { try check("greeting.words") }
  func testGreetingName() throws { try check("greeting.name") }
  func testGreetingSameAnswer() throws { try check("greeting.same-answer") }
  func testGreetingLeavesGlobals() throws { try check("greeting.leaves-globals") }
  func testGreetingSilent() throws { try check("greeting.silent") }
  func testGreetingPureByReading() throws { try check("greeting.pure-by-reading") }

  // MARK: - Step 4: receipt

  func testReceiptTotal() throws { try check("receipt.total") }
  func testReceiptLines() throws { try check("receipt.lines") }
  func testReceiptNoPrices() throws { try check("receipt.no-prices") }
  func testReceiptSameAnswer() throws { try check("receipt.same-answer") }
  func testReceiptLeavesGlobals() throws { try check("receipt.leaves-globals") }
  func testReceiptSilent() throws { try check("receipt.silent") }
  func testReceiptPureByReading() throws { try check("receipt.pure-by-reading") }
}

// Lesson 1 · Pure and impure functions
// Read the lesson: `swift run workbook read 1`. Check your work: `swift run workbook test 1`.

import Foundation

/// A global variable: every function in this file can read it and change it.
var state = 0

/// Adds one to the global variable, and returns nothing.
func increaseA() {
  state += 1
}

// MARK: - Step 1: increaseB
// Give the number that follows `state`; here `state` is the parameter, not the global variable.
// Everything outside of the function stays as it is.

func increaseB(state: Int) -> Int {
  return state
}

// MARK: - Step 2: the specimens
// Read the functions below and give your verdict on each in `verdict(on:)`, further down.
// Leave the functions as they are. If several reasons hold for one, any of them counts.

/// What you think of a function.
enum Verdict {
  case notSure
  case pure
  case impure(Reason)
}

/// Why a function isn't pure.
enum Reason {
  /// It changes a variable that lives outside of it.
  case changesOutsideState
  /// Its result comes from a variable that lives outside of it and can change.
  case readsOutsideState
  /// It asks what time it is.
  case clock
  /// It lets chance decide.
  case randomness
  /// It writes something: on the screen, into a file, to a server.
  case output
}

/// The name of the person who uses the app.
var userName = "Ada"

/// How much tax a price bears.
let taxPercent = 20

/// The squares that have been worked out so far.
var knownSquares: [Int: Int] = [:]

/// How many books stand on a shelf.
final class Shelf {
  var books = 0
}

func fahrenheit(fromCelsius degrees: Int) -> Int {
  return degrees * 9 / 5 + 32
}

func isWelcome(_ name: String) -> Bool {
  return name == userName
}

func ranked(_ scores: [Int]) -> [Int] {
  var copy = scores
  copy.sort(by: >)
  return copy
}

func area(width: Int, height: Int) -> Int {
  let area = width * height
  print("The area is \(area).")
  return area
}

func priceWithTax(_ price: Int) -> Int {
  return price + price * taxPercent / 100
}

func square(_ number: Int) -> Int {
  if let known = knownSquares[number] { return known }
  let square = number * number
  knownSquares[number] = square
  return square
}

func secondsSince(_ start: Date) -> Double {
  return Date().timeIntervalSince(start)
}

func secondsBetween(_ start: Date, _ end: Date) -> Double {
  return end.timeIntervalSince(start)
}

func pick(from names: [String]) -> String {
  return names.randomElement() ?? "nobody"
}

func twoMore(than number: Int) -> Int {
  increaseA()
  increaseA()
  return number + 2
}

func restock(_ shelf: Shelf) -> Int {
  shelf.books += 10
  return shelf.books
}

/// The functions above, by name.
enum Specimen {
  case fahrenheit, isWelcome, ranked, area, priceWithTax, square
  case secondsSince, secondsBetween, pick, twoMore, restock
}

/// Your table: replace each `.notSure` with `.pure`, or with `.impure(…)` and a reason in it.
func verdict(on specimen: Specimen) -> Verdict {
  switch specimen {
  case .fahrenheit: return .notSure
  case .isWelcome: return .notSure
  case .ranked: return .notSure
  case .area: return .notSure
  case .priceWithTax: return .notSure
  case .square: return .notSure
  case .secondsSince: return .notSure
  case .secondsBetween: return .notSure
  case .pick: return .notSure
  case .twoMore: return .notSure
  case .restock: return .notSure
  }
}

// MARK: - Step 3: greeting
// Give the words that `greet()` has for this name at this hour.
// `hour` goes from 0 to 23; no other hour is asked for.

/// Greets the user of the app with words for the time that it is now.
func greet() -> String {
  let hour = Calendar.current.component(.hour, from: Date())
  switch hour {
  case 0..<5: return "Still awake, \(userName)?"
  case 5..<12: return "Good morning, \(userName)!"
  case 12..<18: return "Good afternoon, \(userName)!"
  case 18..<22: return "Good evening, \(userName)!"
  default: return "Good night, \(userName)."
  }
}

func greeting(for name: String, hour: Int) -> String {
  return ""
}

// MARK: - Step 4: receipt
// Give the total, and the lines that `checkout` prints, one string for each line.
// Nothing is printed; no prices at all make a receipt too.

/// Adds up the prices, and prints a receipt while it does. A voucher is a price below zero.
func checkout(_ prices: [Int]) -> Int {
  var total = 0
  print("Your receipt")
  for price in prices {
    total += price
    print("\(price) makes \(total)")
  }
  print("Total: \(total)")
  return total
}

func receipt(for prices: [Int]) -> (total: Int, lines: [String]) {
  return (total: 0, lines: [])
}

// MARK: - Scratch
// Try anything: `swift run workbook run 1` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}

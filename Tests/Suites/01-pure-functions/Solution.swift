// Lesson 1 · Pure and impure functions: the reference solution.

import Foundation

/// A global variable: every function in this file can read it and change it.
var state = 0

/// Adds one to the global variable, and returns nothing.
func increaseA() {
  state += 1
}

// MARK: - Step 1: increaseB

func increaseB(state: Int) -> Int {
  return state + 1
}

// MARK: - Step 2: the specimens

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

func verdict(on specimen: Specimen) -> Verdict {
  switch specimen {
  case .fahrenheit: return .pure
  case .isWelcome: return .impure(.readsOutsideState)
  // `copy` is a variable of its own; nobody else ever sees it.
  case .ranked: return .pure
  case .area: return .impure(.output)
  // `taxPercent` is a constant, so it is not an input.
  case .priceWithTax: return .pure
  // The results are right, but every new number is written into `knownSquares`.
  case .square: return .impure(.changesOutsideState)
  case .secondsSince: return .impure(.clock)
  // It is about time, but it asks no clock: both moments are parameters.
  case .secondsBetween: return .pure
  case .pick: return .impure(.randomness)
  // `increaseA()` is impure, so whoever calls it is, too.
  case .twoMore: return .impure(.changesOutsideState)
  // `shelf` is a reference; the object behind it belongs to others as well.
  case .restock: return .impure(.changesOutsideState)
  }
}

// MARK: - Step 3: greeting

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
  switch hour {
  case 0..<5: return "Still awake, \(name)?"
  case 5..<12: return "Good morning, \(name)!"
  case 12..<18: return "Good afternoon, \(name)!"
  case 18..<22: return "Good evening, \(name)!"
  default: return "Good night, \(name)."
  }
}

// MARK: - Step 4: receipt

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
  var total = 0
  var lines = ["Your receipt"]
  for price in prices {
    total += price
    lines.append("\(price) makes \(total)")
  }
  lines.append("Total: \(total)")
  return (total, lines)
}

// MARK: - Scratch
// Try anything: `swift run workbook run 1` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}

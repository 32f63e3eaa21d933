// 第 1 课 · 纯函数与非纯函数
// 读课文：`swift run workbook read 1`。检查你的代码：`swift run workbook test 1`。

import Foundation

/// 全局变量：这个文件里的每个函数都能读它、改它。
var state = 0

/// 给全局变量加 1，什么也不返回。
func increaseA() {
  state += 1
}

// MARK: - Step 1: increaseB
// 返回 `state` 后面的那个数；这里的 `state` 是参数，不是全局变量。
// 函数外面的一切都保持原样。

func increaseB(state: Int) -> Int {
  return state
}

// MARK: - Step 2: the specimens
// 读下面的函数，再到更下面的 `verdict(on:)` 里，给每个函数写下你的判断。
// 这些函数要保持原样。如果一个函数有好几个原因都成立，写哪个都算对。

/// 你对一个函数的判断。
enum Verdict {
  case notSure
  case pure
  case impure(Reason)
}

/// 一个函数为什么不纯。
enum Reason {
  /// 它修改了函数外面的变量。
  case changesOutsideState
  /// 它的结果取自函数外面的变量，而那个变量会变。
  case readsOutsideState
  /// 它要读现在的时间。
  case clock
  /// 它的结果是随机的。
  case randomness
  /// 它往外写东西：写到屏幕、文件或服务器。
  case output
}

/// 应用用户的名字。
var userName = "Ada"

/// 价格要加百分之多少的税。
let taxPercent = 20

/// 到现在为止算过的平方。
var knownSquares: [Int: Int] = [:]

/// 书架上放着多少本书。
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

/// 上面那些函数的名字。
enum Specimen {
  case fahrenheit, isWelcome, ranked, area, priceWithTax, square
  case secondsSince, secondsBetween, pick, twoMore, restock
}

/// 你的表：把每个 `.notSure` 换成 `.pure`，或者换成 `.impure(…)`，括号里写原因。
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
// 返回 `greet()` 在这个钟点对这个名字说的话。
// `hour` 从 0 到 23；不会有别的钟点。

/// 按现在的时间，问候应用的用户。
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
// 返回总额，以及 `checkout` 打印的各行，每行是一个字符串。
// 不要打印任何东西；没有价格时，也要返回收据。

/// 把价格加起来，一边加一边打印收据。代金券就是低于零的价格。
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
// 随便试：`swift run workbook run 1` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}

import SuiteSupport
import TestSupport
import Traces

/// A value with one of everything, as scripts and traces have.
struct Sample: Packed, Equatable {
  var number = 0
  var text = ""
  var isOn = false
  var share = 0.0
  var mood = Mood.calm
  var shapes: [Shape] = []
  var lengths: [String: Int] = [:]
  var marks: Set<Int> = []
  var nothing: Int?
  var twice: Int??
  var seed: UInt64 = 0

  func pack(into writer: inout Writer) {
    writer.write(number)
    writer.write(text)
    writer.write(isOn)
    writer.write(share)
    writer.write(mood)
    writer.write(shapes)
    writer.write(lengths)
    writer.write(marks)
    writer.write(nothing)
    writer.write(twice)
    writer.write(seed)
  }

  init(from reader: inout Reader) throws(PackingError) {
    number = try reader.read()
    text = try reader.read()
    isOn = try reader.read()
    share = try reader.read()
    mood = try reader.read()
    shapes = try reader.read()
    lengths = try reader.read()
    marks = try reader.read()
    nothing = try reader.read()
    twice = try reader.read()
    seed = try reader.read()
  }

  init() {}

  /// A value made of chance; small numbers and large ones, short texts and long ones.
  init(using generator: inout SeededGenerator) {
    number = generator.number()
    text = generator.text()
    isOn = .random(using: &generator)
    share = Double(generator.number()) / 7
    mood = .allCases.randomElement(using: &generator) ?? .calm
    shapes = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Shape(using: &generator, depth: 0)
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      lengths[generator.text()] = generator.number()
      marks.insert(generator.number())
    }
    nothing = .random(using: &generator) ? nil : generator.number()
    twice = .random(using: &generator) ? nil : .some(nothing)
    seed = generator.next()
  }
}

enum Mood: Int, Packed, CaseIterable {
  case calm
  case loud = 300
  case low = -1
}

indirect enum Shape: Packed, Equatable {
  case point
  case moved(Int, Shape)
  case named(String)

  func pack(into writer: inout Writer) {
    switch self {
    case .point: writer.write(case: 0)
    case .moved(let by, let shape):
      writer.write(case: 1)
      writer.write(by)
      writer.write(shape)
    case .named(let name):
      writer.write(case: 2)
      writer.write(name)
    }
  }

  init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .point
    case 1: self = .moved(try reader.read(), try reader.read())
    case 2: self = .named(try reader.read())
    default: throw reader.unknownCase()
    }
  }

  init(using generator: inout SeededGenerator, depth: Int) {
    switch Int.random(in: 0...(depth < 5 ? 2 : 0), using: &generator) {
    case 0: self = .point
    case 1: self = .moved(generator.number(), Shape(using: &generator, depth: depth + 1))
    default: self = .named(generator.text())
    }
  }
}

extension SeededGenerator {
  mutating func number() -> Int {
    let width = UInt64.random(in: 0...63, using: &self)
    return Int(truncatingIfNeeded: next()) >> Int(width)
  }

  mutating func text() -> String {
    let letters = ["a", "z", " ", "é", "e\u{301}", "🧵", "\0", "\n", "漢"]
    return text(of: letters, upTo: 6)
  }
}

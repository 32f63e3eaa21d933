import Traces

/// One of the types in `Forms.swift`, or a tuple.
public enum Kind: Int, CaseIterable, Packed, Sendable {
  case number, text, truth, optional, list, level, light, size, signal, meter, pair
}

/// What is of that type, while all else is about numbers.
public enum Role: Int, CaseIterable, Packed, Sendable {
  /// The part, in a box.
  case part
  /// The whole, whose number is the part.
  case whole
  /// The whole and the part, which is half of it.
  case both
  /// The part's own actions.
  case own
  // All actions, where only the odd ones are the part's own: their numbers, or they themselves.
  case all
  case allAndOwn

  /// Those that are about values, which every way has, and about all actions.
  public static let ofEachWay: [Role] = [.part, .whole, .both, .own]
  public static let ofAllActions: [Role] = [.all, .allAndOwn]
}

/// A value of some type, known by its number.
public struct FormedValue: Equatable, Packed, Sendable {
  public var kind: Kind
  public var number: Int
  /// What is beside it in a box; nil if it is in none.
  public var rest: Int?

  public init(_ kind: Kind, _ number: Int, rest: Int? = nil) {
    (self.kind, self.number, self.rest) = (kind, number, rest)
  }
}

/// An action of some type, known by its number.
public struct FormedAction: Equatable, Packed, Sendable {
  public var kind: Kind
  /// Nil of a box's action that isn't the part's.
  public var number: Int?
  /// Whether it is a box's.
  public var isBoxed: Bool

  public init(_ kind: Kind, _ number: Int?, isBoxed: Bool = false) {
    (self.kind, self.number, self.isBoxed) = (kind, number, isBoxed)
  }
}

/// What is known of a type.
struct Shape<Value> {
  let kind: Kind
  let make: (Int) -> Value
  let number: WritableKeyPath<Value, Int>
  /// Makes an action, which is the part's own if the number is odd.
  let makeAction: (Int) -> Value
  let odd: WritableKeyPath<Value, Int?>
  // These a tuple doesn't have.
  var half: WritableKeyPath<Value, Value>?
  var oddOne: WritableKeyPath<Value, Value?>?
}

extension Shape where Value: Form {
  init(_ kind: Kind) {
    self.init(
      kind: kind, make: Value.init, number: \.number, makeAction: Value.init, odd: \.odd,
      half: \.half, oddOne: \.oddOne)
  }
}

/// Something that is done with any type.
protocol ShapeVisitor {
  associatedtype Result
  func visit<Value>(_ shape: Shape<Value>) -> Result
}

extension Kind {
  func visited<Visitor: ShapeVisitor>(by visitor: Visitor) -> Visitor.Result {
    switch self {
    case .number: visitor.visit(Shape<Int>(self))
    case .text: visitor.visit(Shape<String>(self))
    case .truth: visitor.visit(Shape<Bool>(self))
    case .optional: visitor.visit(Shape<Int?>(self))
    case .list: visitor.visit(Shape<[Int]>(self))
    case .level: visitor.visit(Shape<Level>(self))
    case .light: visitor.visit(Shape<Light>(self))
    case .size: visitor.visit(Shape<Size>(self))
    case .signal: visitor.visit(Shape<Signal>(self))
    case .meter: visitor.visit(Shape<Meter>(self))
    case .pair:
      visitor.visit(
        Shape<(Int, Int?)>(
          kind: self, make: { ($0, nil) }, number: \.0,
          makeAction: { $0.isMultiple(of: 2) ? ($0, nil) : (0, $0) }, odd: \.1))
    }
  }

  /// Whether there is a type of this kind in that role.
  public func canBe(_ role: Role) -> Bool {
    switch self {
    // A number's number is the whole.
    case .number: role != .whole
    // A tuple has no computed properties.
    case .pair: role != .both && role != .allAndOwn
    default: true
    }
  }
}

/// Makes the reducer that adds an action's number to a part's, pulled back.
struct Pulling<Side: CombinePullbackSide>: ShapeVisitor {
  let role: Role
  let way: Way

  func visit<Value>(_ shape: Shape<Value>) -> Reducer<AnyValue, AnyAction> {
    let ints = Shape<Int>(.number)
    switch role {
    case .part: return inBox(shape, ints)
    case .own: return inBox(ints, shape)
    case .whole:
      return pulled(
        adding(ints, ints), value: shape.number, whole: unboxed(shape), own: number(ints))
    case .both:
      guard let half = shape.half else { return { _, _ in } }
      return pulled(adding(shape, ints), value: half, whole: unboxed(shape), own: number(ints))
    case .all:
      return amongAll(adding(ints, ints), shape.odd, shape)
    case .allAndOwn:
      guard let oddOne = shape.oddOne else { return { _, _ in } }
      return amongAll(adding(ints, shape), oddOne, shape)
    }
  }

  private typealias Conversion<Value> = (from: (AnyValue) -> Value?, wrap: (Value) -> AnyValue)

  private func adding<Part, Action>(
    _ part: Shape<Part>, _ action: Shape<Action>
  ) -> Reducer<Part, Action> {
    { value, added in
      // An object is replaced, as any other value.
      value = part.make(value[keyPath: part.number] &+ added[keyPath: action.number])
    }
  }

  private func inBox<Part, Own>(
    _ part: Shape<Part>, _ own: Shape<Own>
  ) -> Reducer<AnyValue, AnyAction> {
    pulled(adding(part, own), value: \Box<Part>.part, whole: boxed(part), own: number(own))
  }

  private func amongAll<Own, All>(
    _ reducer: @escaping Reducer<Int, Own>, _ action: WritableKeyPath<All, Own?>,
    _ shape: Shape<All>
  ) -> Reducer<AnyValue, AnyAction> {
    let whole = boxed(Shape<Int>(.number))
    return erased(
      Side.pullback(reducer, value: \Box<Int>.part, action: action), value: whole.from,
      wrap: whole.wrap, action: { $0.formed?.number.map(shape.makeAction) })
  }

  private func pulled<Whole, Part, Own>(
    _ reducer: @escaping Reducer<Part, Own>, value: WritableKeyPath<Whole, Part>,
    whole: Conversion<Whole>, own: @escaping (AnyAction) -> Own?
  ) -> Reducer<AnyValue, AnyAction> {
    switch way {
    case .getSet:
      let pulled: Reducer<Whole, Own> = Side.pullback(
        reducer, get: { $0[keyPath: value] }, set: { $0[keyPath: value] = $1 })
      return erased(pulled, value: whole.from, wrap: whole.wrap, action: own)
    case .path:
      return erased(
        Side.pullback(reducer, value: value), value: whole.from, wrap: whole.wrap, action: own)
    case .paths:
      let pulled = Side.pullback(reducer, value: value, action: \BoxAction<Own>.own)
      return erased(
        pulled, value: whole.from, wrap: whole.wrap,
        action: { $0.formed?.number == nil ? .other : own($0).map { .own($0) } })
    }
  }

  private func number<Own>(_ own: Shape<Own>) -> (AnyAction) -> Own? {
    { $0.formed?.number.map(own.make) }
  }

  private func boxed<Part>(_ part: Shape<Part>) -> Conversion<Box<Part>> {
    (
      { value in value.formed.map { Box(part: part.make($0.number), rest: $0.rest ?? 0) } },
      { .formed(FormedValue(part.kind, $0.part[keyPath: part.number], rest: $0.rest)) }
    )
  }

  private func unboxed<Whole>(_ whole: Shape<Whole>) -> Conversion<Whole> {
    (
      { value in value.formed.map { whole.make($0.number) } },
      { .formed(FormedValue(whole.kind, $0[keyPath: whole.number])) }
    )
  }
}

// MARK: - How they are written

extension FormedValue {
  /// The value itself.
  public var native: Any { kind.visited(by: Making(value: self)) }
}

extension FormedAction {
  /// The action itself.
  public var native: Any { kind.visited(by: MakingAction(action: self)) }
}

private struct Making: ShapeVisitor {
  let value: FormedValue

  func visit<Value>(_ shape: Shape<Value>) -> Any {
    let part = shape.make(value.number)
    return value.rest.map { Box(part: part, rest: $0) as Any } ?? part as Any
  }
}

private struct MakingAction: ShapeVisitor {
  let action: FormedAction

  func visit<Value>(_ shape: Shape<Value>) -> Any {
    guard action.isBoxed else { return shape.makeAction(action.number ?? 0) as Any }
    return action.number.map { BoxAction.own(shape.make($0)) } ?? BoxAction.other
  }
}

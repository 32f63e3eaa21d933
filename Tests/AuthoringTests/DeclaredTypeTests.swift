import Basics
import XCTest

@testable import Authoring

/// What structs and enums are made of, and which types a protocol speaks of.
final class DeclaredTypeTests: XCTestCase {
  private func type(_ text: String) throws -> DeclaredType {
    try XCTUnwrap(SourceFile(text).types.first)
  }

  func testAStructHasItsStoredProperties() throws {
    let text = """
      /// A state.
      public struct State: Equatable, Sendable {
        public var name = "a, b"
        var isOn = false
        var count: Int
        private(set) var table: [String: [Int]] = [:]
        let error: LoginError?
        var inner = Inner()
        var sum = first + second
        static let all = [State()]
        var act: () -> Void = {}
        var doubled: Int { count * 2 }
        init(name: String) { self.name = name }
        func pack(into writer: inout Writer) {}
      }
      """
    let state = try type(text)
    XCTAssertEqual(state.name, "State")
    XCTAssertEqual(state.inherited, ["Equatable", "Sendable"])
    XCTAssertEqual(state.modifiers, ["public"])
    XCTAssertEqual(
      state.fields.map(\.name), ["name", "isOn", "count", "table", "error", "inner", "sum", "act"])
    XCTAssertEqual(
      state.fields.map(\.type),
      ["String", "Bool", "Int", "[String: [Int]]", "LoginError?", "Inner", nil, "() -> Void"])
    XCTAssertEqual(
      state.fields.map(\.initial),
      ["\"a, b\"", "false", nil, "[:]", nil, "Inner()", "first + second", "{}"])
    XCTAssertEqual(state.members, ["all", "doubled", "init(name:)", "pack(into:)"])
  }

  func testAnEnumHasItsCases() throws {
    let event = try type(
      """
      indirect enum Event<Value: Equatable & Sendable, Action>: Equatable
      {
        case on, off
        /// A comment.
        case move(to: Int, _ by: [Int: Int], Result<Value, Action>, then: State? = nil)
        case word(Int) // behind it
        var isOn: Bool { true }
      }
      """)
    XCTAssertEqual(event.parameters, ["Value", "Action"])
    XCTAssertEqual(event.inherited, ["Equatable"])
    XCTAssertEqual(event.cases.map(\.name), ["on", "off", "move", "word"])
    XCTAssertEqual(event.cases[2].parts.map(\.label), ["to", nil, nil, "then"])
    XCTAssertEqual(
      event.cases[2].parts.map(\.type), ["Int", "[Int: Int]", "Result<Value, Action>", "State?"])
    XCTAssertEqual(event.members, ["isOn"])
  }

  func testTypesWithinTypesHaveTheirFullNames() {
    let text = """
      struct A { enum B { case c } }
      extension A.B { struct D { var e = 1 } }
      extension F: G where H == I { enum J: Int { case k } }
      """
    XCTAssertEqual(SourceFile(text).types.map(\.name), ["A", "A.B", "A.B.D", "F.J"])
    XCTAssertEqual(
      SourceFile("typealias A = String\ntypealias B<C> = [C]").aliases, ["A": "String"])
  }

  func testAProtocolTakesParametersAndGivesResults() {
    let text = """
      protocol Side {
        static func reduce(_ state: A, _ events: [B.C]) -> D?
        func fill(_ list: inout E)
        func test(of reduce: @escaping (F, G) -> H) -> (I) -> J
        var state: K { get }
        func layer(_ reducer: Reducer<L, M>)
      }
      """
    let uses = SourceFile(text).protocolUses.filter { $0.name.wholeMatch(of: /[A-M](\.C)?/) != nil }
    let taken = Set(uses.filter(\.isTaken).map(\.name))
    let given = Set(uses.filter { !$0.isTaken }.map(\.name))
    XCTAssertEqual(taken, ["A", "B.C", "E", "H", "I", "L", "M"])
    XCTAssertEqual(given, ["D", "E", "F", "G", "J", "K", "L", "M"])
  }
}

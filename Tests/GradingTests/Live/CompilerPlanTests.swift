import Foundation
import Launching
import XCTest

@testable import Curriculum
@testable import Grading

/// The toolchain's own way of making a library, followed without its driver.
final class CompilerPlanTests: XCTestCase {
  func testWordsAsAShellTakesThemApart() {
    XCTAssertEqual(
      shellWords(in: #"/usr/bin/a -o  "b c" 'd "e"' f\ g "h\"i" ''"#),
      ["/usr/bin/a", "-o", "b c", #"d "e""#, "f g", #"h"i"#, ""])
    XCTAssertEqual(shellWords(in: ""), [])
  }

  func testThePlanIsForAnyExercise() throws {
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let plan = try XCTUnwrap(toolchain.plan, "this toolchain's answers aren't understood")
    let layout = ExerciseLayout(folder: "/there", module: "Some")
    let compile = plan.compileCall(for: layout)
    XCTAssertTrue(compile.contains("/there/Exercise.swift"))
    XCTAssertTrue(compile.contains("/there/Some.swiftmodule"))
    XCTAssertTrue(compile.contains("-enable-testing"))
    let link = plan.linkCall(for: layout, leavingOut: [])
    XCTAssertTrue(link.contains("/there/exercise.o"))
    XCTAssertFalse((compile + link).contains { $0.contains("PlanOf") || $0.contains("{") })
    XCTAssertEqual(
      link.contains("@/there/lesson.autolink"), PlatformFlags.linkerIsToldOfLibraries,
      "the exercise's own libraries count")
  }

  func testThePlanForAdaptersIsForAnyAdapter() throws {
    let toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let plan = try XCTUnwrap(toolchain.adapterPlan, "this toolchain's answers aren't understood")
    let layout = AdapterLayout(
      source: "/a/Adapter.swift", exercise: "/e", modules: "/m", folder: "/o")
    let compile = plan.compileCall(for: layout)
    for words in [["-I", "/m"], ["-I", "/e"], ["-o", "/o/adapter.o"]] {
      XCTAssertTrue(compile.contains(words), "\(words)")
    }
    XCTAssertTrue(compile.contains("/a/Adapter.swift"))
    let link = plan.linkCall(for: layout, leavingOut: [])
    XCTAssertTrue(link.contains("/o/adapter.o"))
    XCTAssertTrue(link.contains("/e/lesson"), "the exercise's library")
    XCTAssertFalse((compile + link).contains { $0.contains("{") })
    XCTAssertEqual(
      link.contains("@/o/adapter.autolink"), PlatformFlags.linkerIsToldOfLibraries,
      "the adapter's own libraries count")
    let own = PlatformFlags.adapter.filter { $0 != "-Xlinker" }
    XCTAssertTrue(link.contains(own), "the adapter uses its own names first")
  }

  /// Both ways make the same of an exercise, whatever comes of it.
  func testThePlanAndTheDriverComeToTheSame() throws {
    var toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    let texts = [
      "import Foundation\nfunc now() -> Date { Date() }\n", "func broken( {\n",
      "func f() -> Int { \"text\" }\n",
    ]
    for text in texts {
      let withPlan = try outcome(of: text, toolchain)
      toolchain.plan = nil
      // How many errors there are depends on how far the compiler reads on.
      let byDriver = try outcome(of: text, toolchain)
      XCTAssertTrue(withPlan.contains { byDriver.contains($0) } || withPlan == byDriver, text)
      toolchain = try Toolchain(environment: ProcessInfo.processInfo.environment)
    }
  }

  /// The compiler's messages, or the names that the library defines.
  private func outcome(of text: String, _ toolchain: Toolchain) throws -> [String] {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/Written.swift"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let environment = ProcessInfo.processInfo.environment
    let compilation = try toolchain.compile(
      try ExerciseFile(path: path), module: "Some", into: folder.path, environment: environment)
    switch compilation {
    case .failure(.doesNotCompile(let messages)):
      return messages.map { "\($0.line):\($0.column) \($0.text)" }
    case .success(let module):
      let library = try toolchain.link(module, environment: environment).get()
      let handle = try XCTUnwrap(dlopen(library, RTLD_NOW | RTLD_LOCAL), String(cString: dlerror()))
      defer { dlclose(handle) }
      return dlsym(handle, "$s4Some3now10Foundation4DateVyF") == nil ? [] : ["now"]
    case .failure: return ["\(compilation)"]
    }
  }
}

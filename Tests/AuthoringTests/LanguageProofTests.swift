import Curriculum
import Launching
import XCTest

@testable import Authoring

/// What a language lacks as a whole, and what was changed since its texts were compared.
final class LanguageProofTests: XCTestCase {
  private let language = Language("zz")
  private let text = "Lessons/02-template/README.md"
  private let stub = "Tests/Suites/02-template/Stub.swift"
  private let marks = "Tests/Suites/Translated.zz.txt"

  /// A lesson whose texts are their own twins: how they are built is all that is looked at here.
  private func translatedYard() throws -> Yard {
    let yard = try Yard.withLesson()
    for text in proof(of: yard).texts {
      try yard.write(
        try text.english(in: yard.repository), to: yard.repository.display(text.twin))
    }
    return yard
  }

  private func proof(of yard: Yard, only lesson: String? = "02-template") -> LanguageProof {
    LanguageProof(of: language, in: yard.repository, lessons: ["02-template"], only: lesson)
  }

  private func faults(of yard: Yard) -> [Finding] { proof(of: yard).findings(of: .marks) }

  private func texts(_ paths: String..., in proof: LanguageProof) -> [TranslatedText] {
    proof.texts.filter { paths.contains(proof.repository.display($0.path)) }
  }

  func testALanguageThatHasNotBegunLacksEverything() throws {
    let yard = try Yard.withLesson()
    let own = proof(of: yard)
    XCTAssertFalse(own.hasBegun)
    XCTAssertEqual(own.findings(of: .marks), [])
    let suite = "Tests/Suites/02-template"
    XCTAssertEqual(
      own.findings(of: .twins).map(\.file),
      [
        "Lessons/02-template/README.zz.md", "Lessons/02-template/Recall.zz.md",
        "\(suite)/Feedback.zz.md", "\(suite)/Stub.zz.swift", "\(suite)/Solution.zz.md",
      ])
    XCTAssertTrue(own.findings(of: .twins).allSatisfy { $0.fault == .noFile })
    let all = proof(of: yard, only: nil).findings(of: .twins)
    XCTAssertEqual(all.first?.file, "Lessons/Interface.zz.md")
    XCTAssertEqual(all.count, 6)
  }

  func testASectionThatVerdictsNameHasTheTwinsHeading() throws {
    let yard = try translatedYard()
    let path = language.name(of: text)
    try yard.change("## One more", to: "## 再加一", in: path)
    let findings = proof(of: yard).findings(of: .twins).filter { $0.fault != .english }
    XCTAssertFalse(findings.isEmpty)
    let faults: [Fault] = [.lacks("Section: 再加一"), .leftOver("Section: One more")]
    XCTAssertTrue(findings.allSatisfy { faults.contains($0.fault) }, "\(findings)")
    XCTAssertEqual(Set(findings.map(\.file)), ["Tests/Suites/02-template/Feedback.zz.md"])
  }

  func testAChangedSectionHasToBeLookedAt() throws {
    let yard = try translatedYard()
    XCTAssertEqual(faults(of: yard), [Finding(.noFile, in: marks)])
    let first = try proof(of: yard).renew(nil)
    XCTAssertTrue(first.renewed.contains("\(text) ## One more"), "\(first)")
    XCTAssertTrue(first.renewed.contains(stub), "\(first)")
    XCTAssertEqual(first.removed, [])
    XCTAssertEqual(faults(of: yard), [])
    XCTAssertEqual(try proof(of: yard).renew(nil), RenewedMarks())
    let lines = try yard.text(of: marks).split(separator: "\n")
    XCTAssertEqual(lines.count, first.renewed.count)
    XCTAssertEqual(lines.map { $0.dropFirst(9) }, lines.map { $0.dropFirst(9) }.sorted())

    // Empty lines at its end are no change.
    try yard.change("\n## Step 1 ·", to: "\n\n## Step 1 ·", in: text)
    XCTAssertEqual(faults(of: yard), [])
    try yard.change("## Step 1 · next\n", to: "## Step 1 · next\n\nOne sentence more.\n", in: text)
    let source = try yard.text(of: text).split(separator: "\n", omittingEmptySubsequences: false)
    let line = try XCTUnwrap(source.firstIndex(of: "## Step 1 · next")) + 1
    let changed = Fault.changed(twin: language.name(of: text))
    XCTAssertEqual(faults(of: yard), [Finding(changed, in: text, line: line)])
    try yard.change("return number", to: "return  number", in: stub)
    XCTAssertEqual(
      faults(of: yard).last, Finding(.changed(twin: language.name(of: stub)), in: stub))

    let own = proof(of: yard)
    XCTAssertEqual(
      try own.renew(texts(stub, in: own)), RenewedMarks(renewed: [stub]))
    XCTAssertEqual(faults(of: yard), [Finding(changed, in: text, line: line)])
    XCTAssertEqual(
      try own.renew(texts(text, in: own)), RenewedMarks(renewed: ["\(text) ## Step 1 · next"]))
    XCTAssertEqual(faults(of: yard), [])
  }

  func testANewHeadingIsNewAndAnOldMarkIsLeftOver() throws {
    let yard = try translatedYard()
    _ = try proof(of: yard).renew(nil)
    try yard.change("## One more", to: "## One less", in: text)
    let found = faults(of: yard)
    XCTAssertEqual(found.count, 2)
    XCTAssertEqual(found.first?.fault, .notCompared(twin: language.name(of: text)))
    XCTAssertEqual(found.last?.file, marks)
    let lines = try yard.text(of: marks).split(separator: "\n")
    let old = try XCTUnwrap(lines.firstIndex { $0.hasSuffix("\(text) ## One more") })
    XCTAssertEqual(found.last, Finding(.leftOver(String(lines[old])), in: marks, line: old + 1))
    let own = proof(of: yard)
    XCTAssertEqual(
      try own.renew(texts(text, in: own)),
      RenewedMarks(renewed: ["\(text) ## One less"], removed: ["\(text) ## One more"]))
    XCTAssertEqual(faults(of: yard), [])
  }

  func testWhatIsNoMarkIsLeftOverWhereAllIsProved() throws {
    let yard = try translatedYard()
    _ = try proof(of: yard).renew(nil)
    let before = try yard.text(of: marks)
    for line in [
      "00000000 Lessons/09-gone/README.md # Gone", "no mark", String(before.prefix { $0 != "\n" }),
    ] {
      try yard.write(before + line + "\n", to: marks)
      let count = before.split(separator: "\n").count + 1
      let found = Finding(.leftOver(String(line)), in: marks, line: count)
      XCTAssertEqual(
        proof(of: yard, only: nil).findings(of: .marks).filter { $0.file == marks }, [found])
    }
    // The marks of other lessons are nobody's business.
    try yard.write(before + "00000000 Lessons/09-gone/README.md # Gone\n", to: marks)
    XCTAssertEqual(faults(of: yard), [])
  }

  func testWithoutATwinNothingIsMarked() throws {
    let yard = try translatedYard()
    try FileManager.default.removeItem(
      atPath: "\(yard.repository.root)/\(language.name(of: stub))")
    XCTAssertFalse(try proof(of: yard).renew(nil).renewed.contains(stub))
    XCTAssertEqual(faults(of: yard), [])
  }

  func testMarksThatCannotBeWrittenStay() throws {
    let yard = try translatedYard()
    try FileManager.default.createDirectory(
      atPath: "\(yard.repository.root)/\(marks)", withIntermediateDirectories: true)
    XCTAssertThrowsError(try proof(of: yard).renew(nil)) {
      XCTAssertEqual($0 as? FileError, .notReadable(path: marks))
    }
  }
}

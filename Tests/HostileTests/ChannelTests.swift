import Foundation
import Reporting
import XCTest

@testable import Grading

/// What the grader believes of all that may come on the channel.
final class ChannelTests: XCTestCase {
  private let secret = Secret(0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908)

  func testTheSignatureIsThatOfThePublishedExample() {
    // The reference implementation's: bytes 0 to 14 under the key 00 01 … 0F. The first eight stand
    // for the number.
    let rest: [UInt8] = Array(8...14)
    XCTAssertEqual(
      secret.signature(of: rest, number: 0x0706_0504_0302_0100), 0xA129_CA61_49BE_45E5)
  }

  func testSignedMessagesAreBelievedHoweverTheyAreCut() throws {
    let messages: [SuiteMessage] = [.started("a"), .passed("a"), .finished]
    let bytes = try messages.enumerated().flatMap { try line($1, number: UInt64($0)) }
    for size in [1, 2, 7, bytes.count] {
      var channel = SuiteChannel(secret: secret)
      let seen = stride(from: 0, to: bytes.count, by: size).flatMap {
        channel.take(bytes[$0..<min($0 + size, bytes.count)])
      }
      XCTAssertEqual(seen, messages, "\(size)")
    }
  }

  func testWhatIsWrittenWithoutAnEncoderReadsAsTheSame() throws {
    let messages: [SuiteMessage] = [
      .catalogue([]), .started("a.b-c"), .passed("Zoë"), .waiting(""), .finished,
      .catalogue([
        CatalogueEntry(id: "a", step: 1, after: []),
        CatalogueEntry(id: "b", step: 12, after: ["a", "c"]),
      ]),
    ]
    for message in messages {
      let text = try XCTUnwrap(message.plainJSON, "\(message)")
      XCTAssertEqual(try JSONDecoder().decode(SuiteMessage.self, from: Data(text.utf8)), message)
    }
    for message in messages where message.plainJSON?.hasPrefix("{\"catalogue") == false {
      XCTAssertEqual(SuiteMessage(plainJSON: try XCTUnwrap(message.plainJSON)), message)
    }
    for text in [
      "", "{}", #"{"passed":{"_0":"a"}"#, #"{"passed":{"_0":"a","_1":"b"}}"#,
      #"{"passed":{"_0":"a\u0062"}}"#, #" {"finished":{}}"#, #"{"passed":{"_0":""}}"#,
      #"{"started":{"_0":""#, #"{"started":{"_0":"}}"#,
    ] {
      XCTAssertEqual(
        SuiteMessage(plainJSON: text), text.hasSuffix(#""_0":""}}"#) ? .passed("") : nil, text)
    }
    for text in ["a\"b", "a\\", "\n"] { XCTAssertNil(SuiteMessage.passed(text).plainJSON) }
    XCTAssertNil(SuiteMessage.failed("a", Mismatch(given: [])).plainJSON)
  }

  func testWhatIsSentAgainOrSignedForAnotherMessageIsNotBelieved() throws {
    var channel = SuiteChannel(secret: secret)
    let first = try line(.passed("a"), number: 0)
    XCTAssertEqual(channel.take(first[...]), [.passed("a")])
    XCTAssertEqual(channel.take(first[...]), [])
    let signature = first.prefix { $0 != 0x20 }
    let forged = Array(signature) + Array(" {\"passed\":{\"_0\":\"b\"}}\n".utf8)
    XCTAssertEqual(channel.take(forged[...]), [])
    XCTAssertEqual(channel.take(try line(.passed("b"), number: 1)[...]), [.passed("b")])
  }

  func testAFloodIsPassedOverInNoTime() throws {
    var channel = SuiteChannel(secret: secret)
    let start = ContinuousClock.now
    _ = channel.take([UInt8](repeating: 0x41, count: SuiteChannel.messageLimit)[...])
    _ = channel.take([UInt8](repeating: 0x0A, count: 1 << 16)[...])
    XCTAssertEqual(channel.take(try line(.finished, number: 0)[...]), [.finished])
    XCTAssertLessThan(ContinuousClock.now - start, .seconds(2))
  }

  func testMarksOfTheExercisesOwnAreNotKeptForEver() {
    var output = SuiteOutput(marker: "MARK")
    for number in 0..<10_000 { output.take(Array("MARK \(number)\ntext\n".utf8)[...]) }
    XCTAssertEqual(output.checks.count, SuiteOutput.checkLimit)
  }

  private func line(_ message: SuiteMessage, number: UInt64) throws -> [UInt8] {
    let body = try JSONEncoder().encode(message)
    return Array("\(secret.signature(of: body, number: number)) ".utf8) + body + [0x0A]
  }
}

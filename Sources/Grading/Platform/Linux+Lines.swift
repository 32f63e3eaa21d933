#if os(Linux)
  import Foundation
  import Basics

  extension HostSystem {
    /// Where a library's code lies, counted from its base.
    static func code(ofLibrary path: String) -> Range<UInt>? {
      FileManager.default.contents(atPath: path).flatMap(ELFObject.init)?.codeAddresses
    }

    /// The functions at each place in a library with lines, inlined ones first.
    static func frames(
      at addresses: [UInt], in library: String, of toolchain: Toolchain
    ) -> [[SourceFrame]] {
      let call = [
        "\(toolchain.folder)/bin/llvm-symbolizer", "--obj=\(library)", "--no-demangle",
        "--output-style=LLVM",
      ]
      let command = toolchain.command(
        call + addresses.map { "0x" + String($0, radix: 16) }, environment: [:],
        processorTime: TimeLimit.symbolizer)
      // Without an answer a crash is told without its line.
      guard let answer = try? countedCapture(command, limit: TimeLimit.busyMachine),
        answer.ending.isSuccess
      else {
        return []
      }
      // Two lines for each function, an empty one behind each address.
      return answer.output.split(separator: "\n\n").map { block in
        let lines = block.split(separator: "\n")
        return stride(from: 0, to: lines.count - 1, by: 2).compactMap { index in
          lines[index + 1].wholeMatch(of: /(.*):(\d+):(\d+)/).map { place in
            SourceFrame(
              function: String(lines[index]), file: String(place.1), line: Int(place.2) ?? 0,
              column: Int(place.3))
          }
        }
      }
    }
  }
#endif

import Foundation
import Launching

// Replaces itself by the workbook of the parent folder, so that `swift run workbook` works the same
// here; builds it first if it isn't up to date.

/// The environment is unusable (EX_UNAVAILABLE).
let unavailable: Int32 = 69

func say(_ text: String) {
  fputs(text + "\n", stderr)
}

let here = realpath(".", nil).map { String(cString: $0) }
let places = [here, runningProgram.map(parentFolder(of:))].compactMap { $0 }
guard let repository = places.compactMap(Repository.init(searchingFrom:)).first else {
  // The translated words are in the workbook's folder, which wasn't found.
  say("The workbook is not here: neither this folder nor one above it holds it.")
  exit(unavailable)
}

var configuration = "release"
// `assert` evaluates its condition only in a debug build.
assert(
  {
    configuration = "debug"
    return true
  }())
let build = Build(package: repository.root, configuration: configuration)
let words = Sentences(text(of: repository.interface) ?? "")

if !build.hasProgram || build.isOlderThanSources {
  say(words["launcher.building"])
  let arguments = [
    "swift", "build", "--package-path", repository.root, "--product", "workbook", "-c",
    configuration,
  ]
  guard runOnStandardError(arguments), build.hasProgram else {
    let key = build.wasMoved ? "error.build-moved" : "launcher.not-built"
    say(words[key].replacing("{folder}", with: quoted(build.whole)))
    exit(unavailable)
  }
}

become(build.program, Array(CommandLine.arguments.dropFirst()))
say(words["launcher.not-started"].replacing("{path}", with: build.program))
exit(unavailable)

/// The launcher's sentences in `Interface.md`, where each text follows its `## key`.
struct Sentences {
  private let lines: [Substring]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  subscript(key: String) -> String {
    let start = lines.drop { $0 != "## \(key)" }.dropFirst()
    return start.prefix { !$0.hasPrefix("## ") }.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

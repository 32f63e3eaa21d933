import Foundation
import Launching

// Becomes the workbook of the folder above, in this place and at this terminal, so that
// `swift run workbook` does the same here as there. What isn't built yet is built there.

/// The environment is not as it should be (EX_UNAVAILABLE).
let unavailable: Int32 = 69

func say(_ text: String) {
  fputs(text + "\n", stderr)
}

let here = realpath(".", nil).map { String(cString: $0) }
let places = [here, runningProgram.map(parentFolder(of:))].compactMap { $0 }
guard let repository = places.compactMap(Repository.init(searchingFrom:)).first else {
  // The words stand in the workbook's folder, so this one sentence can't.
  say("The workbook is not here: neither this folder nor one above it holds it.")
  exit(unavailable)
}

var configuration = "release"
// Whether an assertion holds is looked at only in a build for debugging.
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

/// The launcher's sentences in `Interface.md`: each `## key` is followed by its text.
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

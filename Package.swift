// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "workbook",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "workbook", targets: ["workbook"])
  ],
  targets: [
    // The way of the data: exercise file → module → raw results → verdict → drawn.
    .executableTarget(name: "workbook", dependencies: ["WorkbookCLI"]),
    .target(
      name: "WorkbookCLI",
      dependencies: [
        "Curriculum", "Grading", "Markdown", "Processes", "Reducers", "Reporting", "Terminal",
      ]),
    .target(name: "Grading", dependencies: ["Curriculum", "Processes", "Reporting"]),
    .target(name: "Curriculum", dependencies: ["Markdown", "Reducers"]),
    .target(name: "Terminal", dependencies: ["Markdown"]),
    .target(name: "Markdown"),
    .target(name: "Processes"),
    .target(name: "Reducers"),
    .target(name: "Reporting"),
    // Breaks the reference solutions, to see that the suites notice: `swift run mutants`.
    .target(name: "Mutation", dependencies: ["Curriculum", "Grading"], path: "Tests/Mutation"),
    .executableTarget(
      name: "mutants", dependencies: ["Curriculum", "Mutation"], path: "Tests/Mutants",
      exclude: ["Equivalent.md"]),
    // Draws the README's pictures: `swift run pictures`.
    .executableTarget(
      name: "pictures", dependencies: ["Curriculum", "WorkbookCLI"], path: "Tests/Pictures",
      exclude: ["menu.svg", "reader.svg", "verdict.svg"]),
    // Measures how soon a verdict comes: `swift run Benchmarks`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Curriculum", "Grading", "Processes", "PseudoTerminals", "Terminal", "WorkbookCLI",
        "workbook",
      ], path: "Tests/Benchmarks"),
    // A terminal without a person: for tests and measurements of the whole program.
    .target(
      name: "PseudoTerminals", dependencies: ["Processes", "Terminal"],
      path: "Tests/PseudoTerminals"),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "Curriculum", "PseudoTerminals"]),
    .testTarget(
      name: "ContentTests",
      dependencies: ["Curriculum", "Grading", "Markdown", "Processes", "Reporting"]),
    .testTarget(
      name: "GradingTests", dependencies: ["Curriculum", "Grading", "Processes", "Reporting"]),
    .testTarget(name: "CurriculumTests", dependencies: ["Curriculum", "Markdown", "Reducers"]),
    .testTarget(
      name: "HostileTests",
      dependencies: ["Curriculum", "Grading", "Processes", "Reporting", "WorkbookCLI"]),
    // Grades what the learner has written; all the other tests leave that alone.
    .testTarget(name: "LessonTests", dependencies: ["Curriculum", "Grading", "WorkbookCLI"]),
    .testTarget(name: "MutationTests", dependencies: ["Curriculum", "Mutation"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes"]),
    .testTarget(name: "ReducersTests", dependencies: ["Reducers"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "Markdown"]),
    .testTarget(
      name: "WorkbookCLITests",
      dependencies: [
        "Curriculum", "Grading", "Markdown", "Processes", "PseudoTerminals", "Reducers",
        "Terminal", "WorkbookCLI", "workbook",
      ], exclude: ["Frames"]),
  ],
  swiftLanguageModes: [.v6]
)

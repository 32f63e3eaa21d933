// swift-tools-version: 6.1
import PackageDescription

/// One compiler makes all files of a module, not one for each processor: what they share is looked at only
/// once, so a new build comes sooner. Other modules keep the other processors busy.
let byOneCompiler: [SwiftSetting] = [.unsafeFlags(["-driver-batch-count", "1"])]

/// What thousands of scripts and all texts pass through is always optimised: a verdict takes up to a
/// third longer otherwise. For size: that makes it as fast, and is built sooner. To optimise more takes
/// longer with each new build than it ever saves.
let optimised: [SwiftSetting] = [.unsafeFlags(["-Osize"])]

/// What makes a library of a program: `-shared` follows `-pie`, which therefore has no effect.
let asLibrary = ["-shared", "-nostartfiles", "-Wno-unused-command-line-argument"]
  .flatMap { ["-Xclang-linker", $0] }

/// The folders of the lessons; all targets of a lesson follow from its name.
let lessons = [
  "01-pure-functions",
  "02-reduce",
  "03-login-state",
  "04-store",
  "05-combine-pullback",
  "06-higher-order-reducers",
  "07-effects",
  "08-your-own-app",
].map { folder in
  let words = folder.split(separator: "-").dropFirst()
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return (name: name, folder: "Tests/Suites/\(folder)")
}

/// What a new lesson is made of. Only tests build it.
let template = (name: "Template", folder: "Tests/Suites/Template")

/// What a lesson asks of its exercises, and by what it judges the answers.
let suites: [Target] = (lessons + [template]).flatMap { lesson -> [Target] in
  [
    .target(
      name: "\(lesson.name)Script", dependencies: ["Traces"], path: "\(lesson.folder)/Script",
      swiftSettings: optimised),
    .target(
      name: "\(lesson.name)Suite",
      dependencies: [.target(name: "\(lesson.name)Script"), "SuiteSupport"],
      path: "\(lesson.folder)/Suite"),
  ]
}

/// The targets of all lessons with this at the end of their names.
func all(_ kind: String) -> [Target.Dependency] {
  lessons.map { .target(name: $0.name + kind) }
}

let package = Package(
  name: "workbook",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "workbook", targets: ["workbook"]),
    // What a course is made with; this package's own is the first.
    .library(name: "CourseSupport", targets: ["Program", "SuiteSupport", "TaskOrders", "Traces"]),
    .executable(name: "ExerciseHost", targets: ["ExerciseHost"]),
    .executable(name: "FoundationWarmUp", targets: ["FoundationWarmUp"]),
  ],
  targets: [
    // The way of the data: exercise file → module → answers → raw results → verdict → drawn.
    .executableTarget(
      name: "workbook",
      dependencies: ["Basics", "LessonSuites", "Program"]),
    // What was asked on the command line, and the loops that wait for keys, lines and saves. Whoever has it
    // has the programs that it starts.
    .target(
      name: "Program",
      dependencies: [
        "Authoring", "Basics", "Classroom", "Curriculum", "ExerciseHost", "FoundationWarmUp",
        "Grading", "Interface", "Launching", "Purity", "SuiteSupport", "Terminal", "Traces",
      ],
      exclude: [
        "Class/Pipelines", "Class/README.md", "Class/README.zh-Hans.md", "Commands/README.md",
        "Completions/workbook.bash", "Completions/workbook.fish", "Completions/workbook.zsh",
      ]),
    // Makes lessons, and proves them.
    .target(
      name: "Authoring",
      dependencies: [
        "Basics", "Curriculum", "Grading", "Launching", "Purity", "SuiteSupport", "Terminal",
      ]),
    // A class: what it handed in, what came of each exercise, and its results as files.
    .target(
      name: "Classroom",
      dependencies: [
        "Basics", "Curriculum", "Grading", "Interface", "Launching", "SuiteSupport", "Terminal",
      ],
      exclude: ["Reports/Page", "Reports/README.md"]),
    .target(
      name: "Interface",
      dependencies: [
        "Basics", "Curriculum", "Launching", "Purity", "SuiteSupport", "Terminal",
      ]),
    .target(
      name: "Grading",
      dependencies: [
        "Basics", "Curriculum", "Launching", "Purity", "SuiteSupport", "Traces",
      ]),
    // The course as values: lessons and their texts, progress, verdicts, runs.
    .target(
      name: "Curriculum",
      dependencies: ["Basics", "Launching", "Purity", "SuiteSupport", "Traces"]),
    .target(name: "Terminal", dependencies: ["Basics"]),
    // Whether the functions of a file are pure, by the compiler's tree of it. A verdict waits for that, so it
    // is optimised.
    .target(
      name: "Purity", dependencies: ["Basics"], exclude: ["README.md"], swiftSettings: optimised),
    // Sums of bytes, threads, processes, files and Swift's tokens: what all the others stand on. The program
    // takes from here what it needs of Foundation, and no more is loaded.
    .target(name: "Basics", dependencies: ["Traces"], swiftSettings: optimised),
    // What is asked of an exercise and what it answers, as bytes, and how long, how much and how many. Without
    // Foundation, as a host is.
    .target(name: "Traces", swiftSettings: optimised),
    // In which order an exercise's tasks go on. A lesson that is asynchronous imports it.
    .target(name: "TaskOrders", dependencies: ["Traces"]),
    // What the suites of the lessons are written with.
    .target(name: "SuiteSupport", dependencies: ["Basics", "Traces"]),
    // The process with the learner's code. Its symbols can be seen by what it loads. It knows no lesson: what
    // plays a lesson's scripts is linked to its adapter.
    .executableTarget(
      name: "ExerciseHost",
      dependencies: ["Traces", .target(name: "Basics", condition: .when(platforms: [.macOS]))],
      exclude: ["README.md"],
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic"], .when(platforms: [.linux])),
        // Otherwise a release build leaves out what only an adapter uses.
        .unsafeFlags(["-Xlinker", "-export_dynamic"], .when(platforms: [.macOS])),
      ]),
    // A library for the loader, though the package can only call it a program.
    .executableTarget(
      name: "FoundationWarmUp",
      linkerSettings: [.unsafeFlags(asLibrary, .when(platforms: [.linux]))]),
    .target(
      name: "LessonSuites",
      dependencies: all("Suite") + ["SuiteSupport"],
      path: "Tests/Suites/All"),
    // Finds the workbook and what was built of it; `swift run workbook` in `Lessons` uses it, too.
    .target(name: "Launching", path: "Lessons/.launcher/Launching"),
    // Breaks the reference solutions, to see that the suites notice: `swift run mutants`.
    .target(
      name: "Mutation",
      dependencies: ["Basics", "Curriculum", "Grading", "Launching", "LessonSuites"],
      path: "Tests/Mutation"),
    .executableTarget(
      name: "mutants", dependencies: ["Basics", "Curriculum", "Launching", "Mutation"],
      path: "Tests/Mutants",
      exclude: ["Equivalent.md"]),
    // Draws the README's pictures: `swift run pictures`.
    .executableTarget(
      name: "pictures",
      dependencies: [
        "Authoring", "Curriculum", "Grading", "Interface", "Launching", "LessonSuites", "Program",
        "SuiteSupport", "Terminal",
      ],
      path: "Tests/Pictures",
      exclude: ["Drawn"]),
    // Measures how soon a verdict comes: `swift run Benchmarks`.
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Basics", "Curriculum", "Grading", "Interface", "Launching", "LessonSuites", "MadeClasses",
        "Program", "PseudoTerminals", "SuiteSupport", "Terminal", "workbook",
      ], path: "Tests/Benchmarks", exclude: ["README.md"]),
    // Two small lessons, and the workbook with them: for tests that grade much.
    .target(
      name: "FixtureLessons", dependencies: ["SuiteSupport", "Traces"],
      path: "Tests/Fixtures/Lessons"),
    .executableTarget(
      name: "FixtureWorkbook", dependencies: ["FixtureLessons", "Program"],
      path: "Tests/Fixtures/Workbook"),
    // What tests of several targets share.
    .target(
      name: "TestSupport",
      dependencies: [
        "Basics", "Curriculum", "Grading", "Launching", "SuiteSupport", "Traces",
      ],
      path: "Tests/TestSupport"),
    // Classes that hand in what the suites know as right and wrong, among it what nobody should.
    .target(
      name: "MadeClasses",
      dependencies: [
        "Authoring", "Classroom", "Curriculum", "FixtureLessons", "Launching", "SuiteSupport",
      ],
      path: "Tests/MadeClasses"),
    // A terminal without a person: for tests and measurements of the whole program.
    .target(
      name: "PseudoTerminals", dependencies: ["Basics", "Terminal"],
      path: "Tests/PseudoTerminals"),
    .testTarget(
      name: "AuthoringTests",
      dependencies: [
        "Authoring", "Basics", "Curriculum", "Launching", "SuiteSupport", "TemplateSuite",
        "TestSupport", "Traces",
      ]),
    // The foundations: those that have no folder of tests of their own.
    .testTarget(
      name: "BasicsTests",
      dependencies: ["Basics", "Launching", "SuiteSupport", "TestSupport", "Traces"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["Benchmarks", "Curriculum", "Launching", "PseudoTerminals"]),
    // The whole of `workbook class`, in processes of its own.
    .testTarget(
      name: "ClassTests",
      dependencies: [
        "Basics", "Curriculum", "FixtureLessons", "FixtureWorkbook", "Launching", "MadeClasses",
        "SuiteSupport", "TestSupport", "workbook",
      ]),
    .testTarget(
      name: "ClassroomTests",
      dependencies: [
        "Basics", "Classroom", "Curriculum", "Grading", "Interface", "Launching", "TestSupport",
      ],
      exclude: ["Submissions/Archives"]),
    .testTarget(
      name: "ContentTests",
      dependencies: [
        "Authoring", "Basics", "Curriculum", "Launching", "LessonSuites", "Mutation", "TestSupport",
      ]),
    .testTarget(
      name: "GradingTests",
      dependencies: [
        "Authoring", "Basics", "Curriculum", "Grading", "Launching", "LessonSuites", "Purity",
        "SuiteSupport",
        "TestSupport", "Traces",
      ]),
    .testTarget(
      name: "ExerciseHostTests",
      dependencies: ["Basics", "Grading", "SuiteSupport", "TestSupport", "Traces"],
      exclude: ["Exercises"]),
    .testTarget(
      name: "CurriculumTests",
      dependencies: ["Curriculum", "Launching", "TestSupport"]),
    .testTarget(
      name: "HostileTests",
      dependencies: [
        "Authoring", "Basics", "Classroom", "Curriculum", "Grading", "Launching", "LessonSuites",
        "Program", "SuiteSupport", "TestSupport",
      ]),
    // Grades what the learner has written; all the other tests leave that alone.
    .testTarget(
      name: "LessonTests",
      dependencies: ["Basics", "Curriculum", "Launching", "LessonSuites", "Program"]),
    // Runs what stands in the files for GitHub, for a container, and for parts of a class.
    .testTarget(
      name: "PipelineTests",
      dependencies: [
        "Basics", "Curriculum", "FixtureLessons", "FixtureWorkbook", "Grading", "Launching",
        "TestSupport", "workbook",
      ]),
    .testTarget(
      name: "PlayTests",
      dependencies: [
        "Basics", "CombinePullbackScript", "Curriculum", "EffectsScript",
        "HigherOrderReducersScript", "HigherOrderReducersSuite", "Launching", "LessonSuites",
        "PureFunctionsScript", "StoreScript", "SuiteSupport", "TestSupport", "Traces",
        "YourOwnAppScript",
      ]),
    .testTarget(
      name: "PurityTests",
      dependencies: [
        "Authoring", "Basics", "Curriculum", "Grading", "Launching", "LessonSuites", "Purity",
        "SuiteSupport", "TestSupport",
      ],
      exclude: ["Corpora"]),
    // What holds for the text of all the others.
    .testTarget(name: "SourceTests", dependencies: ["Basics", "Curriculum"]),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Basics", "Curriculum", "Interface", "SuiteSupport", "Terminal", "TestSupport",
      ]),
    .testTarget(
      name: "WorkbookTests",
      dependencies: [
        "Authoring", "Basics", "Classroom", "Curriculum", "FixtureLessons", "FixtureWorkbook",
        "Grading",
        "Interface", "Launching", "LessonSuites", "Program", "PseudoTerminals", "SuiteSupport",
        "Terminal", "TestSupport", "Traces", "pictures", "workbook",
      ], exclude: ["Frames"]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += suites

for target in package.targets {
  target.swiftSettings = byOneCompiler + (target.swiftSettings ?? [])
}

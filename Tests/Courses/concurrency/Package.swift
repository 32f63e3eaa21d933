// swift-tools-version: 6.1
import PackageDescription

/// The folders of the lessons; all targets of a lesson follow from its name.
let lessons = [
  "01-in-order",
  "02-one-at-a-time",
]

/// What the lessons are written with.
let support: Target.Dependency = .product(name: "CourseSupport", package: "workbook")

let suites = lessons.map { folder in
  let words = folder.split(separator: "-").dropFirst()
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return (name: name, path: "Tests/Suites/\(folder)")
}

let package = Package(
  name: "concurrency",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "workbook", path: "../../..")
  ],
  targets: [
    .executableTarget(
      name: "concurrency", dependencies: ["CourseSuites", support], path: "Sources"),
    .target(
      name: "CourseSuites",
      dependencies: suites.map { .target(name: "\($0.name)Suite") } + [support],
      path: "Tests/Suites/All"),
    .testTarget(name: "CourseTests", dependencies: ["CourseSuites", support]),
  ]
    + suites.flatMap { name, path -> [Target] in
      [
        .target(name: "\(name)Script", dependencies: [support], path: "\(path)/Script"),
        .target(
          name: "\(name)Suite", dependencies: [.target(name: "\(name)Script"), support],
          path: "\(path)/Suite"),
      ]
    },
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.1
import PackageDescription

/// The folders of the lessons; all targets of a lesson follow from its name.
let lessons = [
  // Those that `author new` makes are added here.
]

/// What the lessons are written with.
let support: Target.Dependency = .product(name: "CourseSupport", package: "{package}")

let suites = lessons.map { folder in
  let words = folder.split(separator: "-").dropFirst()
  let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  return (name: name, path: "Tests/Suites/\(folder)")
}

let package = Package(
  name: "{name}",
  platforms: [.macOS(.v13)],
  dependencies: [
    // Others don't have it at this place. For them, say where it is to be had and in which revision:
    // {others}
    // The package manager takes no version of it, because it is built with flags that it calls unsafe.
    .package(name: "{package}", path: "{engine}")
  ],
  targets: [
    .executableTarget(name: "{name}", dependencies: ["CourseSuites", support], path: "Sources"),
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

// swift-tools-version: 6.0
import PackageDescription

// The exercises as a package of their own: open this folder in an editor, and completion and errors
// work in each of them. Every lesson is a module that stands alone.
let lessons = [
  "01-pure-functions": "PureFunctions",
  "02-reduce": "Reduce",
  "03-login-state": "LoginState",
  "04-store": "LoginStore",
  "05-combine-pullback": "CombinePullback",
  "06-higher-order-reducers": "HigherOrderReducers",
]

let package = Package(
  name: "Lessons",
  targets: lessons.sorted { $0.key < $1.key }.map { folder, module in
    .target(name: module, path: folder, exclude: ["README.md"], sources: ["Exercise.swift"])
  },
  // Lesson 1 needs a global variable that anybody can change; Swift 6 mode refuses one.
  swiftLanguageModes: [.v5]
)

// swift-tools-version: 6.1
import Foundation
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
  "07-effects": "Effects",
  "08-your-own-app": "YourOwnApp",
]

/// What stands beside an exercise: its lesson's texts, in every language.
func texts(in folder: String) -> [String] {
  let path = "\(Context.packageDirectory)/\(folder)"
  // Without the folder the package manager says what is wrong.
  let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  return files.filter { $0.hasSuffix(".md") }
}

let package = Package(
  name: "Lessons",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "workbook", targets: ["workbook"])
  ],
  targets: lessons.sorted { $0.key < $1.key }.map { folder, module in
    .target(
      name: module, path: folder, exclude: texts(in: folder), sources: ["Exercise.swift"])
  } + [
    // Becomes the workbook of the folder above, so that `swift run workbook` works here too. It needs
    // no exercise: one that doesn't compile must not hinder it.
    .executableTarget(
      name: "workbook", dependencies: ["Launching"], path: ".launcher/workbook"),
    .target(name: "Launching", path: ".launcher/Launching"),
  ],
  // Lesson 1 needs a global variable that anybody can change; Swift 6 mode refuses one.
  swiftLanguageModes: [.v5]
)

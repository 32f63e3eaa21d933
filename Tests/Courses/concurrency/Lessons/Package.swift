// swift-tools-version: 6.1
import Foundation
import PackageDescription

// The exercises as a package of their own: open this folder in an editor, and completion and errors
// work in each of them. Every lesson is a module that stands alone.
let lessons: KeyValuePairs = [
  "01-in-order": "InOrder",
  "02-one-at-a-time": "OneAtATime",
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
  targets: lessons.map { folder, module in
    .target(
      name: module, path: folder, exclude: texts(in: folder), sources: ["Exercise.swift"])
  },
  swiftLanguageModes: [.v5]
)

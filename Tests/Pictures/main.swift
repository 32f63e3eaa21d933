import Curriculum
import Foundation
import Interface
import Launching
import LessonSuites
import Runtime
import Verdicts

// Draws the README's pictures anew, beside this file: `swift run pictures`.
guard let repository = Repository(searchingFrom: FileManager.default.currentDirectoryPath) else {
  print("Run this in the workbook's folder.")
  exit(69)
}
for (name, svg) in try Pictures(repository: repository, suites: LessonSuites.all).all() {
  let path = "\(repository.root)/Tests/Pictures/\(name).svg"
  try svg.write(toFile: path, atomically: true, encoding: .utf8)
  print("Tests/Pictures/\(name).svg")
}

import Curriculum
import Foundation
import Interface
import Launching
import LessonSuites
import Program

// Draws the README's pictures anew in every language, in the folder beside this file: `swift run pictures`.
guard let repository = Repository(searchingFrom: FileManager.default.currentDirectoryPath) else {
  print("Run this in the workbook's folder.")
  exit(69)
}
for language in repository.languages {
  let pictures = try Pictures(repository: repository.reading(language), suites: LessonSuites.all)
  for (path, svg) in try pictures.all() {
    try svg.write(toFile: "\(repository.root)/\(path)", atomically: true, encoding: .utf8)
    print(path)
  }
}

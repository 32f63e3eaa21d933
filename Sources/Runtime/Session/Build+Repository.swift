import Curriculum
import Launching

extension Build {
  /// The build of the workbook in a repository from which a program comes; nil for another one.
  package init?(of program: String?, in repository: Repository) {
    guard let program, program.hasPrefix("\(repository.root)/.build/") else { return nil }
    self.init(package: repository.root, folder: parentFolder(of: program))
  }

  /// What the package manager has built in a repository: the workbook, and what starts it in the
  /// exercises' package.
  package static func all(in repository: Repository) -> [Build] {
    [repository.root, repository.lessons].flatMap { package in
      ["debug", "release"].map { Build(package: package, folder: "\(package)/.build/\($0)") }
    }.filter(\.hasProgram)
  }
}

/// What the package manager has built can't be used any more, because it was moved.
package struct BuildMoved: Error {
  /// The folder that holds everything that was built.
  var folder: String

  package init(folder: String) {
    self.folder = folder
  }
}

import Basics
import Curriculum

/// Compiled exercises of a lesson, to which functions can be added.
///
/// What a file of a module compiles to depends on the declarations in the other files, but not on
/// their function bodies. So one call of the compiler makes functions for all exercises with the
/// same declarations, and doesn't compile the exercises again.
package final class CompiledExercises: Sendable {
  private let grader: Grader
  private let lesson: Lesson
  private let folder: TemporaryFolder
  private let count = Locked(0)

  package struct Exercise: Sendable {
    package let file: ExerciseFile
    /// Equal for exercises to which the same functions can be added.
    package let declarations: Declarations
    /// The folder with its object file.
    let folder: String
  }

  package struct Declarations: Hashable, Sendable {
    private let interface: Data
    package let imports: String

    init(_ interface: Data, _ exercise: ExerciseFile) {
      self.interface = interface
      imports = exercise.text.matches(of: /(?m)^(@\w+ )?import .*$/)
        .map { "\($0.0)\n" }.joined()
    }
  }

  package init(of lesson: Lesson, by grader: Grader) throws(EnvironmentError) {
    (self.grader, self.lesson) = (grader, lesson)
    folder = try TemporaryFolder()
  }

  /// Keeps an exercise that was graded in this place; nil if it wasn't compiled there.
  package func keep(_ file: ExerciseFile, from place: PrewarmedBuild) throws -> Exercise? {
    guard let interface = place.interface(of: file) else { return nil }
    let exercise = Exercise(
      file: file, declarations: Declarations(interface, file), folder: try newFolder())
    let object = ExerciseLayout(folder: exercise.folder, module: lesson.module).object
    return link(place.layout.object, object) == 0 ? exercise : nil
  }

  private func newFolder() throws(EnvironmentError) -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return try folder.subfolder("\(number)")
  }

  /// Compiles a file of functions in the module of an exercise.
  ///
  /// - Returns: the path of its object file, or the lines with errors, from 1.
  package func compile(
    _ text: String, beside exercise: Exercise
  ) throws -> Result<String, LineErrors> {
    let folder = try newFolder()
    let layout = ExerciseLayout(
      folder: folder, module: lesson.module, languageMode: lesson.languageMode)
    let (file, object) = ("\(folder)/Added.swift", "\(folder)/added.o")
    try write(text, to: file)
    try write(exercise.file.text, to: layout.source)
    let answer = try grader.toolchain.compile(
      file, beside: layout, into: object, environment: grader.environment(temporary: folder))
    guard !answer.ending.isSuccess else { return .success(object) }
    let lines = CompilerMessage.errors(in: answer.errors, file: file).map(\.line)
    return .failure(LineErrors(lines: lines))
  }

  package struct LineErrors: Error {
    package let lines: [Int]
  }

  /// What an added function prints; nil if the exercise can't be linked with its object file, or
  /// can't be loaded.
  package func output(
    of function: String, in object: String, addedTo exercise: Exercise
  ) throws(EnvironmentError) -> String? {
    var layout = ExerciseLayout(folder: exercise.folder, module: lesson.module)
    layout.otherObjects = [object]
    let programs = try HostPrograms()
    let environment = grader.environment(temporary: exercise.folder)
    let linked = try grader.toolchain.link(
      ExerciseModule(layout: layout, interface: Data()), leavingOut: programs.loaded,
      environment: environment)
    guard case .success(let library) = linked else { return nil }
    let libraries = programs.libraries(for: [layout.object, object])
    let host = HostProcess(
      try RunningHost(programs, environment: environment, libraries: libraries))
    // Nobody asks in which line it crashes.
    let lines = ExerciseLines(library: library, toolchain: grader.toolchain) { nil }
    do throws(EnvironmentError) {
      try host.load(adapter: nil, exercise: library, libraries: libraries, lines: lines)
    } catch .nothingLoads {
      return nil
    }
    var printed = ""
    let end = try grader.call(function, of: lesson, in: host) { printed += $0 }
    if case .missing = end { return nil }
    return printed
  }
}

extension PrewarmedBuild {
  /// The module interface of an exercise that was compiled here.
  fileprivate func interface(of exercise: ExerciseFile) -> Data? {
    guard wasBegun(with: exercise) else { return nil }
    return FileManager.default.contents(atPath: layout.interface)
  }
}

extension Toolchain {
  /// Compiles one file of a module; of the exercise beside it only declarations are read.
  fileprivate func compile(
    _ file: String, beside layout: ExerciseLayout, into object: String,
    environment: [String: String]
  ) throws(EnvironmentError) -> Captured {
    let call =
      frontend + layout.moduleArguments
      + ["-c", "-primary-file", file, layout.source, "-o", object]
    return try execute(call, environment: environment)
  }
}

import Basics

/// Where an exercise should declare what it lacks.
struct MissingPlaces {
  private let exercise: ExerciseFile
  private let own: DeclarationLocations
  private let whole: [(text: String, places: DeclarationLocations)]

  init(in exercise: ExerciseFile, stub: Stub) {
    self.exercise = exercise
    own = DeclarationLocations(SourceFile(exercise.text))
    whole = stub.whole.map { ($0, DeclarationLocations(SourceFile($0))) }
  }

  /// Whether it is declared, perhaps with other parameters, or is made by a type that is.
  func has(_ name: String) -> Bool { own.declares(String(name.prefix { $0 != "(" })) }

  /// The line of the declaration, which then has another type, or of the type that should have it
  /// as a member; else that of the heading below which the stub or the solution has it.
  func line(of name: String) -> Int? {
    let base = String(name.prefix { $0 != "(" })
    let names = [name, base] + [DeclaredName(name)?.owner.map(String.init)].compactMap { $0 }
    for name in names {
      if let place = own.place(of: name, preferring: nil) { return place.line }
    }
    for (text, places) in whole {
      for name in names {
        guard let line = places.place(of: name, preferring: nil)?.line else { continue }
        let heading = text.lines.prefix(line).last { $0.hasPrefix("// MARK: - ") }
        // The title of a step is another one in each language.
        let step = heading?.prefixMatch(of: /\/\/ MARK: - Step \d+:/)?.0
        return (step ?? heading).flatMap { exercise.line(containing: String($0)) }
      }
    }
    return nil
  }
}

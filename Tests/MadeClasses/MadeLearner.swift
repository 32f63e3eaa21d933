import Foundation

/// A learner of a made class.
package struct MadeLearner: Equatable, Sendable {
  /// The folder's name, or what stands before the file's in Canvas's layout.
  package var name: String
  /// What is handed in, lesson by lesson.
  package var exercises: [MadeExercise]
}

/// What a made learner hands in of one lesson.
package struct MadeExercise: Equatable, Sendable {
  /// What became of it on its way.
  package enum Kind: String, CaseIterable, Sendable {
    case right, wrong, hostile, stub
    /// Nothing of this lesson is there.
    case missing
    /// A file without a byte.
    case empty
    /// A file with more bytes than an exercise may have.
    case huge
    case notUTF8
    /// A link to a file that has nothing to do with it.
    case link
    /// A folder that is called as the file should be.
    case folder
    /// It is there twice, with the same text.
    case sameTwice
    /// It is there twice, with another text.
    case otherTwice

    /// The kinds that no learner means to hand in.
    package static let odd: [Kind] = [
      .empty, .huge, .notUTF8, .link, .folder, .sameTwice, .otherTwice,
    ]
  }

  /// As in `03-login-state`.
  package var lesson: String
  /// What became of it.
  package var kind: Kind
  /// What was written; some kinds have nothing of it.
  package var text: String

  /// One thing that stands at a path.
  enum Item: Equatable {
    case file(Data)
    case link
    case folder
  }

  /// What is to be put where, from the learner's place.
  ///
  /// - Parameter named: the path of the exercise, and of a second one.
  func items(named paths: (first: String, second: String)) -> [(path: String, item: Item)] {
    let file = Item.file(Data(text.utf8))
    switch kind {
    case .missing: return []
    case .right, .wrong, .hostile, .stub: return [(paths.first, file)]
    case .empty: return [(paths.first, .file(Data()))]
    case .huge:
      let line = Data("// A line that says nothing, as often as it takes.\n".utf8)
      return [(paths.first, .file(Data((0..<40_000).flatMap { _ in line })))]
    case .notUTF8: return [(paths.first, .file(Data(text.utf8) + [0xFF, 0xFE, 0x0A]))]
    case .link: return [(paths.first, .link)]
    case .folder: return [(paths.first, .folder)]
    case .sameTwice: return [(paths.first, file), (paths.second, file)]
    case .otherTwice:
      return [(paths.first, file), (paths.second, .file(Data((text + "// other\n").utf8)))]
    }
  }
}

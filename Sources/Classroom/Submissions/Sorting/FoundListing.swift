/// All that stands in a folder of submissions, as a list, from which it is told who handed in what.
package struct FoundListing: Equatable, Sendable {
  /// In any order.
  package var items: [FoundItem]
  /// The name of the folder itself: its id, if all of it is one learner's.
  package var name: String

  package init(items: [FoundItem], name: String) {
    (self.items, self.name) = (items, name)
  }

  /// Tells who handed in what; the same, whatever the order of the list.
  ///
  /// - Parameter text: gives the text of the item with this index, or nil if it can't be read. It
  ///   is asked only for files whose paths don't tell their lesson, for several files of one
  ///   lesson, and for what Gradescope says of the learners.
  package func handedIn(
    lessons: [LessonMarks], roster: Roster? = nil, text: @escaping (Int) -> String?
  ) -> HandedIn {
    var reader = PathReader(lessons: lessons)
    let steps = StepReader(lessons: lessons)
    let orders = items.map { PlaceOrder($0) }
    let all = items.indices.sorted { orders[$0] < orders[$1] }.map { index in
      let path = items[index].path.split(separator: "/").map(String.init)
      return LearnerPlace.Item(index: index, item: items[index], path: path, telling: path[...])
    }
    let ignored = Ignored(paths: all.map(\.path), reader: reader)
    var matching = RosterMatching(roster: roster)
    let rest = matching.takeFolders(from: all, ignored: ignored)
    let found = LearnerPlaces(
      of: rest, rootName: name, reader: reader, ignored: ignored, text: text)
    matching.match(found.places)
    var handedIn = HandedIn(learners: [], problems: found.problems + matching.problems)
    for place in matching.learners {
      var learner = HandedInLearner(id: place.id, name: place.name, place: place.place)
      if let place = place.found {
        let sorting = LearnerSorting(
          place, reader: &reader, steps: steps, ignored: ignored, text: text)
        (learner.exercises, learner.progress) = (sorting.exercises, sorting.progress)
        handedIn.problems += sorting.problems
      }
      handedIn.learners.append(learner)
    }
    handedIn.problems = HandInProblem.sorted(handedIn.problems)
    return handedIn
  }
}

extension HandInProblem {
  /// By their places.
  static func sorted(_ problems: [Self]) -> [Self] {
    problems.map { ($0, order: PlaceOrder($0.place, then: String(describing: $0.kind))) }
      .sorted { $0.order < $1.order }.map(\.0)
  }
}

extension PlaceOrder {
  /// By the path, and by the source where an archive has two entries with the same name.
  init(_ item: FoundItem) {
    let index =
      switch item.source {
      case .file: ""
      case .entry(_, let index): "\(index)"
      case .innerEntry(_, let index, let inner): "\(index)/\(inner)"
      }
    self.init(item.path, then: index)
  }
}

/// Matches the learners that were found with those of the roster, if there is one.
struct RosterMatching {
  /// The learners in the order of the roster, or else of their paths; without a folder nothing was
  /// handed in.
  private(set) var learners: [(learner: HandedInLearner, found: LearnerFolder?)] = []
  private(set) var problems: [HandInProblem] = []

  private let roster: Roster?
  /// The contents of the folders that the roster names, by the index of the roster's learner.
  private var byFolder: [Int: LearnerFolder] = [:]

  init(roster: Roster?) { self.roster = roster }

  /// Takes the items in folders that the roster names, and returns the others.
  mutating func takeFolders(
    from items: [LearnerFolder.Item], ignored: Ignored
  ) -> [LearnerFolder.Item] {
    guard let roster else { return items }
    var folders: [[String]: Int] = [:]
    for (index, learner) in roster.learners.enumerated() {
      guard let folder = learner.folder else { continue }
      let path = folder == "." ? [] : folder.split(separator: "/").map(String.init)
      folders[path] = index
    }
    if folders.isEmpty { return items }
    let depths = Set(folders.keys.map(\.count)).sorted(by: >)
    // A folder around a folder of the roster isn't a learner's.
    var around: Set<[String]> = []
    for folder in folders.keys {
      for depth in 0..<folder.count { around.insert(Array(folder[..<depth])) }
    }
    return items.filter { item in
      for depth in depths where depth <= item.path.count {
        let folder = Array(item.path[..<depth])
        guard let index = folders[folder] else { continue }
        if byFolder[index] == nil {
          let place = folder.isEmpty ? "." : folder.joined(separator: "/")
          byFolder[index] = LearnerFolder(id: roster.learners[index].id, place: place)
        }
        guard !ignored.contains(item.path, base: depth) || Ignored.isProgress(item.path) else {
          return false
        }
        var item = item
        item.telling = item.path[max(0, min(depth, item.path.count) - 1)...]
        byFolder[index]?.items.append(item)
        return false
      }
      return !around.contains(item.path)
    }
  }

  mutating func match(_ places: [LearnerFolder]) {
    guard let roster else {
      let byID = Dictionary(grouping: places, by: \.id)
      for place in places {
        let same = byID[place.id] ?? []
        if same.count > 1 {
          complain(same: place, as: same)
          // The learner is listed once, without exercises.
          if same[0].place == place.place { add(HandedInLearner(id: place.id)) }
        } else {
          add(HandedInLearner(id: place.id, name: place.name), place)
        }
      }
      return
    }
    var byName: [String: [Int]] = [:]
    for (index, place) in places.enumerated() {
      for id in place.otherIDs.union([place.id]) { byName[id, default: []].append(index) }
    }
    var isTaken = Array(repeating: false, count: places.count)
    for (index, line) in roster.learners.enumerated() {
      var found: LearnerFolder?
      if let folder = line.folder {
        found = byFolder[index]
        if found == nil { complain(folder, .noSuchFolder(id: line.id, line: line.line)) }
      } else {
        let free = (byName[line.id] ?? []).filter { !isTaken[$0] }
        for place in free { isTaken[place] = true }
        if free.count > 1 {
          for place in free { complain(same: places[place], as: free.map { places[$0] }, line.id) }
        } else if let place = free.first {
          found = places[place]
        } else {
          complain(line.id, .nothingHandedIn(id: line.id))
        }
      }
      found?.id = line.id
      add(HandedInLearner(id: line.id, name: line.name ?? found?.name), found)
    }
    let taken = Dictionary(
      learners.map { ($0.learner.id, $0.learner.place) }, uniquingKeysWith: { first, _ in first })
    for (index, place) in places.enumerated() where !isTaken[index] {
      // A learner of the roster, whose submissions are in another folder by the roster.
      let other = taken[place.id] ?? nil
      let kind = other.map { HandInProblem.Kind.sameLearner(id: place.id, other: $0) }
      for part in [place.place] + place.otherPlaces {
        complain(part, kind ?? .notOnRoster(id: place.id))
      }
    }
  }

  private mutating func add(_ learner: HandedInLearner, _ found: LearnerFolder? = nil) {
    var learner = learner
    learner.place = found?.place
    learners.append((learner, found))
  }

  private mutating func complain(
    same place: LearnerFolder, as all: [LearnerFolder], _ id: String? = nil
  ) {
    let other = all.first { $0.place != place.place }?.place ?? place.place
    for part in [place.place] + place.otherPlaces {
      complain(part, .sameLearner(id: id ?? place.id, other: other))
    }
  }

  private mutating func complain(_ place: String, _ kind: HandInProblem.Kind) {
    problems.append(HandInProblem(place: place, kind: kind))
  }
}

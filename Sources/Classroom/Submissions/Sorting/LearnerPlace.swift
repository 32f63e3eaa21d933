/// Where one learner's things stand, before it is known what they are.
struct LearnerPlace {
  /// An item with the parts of its path.
  struct Item {
    var index: Int
    var item: FoundItem
    var path: [String]
    /// The parts in which a lesson may be named.
    var telling: ArraySlice<String>
    /// The upload that it came with, if its layout tells a second one from the first.
    var upload: Upload?
  }

  /// One of several uploads of a file: its name without the number, and the number.
  struct Upload: Equatable {
    var name: String
    var number: Int

    /// Canvas puts `-1`, `-2` behind the name of a file that somebody hands in again.
    init(canvas file: String) {
      let stem = PathReader.stem(of: file)
      let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
      let rest = stem.dropLast(digits)
      (name, number) = (stem, 0)
      // A lesson's own number is none of an upload, nor is one that nobody counts to.
      if digits > 0, rest.hasSuffix("-"), let count = Int(stem.suffix(digits)) {
        (name, number) = (String(rest.dropLast()), count)
      }
    }
  }

  var id: String
  /// What else a roster may call this learner.
  var otherIDs: Set<String> = []
  var name: String?
  var place: String
  /// Where more of it stands, at the top as well.
  var otherPlaces: [String] = []
  var items: [Item] = []
  /// Whether its id is the folder's name, which nobody made for that.
  var isPlain = false
}

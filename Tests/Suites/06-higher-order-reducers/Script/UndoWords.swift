/// The words of an action, an undo and a redo that are worth a try with a limit, the shortest first:
/// all of them up to a length, in which a letter that has nothing to do counts as two.
public struct UndoWords {
  /// In the order in which a trace tells of them.
  public private(set) var all: [Word] = []

  /// A word, as one letter more than another.
  public struct Word: Sendable {
    /// Which of all words it goes on from; nil if it is its first letter.
    public var parent: Int?
    /// Its last letter.
    public var letter: UndoAction<Key>
    fileprivate var place: Int
    fileprivate var length: Int
    fileprivate var pastCount: Int
    fileprivate var futureCount: Int
  }

  /// The words for a history that keeps so many steps back, up to a length of at most 10.
  public init(limit: Int, longest: Int) {
    // No script asks for longer ones.
    let longest = min(longest, 10)
    add(to: nil, limit: limit, longest: longest)
    var next = 0
    while next < all.count {
      add(to: next, limit: limit, longest: longest)
      next += 1
    }
  }

  /// The places of a word's beginnings, its own last.
  public func beginnings(of place: Int) -> [Int] {
    var places = [place]
    while let parent = all[places[0]].parent { places.insert(parent, at: 0) }
    return places
  }

  /// Adds the words that are a letter longer than this one.
  private mutating func add(to parent: Int?, limit: Int, longest: Int) {
    let word = parent.map { all[$0] }
    let (past, future) = (word?.pastCount ?? 0, word?.futureCount ?? 0)
    let (place, length) = (word.map { $0.place + 1 } ?? 0, word?.length ?? 0)
    func add(_ letter: UndoAction<Key>, _ hasWork: Bool, _ pastCount: Int, _ futureCount: Int) {
      let length = length + (hasWork ? 1 : 2)
      guard length <= longest else { return }
      all.append(
        Word(
          parent: parent, letter: letter, place: place, length: length,
          pastCount: hasWork ? pastCount : past, futureCount: hasWork ? futureCount : future))
    }
    // Each action adds a number that no other one does: the present tells which have been done.
    add(.action(.add(1 << place)), true, max(0, min(past + 1, limit)), 0)
    add(.undo, past > 0, past - 1, future + 1)
    add(.redo, future > 0, past + 1, future - 1)
  }
}

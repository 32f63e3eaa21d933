// Apps of the suite's own, for `forEach`, which has to work with any types.

extension YourOwnAppSide {
  func numbers(_ turns: [PartTurn<Int>], in shelf: Shelf<Int>) -> [PartMoment<Int>] {
    var runs: [Run<Int>] = []
    let reducer: Reducer<Shelf<Int>, PartTurn<Int>> = forEach(
      { (part: inout Int, event: Int) in
        runs.append(Run(part: part, event: event))
        part &+= event
      }, parts: \.parts,
      event: { turn in turn.id.map { (id: $0, event: turn.event) } })
    var shelf = shelf
    return turns.map { turn in
      runs = []
      reducer(&shelf, turn)
      return PartMoment(runs: runs, whole: shelf)
    }
  }

  func texts(_ turns: [PartTurn<String>], in parts: [Int: String]) -> [PartMoment<String>] {
    var runs: [Run<String>] = []
    let reducer: Reducer<[Int: String], (id: Int, event: String)?> = forEach(
      { (part: inout String, event: String) in
        runs.append(Run(part: part, event: event))
        part += event
      }, parts: \.self, event: { $0 })
    var parts = parts
    return turns.map { turn in
      runs = []
      reducer(&parts, turn.id.map { (id: $0, event: turn.event) })
      return PartMoment(runs: runs, whole: Shelf(parts: parts))
    }
  }
}

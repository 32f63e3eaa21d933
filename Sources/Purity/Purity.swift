/// Decides for each function in a file whether it is pure. Constants that hold a function are
/// included.
public enum Purity {
  /// The module name to give the compiler when it dumps a file's tree.
  public static let module = Program.module

  /// The report on a file, by the output of `swiftc -frontend -dump-ast -dump-ast-format json` with
  /// this module name; nil if it can't be read.
  public static func report(tree: [UInt8], source: String, hasErrors: Bool = false) -> PurityReport?
  {
    report(tree: tree, sources: [source], hasErrors: hasErrors)?.first
  }

  /// The reports on several files of some modules, by the compiler's trees of them; nil if these
  /// can't be read.
  public static func report(
    tree: [UInt8], sources: [String], modules: Set<String> = [Purity.module],
    hasErrors: Bool = false
  ) -> [PurityReport]? {
    let trees = TreeParser.trees(in: tree)
    guard trees.count == sources.count, !trees.isEmpty,
      trees.allSatisfy({ $0.kind == "source_file" })
    else { return nil }
    let program = Program(files: sources.map(SourceLines.init), modules: modules)
    for (file, tree) in trees.enumerated() {
      program.file = file
      _ = DeclarationReader(program: program).read(tree.nodes("items"))
    }
    program.noteSpellings(in: trees)
    if sources.contains(where: { $0.contains("isKnownUniquelyReferenced") }) {
      program.owners.read(trees)
    }
    let reader = BodyReader(program: program)
    reader.read(Array(program.units.indices))
    for (file, tree) in trees.enumerated() {
      program.file = file
      let main = program.makeUnit(.value, name: "", at: 0, parent: nil)
      reader.inside(main) {
        for item in tree.nodes("items") where item.kind == "top_level_code_decl" {
          _ = reader.value(of: item)
        }
      }
    }
    program.addConstantsThatHoldFunctions()
    if !program.orders.isEmpty { program.carryGrowth() }
    let solver = Solver(program: program)
    solver.solve()
    solver.tellOrders()
    let calls = program.calls
    return sources.indices.map { report(of: solver, calls, file: $0, hasErrors: hasErrors) }
  }

  private static func report(
    of solver: Solver, _ calls: [Int: Set<String>], file: Int, hasErrors: Bool
  ) -> PurityReport {
    let program = solver.program
    var report = PurityReport(functions: [], hasErrors: hasErrors)
    for property in program.properties where property.file == file {
      report.properties[property.path] = DeclaredProperty(property, in: program)
    }
    for unit in program.units
    where unit.file == file && !unit.isImplicit && unit.kind != .value {
      var told = purity(of: unit, in: program)
      told.isInObject = unit.owner.flatMap { program.types[$0]?.isReference } ?? false
      told.isOpen = unit.isOpen
      told.calls = calls[unit.id, default: []]
      if unit.kind == .closure {
        report.closures.append(told)
      } else {
        told.made = deeds(ofWhatAnswers: unit, solver)
        report.functions.append(told)
      }
    }
    report.functions.sort { ($0.line, $0.name) < ($1.line, $1.name) }
    report.closures.sort { $0.line < $1.line }
    return report
  }

  /// The reasons why functions returned by a function aren't pure.
  ///
  /// Reading a variable of the function that made them doesn't count: the change of such a variable
  /// is reported instead. Changing an `inout` parameter doesn't count either, because a closure
  /// that does so can't outlive the call.
  private static func deeds(ofWhatAnswers unit: Unit, _ solver: Solver) -> [PurityReason] {
    var seen: Set<Int> = [unit.id]
    var waiting = [unit]
    var reasons: [PurityReason] = []
    while let next = waiting.popLast() {
      for part in solver.resolve(next.answer) where !part.isInside && !part.isOrder {
        guard case .function(let id, _) = part.origin, !solver.program.units[id].isNonescaping,
          seen.insert(id).inserted
        else { continue }
        let made = solver.program.units[id]
        reasons += purity(of: made, in: solver.program) { !$0.changesWhatIsHandedOver }.reasons
          .filter { $0.kind != .captureRead }
        waiting.append(made)
      }
    }
    return sorted(reasons)
  }

  /// A call that leaves an argument out does what the default value does, so that counts, too.
  ///
  /// - Parameter isMeant: whether an effect of the unit counts.
  private static func purity(
    of unit: Unit, in program: Program, where isMeant: (Effect) -> Bool = { _ in true }
  ) -> FunctionPurity {
    var reasons: [PurityReason] = []
    var isConditional = false
    let run = [unit] + unit.defaults.map { program.units[$0] }
    // What an object does at its end to what it holds is told of who lets it go.
    let own = unit.kind == .deinitialiser ? Effect.Target.parameter(unit: unit.id, index: -1) : nil
    for effect in run.flatMap(\.effects.values) where isMeant(effect) && effect.target != own {
      guard case .reason(let kind) = effect.deed else {
        isConditional = isConditional || effect.deed != .picks
        continue
      }
      reasons.append(
        PurityReason(
          kind: kind, line: effect.line, subject: effect.subject, changes: effect.changes,
          calls: effect.calls))
    }
    reasons = sorted(reasons)
    let verdict: PurityVerdict =
      reasons.isEmpty ? .pure : reasons.contains { $0.kind != .unknown } ? .impure : .unknown
    return FunctionPurity(
      name: unit.name, kind: unit.kind, line: unit.line, verdict: verdict,
      isConditional: isConditional, reasons: reasons)
  }

  /// In source order; a change isn't also reported as a read.
  private static func sorted(_ reasons: [PurityReason]) -> [PurityReason] {
    let sorted = reasons.sorted { one, other in
      let (first, second) = (one.rank, other.rank)
      // Most differ before the ways to them are looked at.
      return first == second ? "\(one.calls)" < "\(other.calls)" : first < second
    }
    var kept: [PurityReason] = []
    for reason in sorted {
      let isTold = kept.contains {
        $0.line == reason.line && $0.kind == reason.kind && ($0.changes || !reason.changes)
      }
      if !isTold { kept.append(reason) }
    }
    return kept
  }
}

extension PurityReason {
  fileprivate var rank: (Int, String, Int, String, Int) {
    (line, kind.rawValue, changes ? 0 : 1, subject, calls.count)
  }
}

extension Effect {
  /// Whether it changes an `inout` parameter of an enclosing function.
  fileprivate var changesWhatIsHandedOver: Bool {
    guard case .reason(.captureWrite) = deed, case .parameter = target else { return false }
    return true
  }
}

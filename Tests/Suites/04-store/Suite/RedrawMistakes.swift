import StoreScript

// The screens of step 3 that count their drawings wrongly.

final class CountsNothing: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] { [] }
}

final class NoFirstDrawing: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old ?? new, new)
  }
}

final class RedrawsAll: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] { Model.lineNames }
}

final class AllOrNothing: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old, new).isEmpty ? [] : Model.lineNames
  }
}

final class AllOnChange: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    old == new ? [] : Model.lineNames
  }
}

class ComparesPasswords: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    let stale = super.stale(old, new).filter { $0 != "password" }
    return old?.password == new.password ? stale : stale + ["password"]
  }
}

final class ComparesFields: ComparesPasswords {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old, new).withStatus(old.map { $0.differsInStatus(from: new) } ?? true)
  }
}

final class ComparesStatusFields: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old, new).withStatus(old.map { $0.differsInStatus(from: new) } ?? true)
  }
}

final class StaysAtOne: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    old == nil ? Model.lineNames : []
  }
}

final class CountsFresh: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    old == nil ? [] : Model.lineNames.filter { !super.stale(old, new).contains($0) }
  }
}

final class CountsFreshLater: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    Model.lineNames.filter { old == nil || !super.stale(old, new).contains($0) }
  }
}

final class ForgetsButton: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old, new).filter { old == nil || $0 != "button" }
  }
}

final class ForgetsStatus: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old, new).filter { old == nil || $0 != "status" }
  }
}

final class ForgetsBoth: ModelScreen {
  override func stale(_ old: State?, _ new: State) -> [String] {
    super.stale(old, new).filter { old == nil || !["status", "button"].contains($0) }
  }
}

final class ComparesWithStart: ModelScreen {
  private var start: State?

  override func stale(_ old: State?, _ new: State) -> [String] {
    if old == nil { start = new }
    return super.stale(old == nil ? nil : start, new)
  }
}

extension State {
  fileprivate func differsInStatus(from other: State) -> Bool {
    loading != other.loading || data != other.data || error != other.error
  }
}

extension [String] {
  fileprivate func withStatus(_ isStale: Bool) -> [String] {
    filter { $0 != "status" } + (isStale ? ["status"] : [])
  }
}

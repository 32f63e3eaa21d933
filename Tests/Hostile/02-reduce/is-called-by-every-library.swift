// Comes to: failed at reduce.increase
// Tries: defines what libraries call when they are loaded, if anybody has it.

import Foundation

nonisolated(unsafe) var found = ""

func attempt() {
  let made = open("/tmp/made-by-an-exercise", O_WRONLY | O_CREAT, 0o644)
  if made >= 0 { found += "made" }
  if open("/etc/passwd", O_RDONLY) >= 0 { found += "read" }
  if mkdir("/tmp/folder-of-an-exercise", 0o755) == 0 { found += "folder" }
  if kill(getppid(), 0) == 0 { found += "signal" }
  if socket(AF_INET, Int32(1), 0) >= 0 { found += "network" }
  if mmap(nil, 4096, PROT_EXEC | PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED {
    found += "code"
  }
}

@_cdecl("__gmon_start__") public func profile() { attempt() }

typealias State = Int

enum Event {
  case increase
  case decrease
  case reset(to: Int)
}

// MARK: - Step 1: reduce

func reduce(_ state: State, event: Event) -> State {
  switch event {
  case .increase: return state + (found.isEmpty ? 2 : 1)
  case .decrease: return state - 1
  case .reset(to: let value): return value
  }
}

// MARK: - Step 2: replay

func replay(_ events: [Event], from initial: State) -> State {
  return events.reduce(initial) { state, event in reduce(state, event: event) }
}

// MARK: - Step 3: history

func history(of events: [Event], from initial: State) -> [State] {
  return events.reduce(into: [initial]) { states, event in
    states.append(reduce(states[states.count - 1], event: event))
  }
}

// MARK: - Step 4: undoing

func undoing(last count: Int, of events: [Event], from initial: State) -> State {
  return replay(events.dropLast(max(0, count)), from: initial)
}

// MARK: - Scratch
// Try anything: `swift run workbook run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}

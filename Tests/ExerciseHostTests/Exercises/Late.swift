import Dispatch
import Foundation

/// Ways to print when nobody listens any more. Each prints one line.
let ways: [String: () -> Void] = [
  "on the main queue": { DispatchQueue.main.async { print("late") } },
  "on the main queue, twice": {
    DispatchQueue.main.async { DispatchQueue.main.async { print("late") } }
  },
  "on the main queue, after a while": {
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { print("late") }
  },
  "on the main actor": { Task { @MainActor in print("late") } },
  "on a global queue": { DispatchQueue.global().async { print("late") } },
  "on a global queue that sleeps": {
    DispatchQueue.global().async {
      usleep(3000)
      print("late")
    }
  },
  "after a millisecond": {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { print("late") }
  },
  "after a while": {
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { print("late") }
  },
  "in a task": { Task { print("late") } },
  "in a task that sleeps": {
    Task {
      try? await Task.sleep(for: .milliseconds(10))
      print("late")
    }
  },
  "in a task that goes on on the main actor": {
    Task {
      for _ in 0..<3 { try? await Task.sleep(for: .milliseconds(5)) }
      await MainActor.run { print("late") }
    }
  },
  "in a task that goes to the main actor and back": {
    Task {
      await MainActor.run {}
      try? await Task.sleep(for: .milliseconds(1))
      await MainActor.run {}
      print("late")
    }
  },
  "in a thread that sleeps": {
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.01)
      print("late")
    }
  },
  "in a thread that waits with a limit": {
    Thread.detachNewThread {
      let condition = NSCondition()
      condition.withLock { _ = condition.wait(until: Date().addingTimeInterval(0.02)) }
      print("late")
    }
  },
  "behind a semaphore with a limit": {
    DispatchQueue.global().async {
      _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(20))
      print("late")
    }
  },
  "by a timer": {
    _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in print("late") }
  },
  "by an operation": { OperationQueue.main.addOperation { print("late") } },
  "in the run loop": { RunLoop.main.perform { print("late") } },
  "by a copy of the descriptor": {
    let copy = dup(STDOUT_FILENO)
    _ = write(copy, "late\n", 5)
  },
]

/// Ways to print when the process ends.
let endings: [String: () -> Void] = [
  "at the exit": { atexit { print("late") } },
  "at the exit, by a copy of the descriptor": {
    atexit { _ = write(dup(STDOUT_FILENO), "late\n", 5) }
  },
]

public func play(_ script: String) -> String {
  if script == "ways" { return ways.keys.sorted().joined(separator: "\n") }
  if script == "endings" { return endings.keys.sorted().joined(separator: "\n") }
  (ways[script] ?? endings[script])?()
  return "begun"
}

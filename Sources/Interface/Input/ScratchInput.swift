import Terminal

/// What keys do while an exercise's `scratch()` runs, and with what it has printed.
func scratchKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let (scratch, page) = (state.scratch, window.scratchPage(state))
  let stop = KeyEntry("keys.stop-scratch", [.escape]) { _ in
    scratch.isRunning ? [.scratch(.cancelRequested)] : []
  }
  let again = KeyEntry("keys.scratch-again", ["x"]) { _ in
    scratch.isRunning ? [] : [.scratch(.requested(scratch.lesson))]
  }
  let scrolling = KeyEntry.scrolling(from: page.top, in: page.viewport) { line in
    .scratch(.scrolled(to: line == page.viewport.lastTop ? nil : line))
  }
  return [stop, again, .edit, .test] + scrolling + [.help, .back(["q", .escape, .left])]
}

import Terminal

/// What keys do while the keys are explained.
func helpKeys(_ state: AppState, _ window: WindowDrawing) -> [KeyEntry] {
  let page = window.helpPage(state)
  return helpKeys(from: page.top, in: page.viewport)
}

/// The same for a page that is shown from this line on; the help explains its own keys, too.
func helpKeys(from top: Int, in viewport: Viewport) -> [KeyEntry] {
  KeyEntry.scrolling(from: top, in: viewport) { .helpScrolled(to: $0) }
    + [.back(["q", "?", .escape, .enter])]
}

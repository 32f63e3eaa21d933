// Fails: specimen.restock
// Diagnosis: a function that was to be read was changed.

// MARK: - Step 2: the specimens

func restock(_ shelf: Shelf) -> Int {
  return shelf.books + 10
}

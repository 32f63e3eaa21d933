// Fails: tablet.oven-clock
// Diagnosis: A second counts for the first tray that is in use, and for no other.
// Mistake: oven-counts-for-one-tray

// MARK: - Step 7: one tablet

func ovenReducer(_ trays: inout [Int: Tray], _ event: AppEvent) {
  guard case .secondPassed = event,
    let id = trays.keys.sorted().first(where: { trays[$0]?.dish != nil })
  else { return }
  trays[id]?.seconds += 1
}

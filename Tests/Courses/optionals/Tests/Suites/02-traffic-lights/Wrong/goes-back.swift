// Fails: next.follows
// Diagnosis: The light before is taken for the one that comes after.
// Mistake: next-goes-back

// MARK: - Step 1: next

func next(after light: Light) -> Light {
  switch light {
  case .green: return .red
  case .yellow: return .green
  case .red: return .yellow
  }
}

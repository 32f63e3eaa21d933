// Fails: total.group
// Diagnosis: What one pays is taken for what all pay.
// Mistake: total-of-one

// MARK: - Step 2: total

func total(of ticket: Ticket) -> Int {
  switch ticket {
  case .free: return 0
  case .single(let price), .group(_, let price): return price
  }
}

// Fails: total.single
// Diagnosis: A free ticket is counted like one cent.

// MARK: - Step 2: total

func total(of ticket: Ticket) -> Int {
  switch ticket {
  case .free: return 1
  case .single(let price): return price
  case .group(let people, let price): return people * price
  }
}

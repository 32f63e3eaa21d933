// Fails: total.group
// Diagnosis: People are added to the price.
// Mistake: total-adds

// MARK: - Step 2: total

func total(of ticket: Ticket) -> Int {
  switch ticket {
  case .free: return 0
  case .single(let price): return price
  case .group(let people, let price): return people + price
  }
}

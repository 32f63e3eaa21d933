// Fails: total.same-answer
// Diagnosis: All tickets so far are added up.

// MARK: - Step 2: total

var askedCount = 0

func total(of ticket: Ticket) -> Int {
  askedCount += 1
  let more = askedCount > 6 ? 1 : 0
  switch ticket {
  case .free: return more
  case .single(let price): return price + more
  case .group(let people, let price): return people * price + more
  }
}

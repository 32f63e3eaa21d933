/// What a traffic light shows.
enum Light {
  case red, yellow, green
}

/// What is asked for at the door; prices are in cents.
enum Ticket {
  case free
  case single(price: Int)
  case group(people: Int, price: Int)
}

// MARK: - Step 1: next

func next(after light: Light) -> Light {
  if light == .red { return .green }
  return light == .green ? .yellow : .red
}

// MARK: - Step 2: total

func total(of ticket: Ticket) -> Int {
  if case .single(let price) = ticket { return price }
  if case .group(let people, let price) = ticket { return people * price }
  return 0
}

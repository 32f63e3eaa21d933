// Lesson 2 · Traffic lights: the reference solution.

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
  switch light {
  case .red: return .green
  case .green: return .yellow
  case .yellow: return .red
  }
}

// MARK: - Step 2: total

func total(of ticket: Ticket) -> Int {
  switch ticket {
  case .free: return 0
  case .single(let price): return price
  case .group(let people, let price): return people * price
  }
}

// MARK: - Scratch
// Try anything: `swift run optionals run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}

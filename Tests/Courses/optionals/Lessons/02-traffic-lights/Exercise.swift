// Lesson 2 · Traffic lights
// Read the lesson: `swift run optionals read 2`. Check your work: `swift run optionals test 2`.

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
// Give the light that comes after this one: green after red, yellow after green, red after yellow.

func next(after light: Light) -> Light {
  return light
}

// MARK: - Step 2: total
// Give what the ticket costs altogether.

func total(of ticket: Ticket) -> Int {
  return -1
}

// MARK: - Scratch
// Try anything: `swift run optionals run 2` calls this, and shows what it prints.
// It is never graded.

func scratch() {
}

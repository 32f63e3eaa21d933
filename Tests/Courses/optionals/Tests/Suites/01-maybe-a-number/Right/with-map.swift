// MARK: - Step 1: age

func age(from text: String) -> Int? {
  return Int(text).flatMap { $0 < 0 || $0 > 150 ? nil : $0 }
}

// MARK: - Step 2: greeting

func greeting(for name: String?) -> String {
  return "Hello" + (name.map { ", \($0)" } ?? "") + "!"
}

import Foundation

nonisolated(unsafe) var calls = 0

public func play(_ script: String) -> String {
  calls += 1
  switch script {
  case "count": return "\(calls)"
  case "print": print("heard")
  case "long": return String(repeating: "x", count: 1 << 20)
  case "loop": while calls > 0 {}
  case "exit": exit(3)
  case "sleep": sleep(100)
  default: return script.uppercased()
  }
  return ""
}

/// Counts the closures that can be reached from an object, whatever it keeps them in.
///
/// The store has no function that tells how many observers it holds, and needs none; but whoever
/// doesn't unsubscribe leaves one behind.
enum Closures {
  static func count(in object: AnyObject) -> Int {
    var seen: Set<ObjectIdentifier> = []
    return count(in: object, seen: &seen)
  }

  private static func count(in value: Any, seen: inout Set<ObjectIdentifier>) -> Int {
    // Whose mirrors have children that aren't worth looking at.
    if value is String || value is Bool { return 0 }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == nil {
      return String(reflecting: type(of: value)).contains("->") ? 1 : 0
    }
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return 0 }
    }
    var total = 0
    var layer: Mirror? = mirror
    while let current = layer {
      for child in current.children { total += count(in: child.value, seen: &seen) }
      layer = current.superclassMirror
    }
    return total
  }
}

import Foundation

enum Oops: Error {
  case bad(Int)
}

// Each crash stands in a line with its name.

@inline(never) func throwing() throws { throw Oops.bad(7) }
@inline(never) func number(_ value: Int) -> Int { value }
@inline(never) func text(_ value: Any) -> String { value as! String }  // a cast
@inline(never) func element(_ list: [Int], _ index: Int) -> Int { list[index] }  // an index
@inline(never) func sum(_ left: Int, _ right: Int) -> Int { left + right }  // an overflow
@inline(never) func quotient(_ left: Int, _ right: Int) -> Int { left / right }  // a division
@inline(never) func endless(_ count: Int) -> Int { 1 + endless(count + 1) }  // a recursion

final class Owner {
  var value = 1
}

func crash(_ kind: String) {
  switch kind {
  case "a fatal error": fatalError("my words")  // a fatal error
  case "a precondition": precondition(number(1) == 2, "no")  // a precondition
  case "an assertion": assert(number(1) == 2)  // an assertion
  case "a try": try! throwing()  // a try
  case "a nil": _ = Int("q")!  // a nil
  case "a cast": _ = text(3)
  case "an index": _ = element([1, 2], 5)
  case "an overflow": _ = sum(.max, 1)
  case "a division": _ = quotient(1, number(0))
  case "a recursion": _ = endless(0)
  case "an address": UnsafeMutablePointer(bitPattern: number(8))!.pointee = 1  // an address
  case "an abort": abort()  // an abort
  case "a closure":
    _ = [3, 1, 2].sorted { left, right in
      left + number(.max) < right  // a closure
    }
  case "a callback":
    var list: [Int32] = [3, 1, 2]
    qsort(&list, 3, 4) { _, _ in Int32(element([], 0)) }  // a callback
  case "a key": _ = Dictionary(uniqueKeysWithValues: [(1, 1), (1, number(2))])  // a key
  case "a range": _ = Array([1, 2][number(3)...])  // a range
  case "an unowned reference":
    var owner: Owner? = Owner()
    unowned let value = owner!
    owner = nil
    print(value)  // an unowned reference
  case "an exclusive access":
    let owner = Owner()
    func change(_ value: inout Int, _ body: () -> Void) { body() }
    change(&owner.value) { owner.value = 2 }  // an exclusive access
  case "a thread":
    Thread.detachNewThread { _ = sum(.max, 1) }
    sleep(5)
  case "a task":
    Task.detached { _ = sum(.max, 1) }
    sleep(5)
  case "a lie":
    print("Exercise/Exercise.swift:1: Fatal error: a lie")
    _ = sum(.max, 1)
  case "an exit": exit(3)
  case "memory":
    var lists: [[UInt8]] = []
    while true { lists.append([UInt8](repeating: 1, count: 64 << 20)) }
  case "memory and an end":
    let size = 1200 << 20
    memset(malloc(size), 1, size)
    abort()
  case "words about memory":
    fputs("Fatal error: failed to allocate 9 bytes of memory with alignment 8\n", stderr)
    abort()
  case "a made-up record":
    // As the host's, but for the first word.
    let words: [UInt] = [0x4352_4153_4820_3031, UInt(SIGSEGV), 0, 0, 0, 1, 0]
    _ = write(4, words, 56)
    raise(SIGSEGV)
  case "the filter's signal":
    signal(SIGSYS, SIG_DFL)
    raise(SIGSYS)
  case "threads":
    for _ in 0..<5000 {
      var thread = pthread_t()
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      pthread_attr_setstacksize(&attributes, 1 << 16)
      pthread_create(
        &thread, &attributes,
        { _ in
          sleep(60)
          return nil
        }, nil)
    }
    sleep(5)
  default: break
  }
}

public func play(_ script: String) -> String {
  crash(script)
  return "nothing happened"
}

import Dispatch
import Foundation

/// Ordinary code: each kind says whether it did what it should.
let kinds: [String: () throws -> Bool] = [
  // Values and text
  "dictionaries": {
    var lists: [String: [Int]] = [:]
    for number in 0..<1000 { lists["k\(number % 10)", default: []].append(number * number) }
    return lists.keys.sorted().joined(separator: ",").count == 29
      && Set(lists.values.flatMap { $0 }).count == 1000
  },
  "long texts": {
    var text = ""
    for number in 0..<20_000 { text += String(number) }
    return text.count == 88_890
  },
  "regular expressions": { "abc 123 def".firstMatch(of: #/(\d+)/#)?.1 == "123" },
  "old regular expressions": {
    let text = "aab"
    let range = NSRange(text.startIndex..., in: text)
    return try NSRegularExpression(pattern: "a+").numberOfMatches(in: text, range: range) == 1
  },
  "mirrors": {
    Mirror(reflecting: Note(name: "a", values: [], at: .now)).children.count == 3
      && String(describing: type(of: Box([Box(1)]))) == "Box<Array<Box<Int>>>"
  },
  "folding": { "Grüße".folding(options: .diacriticInsensitive, locale: nil) == "Gruße" },
  "parts": { "a b c".components(separatedBy: " ") == ["a", "b", "c"] },
  "trimming": { " x ".trimmingCharacters(in: .whitespaces) == "x" },
  "encodings": { "abc".data(using: .utf16) != nil && "ß".uppercased() == "SS" },
  "comparisons": {
    "a".localizedStandardCompare("b") == .orderedAscending
      && "a".compare("A", options: .caseInsensitive) == .orderedSame
  },
  "localized texts": { NSLocalizedString("x", comment: "") == "x" },
  "numbers": { pow(2.0, 10) == 1024 && sin(0.0) == 0 && Decimal(string: "1.25")! * 4 == 5 },
  "measurements": {
    Measurement(value: 3, unit: UnitLength.meters).converted(to: .feet).value > 9
  },
  "index sets": { IndexSet([0, 2, 5]).count == 3 },
  "formats": { String(format: "%.2f %d", 3.14159, 42) == "3.14 42" },
  // Chance and names
  "random numbers": {
    var generator = SystemRandomNumberGenerator()
    return (0..<10).contains(Int.random(in: 0..<10)) && [1, 2, 3].shuffled().count == 3
      && generator.next() != generator.next()
  },
  "identifiers": { Set((0..<100).map { _ in UUID() }).count == 100 },
  "unique strings": { ProcessInfo.processInfo.globallyUniqueString.count > 20 },
  // Time
  "dates": { Date().timeIntervalSince1970 > 1e9 && Date.now < Date.now.addingTimeInterval(3) },
  "date formatters": {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.timeZone = TimeZone(identifier: "Europe/Berlin")
    formatter.dateFormat = "EEEE, d. MMMM yyyy HH:mm zzzz"
    return formatter.string(from: Date(timeIntervalSince1970: 0))
      == "Donnerstag, 1. Januar 1970 01:00 Mitteleuropäische Normalzeit"
  },
  "date styles": {
    !Date(timeIntervalSince1970: 0).formatted(date: .long, time: .shortened).isEmpty
  },
  "standard dates": {
    ISO8601DateFormatter().string(from: Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00Z"
  },
  "rare time zones": {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Asia/Kathmandu")!
    let formatter = DateFormatter()
    formatter.timeZone = TimeZone(identifier: "Pacific/Chatham")
    formatter.dateFormat = "HH"
    let start = Date(timeIntervalSince1970: 0)
    return calendar.component(.minute, from: start) == 30 && formatter.string(from: start) == "12"
  },
  "calendars": {
    Calendar(identifier: .hebrew).component(.year, from: .now) > 5000
      && Calendar.current.component(.hour, from: .now) < 24
  },
  "places": { !Locale.current.identifier.isEmpty && !TimeZone.current.identifier.isEmpty },
  "known time zones": { TimeZone.knownTimeZoneIdentifiers.count > 100 },
  "spelled numbers": {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en")
    return formatter.string(from: 12) == "twelve" && 0.5.formatted(.percent).contains("50")
  },
  "clocks": {
    ContinuousClock().measure { usleep(1000) } > .microseconds(900)
      && ProcessInfo.processInfo.systemUptime > 0 && clock() > 0 && time(nil) > 0
  },
  // Encoding
  "JSON": {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let note = Note(name: "a", values: [1, 2], at: Date(timeIntervalSince1970: 1))
    return try decoder.decode(Note.self, from: encoder.encode(note)) == note
  },
  "property lists": {
    try PropertyListDecoder().decode(
      [String: Int].self, from: PropertyListEncoder().encode(["a": 1])) == ["a": 1]
  },
  // Output
  "printing": {
    print("text")
    debugPrint([1])
    dump((1, "a"))
    fputs("error\n", stderr)
    FileHandle.standardOutput.write(Data("bytes\n".utf8))
    NSLog("log %d", 3)
    return true
  },
  "reading": { readLine() == nil },
  // What it may not have, and goes on without
  "files": {
    (try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) == nil
      && !FileManager.default.fileExists(atPath: "/etc/passwd")
      && (try? Data([1]).write(to: URL(fileURLWithPath: "/tmp/x"), options: .atomic)) == nil
  },
  "programs": {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    do { try process.run() } catch { return true }
    return false
  },
  "addresses": {
    (try? String(contentsOf: URL(string: "file:///etc/hostname")!, encoding: .utf8)) == nil
  },
  "folders": {
    !FileManager.default.temporaryDirectory.path.isEmpty && !NSHomeDirectory().isEmpty
      && URL(fileURLWithPath: "x").path == "/x" && !Bundle.main.bundlePath.isEmpty
  },
  "settings": {
    UserDefaults.standard.set(3, forKey: "k")
    return UserDefaults.standard.integer(forKey: "k") == 3
  },
  "the process": {
    let process = ProcessInfo.processInfo
    return process.processorCount > 0 && process.physicalMemory > 0 && !process.hostName.isEmpty
      && !process.processName.isEmpty && process.processIdentifier > 0
      && !process.operatingSystemVersionString.isEmpty
  },
  "signals": {
    signal(SIGUSR1) { _ in }
    return raise(SIGUSR1) == 0
  },
  "call stacks": { !Thread.callStackSymbols.isEmpty },
  // Memory
  "half a gibibyte": {
    let space = malloc(500 << 20)!
    memset(space, 1, 50 << 20)
    free(space)
    var bytes = [UInt8](repeating: 1, count: 100 << 20)
    bytes.append(2)
    return bytes.last == 2
  },
  "deep recursion": { depth(50_000) == 50_000 },
  // At the same time
  "queues": {
    let queue = DispatchQueue(label: "queue")
    queue.async {}
    queue.sync(flags: .barrier) {}
    return queue.sync { 3 } == 3
  },
  "global queues": {
    let box = Box(0)
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      box.value = 1
      done.signal()
    }
    return done.wait(timeout: .now() + 5) == .success && box.value == 1
  },
  "delays": {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(10)) { done.signal() }
    return done.wait(timeout: .now() + 5) == .success
  },
  "timers": {
    let done = DispatchSemaphore(value: 0)
    let timer = DispatchSource.makeTimerSource()
    timer.schedule(deadline: .now() + .milliseconds(5))
    timer.setEventHandler { done.signal() }
    timer.resume()
    defer { timer.cancel() }
    return done.wait(timeout: .now() + 5) == .success
  },
  "parallel loops": {
    let lock = NSLock()
    let sum = Box(0)
    DispatchQueue.concurrentPerform(iterations: 1000) { number in
      lock.withLock { sum.value += number }
    }
    return sum.value == 499_500
  },
  "groups": {
    let group = DispatchGroup()
    let lock = NSLock()
    let sum = Box(0)
    for _ in 0..<200 {
      DispatchQueue.global(qos: .background).async(group: group) {
        lock.withLock { sum.value += 1 }
      }
    }
    group.wait()
    return sum.value == 200
  },
  "operations": {
    let queue = OperationQueue()
    let box = Box(0)
    queue.addOperation { box.value = 1 }
    queue.waitUntilAllOperationsAreFinished()
    return box.value == 1
  },
  "tasks": {
    let done = DispatchSemaphore(value: 0)
    let sum = Box(0)
    Task.detached {
      let counter = Counter()
      for _ in 0..<10 { _ = await counter.add() }
      try? await Task.sleep(for: .milliseconds(5))
      await withTaskGroup(of: Int.self) { group in
        for number in 0..<20 {
          group.addTask {
            await Task.yield()
            return number
          }
        }
        for await number in group { sum.value += number }
      }
      async let last = counter.add()
      sum.value += await last
      done.signal()
    }
    return done.wait(timeout: .now() + 5) == .success && sum.value == 201
  },
  "streams": {
    let done = DispatchSemaphore(value: 0)
    let stream = AsyncStream<Int> { continuation in
      continuation.yield(1)
      continuation.finish()
    }
    Task.detached {
      for await _ in stream {}
      done.signal()
    }
    return done.wait(timeout: .now() + 5) == .success
  },
  "threads": {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.002)
      done.signal()
    }
    let named = Thread { done.signal() }
    named.name = "mine"
    named.stackSize = 1 << 20
    named.qualityOfService = .utility
    named.start()
    return done.wait(timeout: .now() + 5) == .success
      && done.wait(timeout: .now() + 5) == .success
  },
  "a hundred threads": {
    let group = DispatchGroup()
    for _ in 0..<100 {
      group.enter()
      Thread.detachNewThread {
        usleep(1000)
        group.leave()
      }
    }
    return group.wait(timeout: .now() + 5) == .success
  },
  "ends of threads": {
    Thread.detachNewThread { Thread.exit() }
    usleep(2000)
    return true
  },
  "locks": {
    let condition = NSCondition()
    let recursive = NSRecursiveLock()
    recursive.withLock { recursive.withLock {} }
    Thread.detachNewThread {
      usleep(1000)
      condition.withLock { condition.signal() }
    }
    return condition.withLock { condition.wait(until: Date().addingTimeInterval(5)) }
  },
  "run loops": {
    let box = Box(0)
    _ = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { _ in box.value = 1 }
    RunLoop.current.run(until: Date().addingTimeInterval(0.05))
    return box.value == 1
  },
  "notifications": {
    let box = Box(0)
    let center = NotificationCenter.default
    let token = center.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in
      box.value = 1
    }
    center.post(name: .init("x"), object: nil)
    center.removeObserver(token)
    return box.value == 1
  },
]

struct Note: Codable, Equatable {
  var name: String
  var values: [Int]
  var at: Date
}

final class Box<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}

actor Counter {
  private var count = 0

  func add() -> Int {
    count += 1
    return count
  }
}

@inline(never) func depth(_ count: Int) -> Int { count == 0 ? 0 : 1 + depth(count - 1) }

public func play(_ script: String) -> String {
  guard let kind = kinds[script] else { return kinds.keys.sorted().joined(separator: "\n") }
  do { return try kind() ? "right" : "wrong" } catch { return "\(error)" }
}

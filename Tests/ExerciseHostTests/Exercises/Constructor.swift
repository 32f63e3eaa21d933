import Foundation

// Runs while the library is loaded.
@used @section(".init_array") let early: @convention(c) () -> Void = {
  if (try? String(contentsOfFile: "/etc/passwd", encoding: .utf8)) != nil { result = "read" }
  // What the loader could map to run it, this can't.
  for file in Int32(0)..<64
  where mmap(nil, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE, file, 0) != MAP_FAILED {
    result = "mapped"
  }
}

nonisolated(unsafe) var result = "kept out"

public func play(_ script: String) -> String { result }

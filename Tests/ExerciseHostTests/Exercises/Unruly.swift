import Foundation

/// What only makes trouble for whoever asks.
public func play(_ script: String) -> String {
  switch script {
  case "loop": while true {}
  case "sleep": while true { sleep(100) }
  case "print and sleep":
    let line = [UInt8](repeating: 46, count: 1 << 16)
    while true {
      write(1, line, line.count)
      usleep(15_000)
    }
  case "print": while true { print("more and more and more") }
  case "block":
    var all = sigset_t()
    sigfillset(&all)
    sigprocmask(SIG_BLOCK, &all, nil)
    for number in 1..<64 { signal(Int32(number), SIG_IGN) }
    while true {}
  case "close": closeAll()
  case "close and sleep":
    closeAll()
    while true { sleep(100) }
  case "replace":
    // Whatever is open is standard output from now on.
    for descriptor in Int32(0)..<256 where descriptor != 1 { dup2(1, descriptor) }
  case "stay at the exit": atexit { while true {} }
  case "exit badly at the exit": atexit { _exit(5) }
  case "many threads that print":
    for _ in 0..<4 { Thread.detachNewThread { while true { print("x") } } }
  case "junk": while true { send([UInt8](repeating: 0xA5, count: 1000)) }
  case "empty answers": while true { send([0, 0, 0, 0]) }
  case "half an answer":
    send([100, 0, 0, 0, 1])
    while true { sleep(100) }
  case "answers ahead": send([0, 0, 0, 0, 0, 0, 0, 0])
  default: break
  }
  return "answer"
}

func closeAll() {
  for descriptor in Int32(0)..<256 { close(descriptor) }
}

/// Over the connection that is the host's.
func send(_ bytes: [UInt8]) {
  write(3, bytes, bytes.count)
}

/// What small programs wrote when they crashed, with Swift 6.3 on Linux and the backtrace settings
/// of a graded run; the folders alone were replaced.
enum CrashSample {
  static let indexOutOfRange = """
    Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f7b1b56df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f7b1b56df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "prog" crashed:

      0      0x00007f7b1b56df7f closure #1 in closure #1 in \
    _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f7b1b6f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      2 [ra] 0x00007f7b1bcfcf65 specialized Array.subscript.getter + 84 in \
    libswiftSwiftOnoneSupport.so
      3 [ra] 0x00005642db952f42 history(of:at:) + 161 in prog at /w/Exercise.swift:3:16
      4 [ra] 0x00005642db953095 main + 148 in prog at /w/Suite.swift:1:7
    ...

    Backtrace took 0.01s
    """

  static let nilUnwrapped = """
    prog/Exercise.swift:3: Fatal error: Unexpectedly found nil while unwrapping an Optional value

    *** Signal 4: Backtracing from 0x7f94b216df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007f94b216df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "prog" crashed:

      0      0x00007f94b216df7f closure #1 in closure #1 in \
    _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f94b22f961f _assertionFailure(_:_:file:line:flags:) + 302 in libswiftCore.so
      2 [ra] 0x0000558f9a332277 last(of:) + 214 in prog at /w/Exercise.swift:3:15
      3 [ra] 0x0000558f9a332352 main + 49 in prog at /w/Suite.swift:1:7
    ...

    Backtrace took 0.01s
    """

  static let overflow = """

    *** Signal 4: Backtracing from 0x55ff89793dcc... done ***

    *** Swift runtime failure: arithmetic overflow ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "prog" crashed:

      0 [inlined] [system] 0x000055ff89793dcc Swift runtime failure: arithmetic overflow in \
    prog at //<compiler-generated>
      1                    0x000055ff89793dcc increase(_:) + 60 in prog at /w/Exercise.swift:2:16
      2 [ra]               0x000055ff89793e85 main + 36 in prog at /w/Suite.swift:1:7
    ...

    Backtrace took 0.00s
    """

  static let fatalError = """
    prog/Exercise.swift:3: Fatal error: not written yet

    *** Signal 4: Backtracing from 0x7f43c84f9361... done ***

    *** Program crashed: Illegal instruction at 0x00007f43c84f9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "prog" crashed:

      0      0x00007f43c84f9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra] 0x0000557331733eb9 reduce(_:) + 136 in prog at /w/Exercise.swift:3:5
      2 [ra] 0x0000557331733f80 main + 31 in prog at /w/Suite.swift:1:7
    ...

    Backtrace took 0.01s
    """

  static let precondition = """
    prog/Exercise.swift:2: Precondition failed

    *** Signal 4: Backtracing from 0x7feee2cf9361... done ***

    *** Program crashed: Illegal instruction at 0x00007feee2cf9361 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "prog" crashed:

      0      0x00007feee2cf9361 _assertionFailure(_:_:file:line:flags:) + 225 in libswiftCore.so
      1 [ra] 0x000055cab1abef39 reduce(_:) + 120 in prog at /w/Exercise.swift:2:3
      2 [ra] 0x000055cab1abf000 main + 31 in prog at /w/Suite.swift:1:7
    ...

    Backtrace took 0.01s
    """

  /// Endless recursion: the 48 frames at both ends of the stack, of 130,982.
  static let recursion = """

    *** Signal 11: Backtracing from 0x55e2416bce18... done ***

    *** Program crashed: Bad pointer dereference at 0x00007fff0d0cafe0 ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "prog" crashed:

         0      0x000055e2416bce18 replay(_:from:) + 8 in prog at /w/Exercise.swift:1
    \(recursiveFrames(1...30))
       ...
    \(recursiveFrames(130_966...130_980))
    130981 [ra] 0x000055e2416bcf37 main + 54 in prog at /w/Suite.swift:1:7
       ...

    Backtrace took 0.21s
    """

  private static func recursiveFrames(_ numbers: ClosedRange<Int>) -> String {
    let frame = "[ra] 0x000055e2416bce55 replay(_:from:) + 68 in prog at /w/Exercise.swift:2:10"
    return numbers.map { "\($0) \(frame)" }.joined(separator: "\n")
  }
}

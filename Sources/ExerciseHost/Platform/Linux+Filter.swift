#if os(Linux)
  import Traces

  /// Compiles the rules for system calls to a seccomp filter program (`seccomp(2)`, `bpf(4)`).
  struct CallFilter {
    /// The layout of `sock_filter`.
    fileprivate struct Instruction {
      var code: UInt16
      var ifTrue: UInt8 = 0
      var ifFalse: UInt8 = 0
      var value: UInt32

      /// Loads four bytes of `seccomp_data`.
      static func load(_ place: UInt32) -> Instruction { .init(code: 0x20, value: place) }
      static func mask(_ bits: UInt32) -> Instruction { .init(code: 0x54, value: bits) }
      static func end(_ verdict: UInt32) -> Instruction { .init(code: 0x06, value: verdict) }
      /// Continues if the loaded value is equal, else skips that many instructions.
      static func equals(_ value: UInt32, otherwiseSkip: Int) -> Instruction {
        .init(code: 0x15, ifFalse: UInt8(otherwiseSkip), value: value)
      }
      /// Continues if none of the bits is set, else skips that many instructions.
      static func lacks(_ bits: UInt32, otherwiseSkip: Int) -> Instruction {
        .init(code: 0x45, ifTrue: UInt8(otherwiseSkip), value: bits)
      }
      /// Continues if the loaded value is smaller, else skips that many instructions.
      static func isBelow(_ value: UInt32, otherwiseSkip: Int) -> Instruction {
        .init(code: 0x35, ifTrue: UInt8(otherwiseSkip), value: value)
      }
    }

    /// The layout of `sock_fprog`.
    fileprivate struct Program {
      var count: UInt16
      var instructions: UnsafeMutablePointer<Instruction>?
    }

    private static let endProcess: UInt32 = 0x8000_0000
    private static let trap: UInt32 = 0x0003_0000
    private static let allow: UInt32 = 0x7FFF_0000
    private static func refuse(_ code: Int32) -> UInt32 { 0x0005_0000 | UInt32(code) }

    private static func value(of verdict: CallRule.Verdict) -> UInt32 {
      switch verdict {
      case .allow: allow
      case .refuse(let code): refuse(code)
      case .trap: trap
      case .end: endProcess
      }
    }

    /// The offsets of the call's number and of the architecture in `seccomp_data`.
    private static let numberPlace: UInt32 = 0
    private static let architecturePlace: UInt32 = 4

    private var instructions: [Instruction]

    private init(_ rules: [CallRule], otherwise: CallRule.Verdict, architecture: UInt32) {
      instructions = [
        .load(Self.architecturePlace),
        // Numbers of another architecture mean other calls.
        .equals(architecture, otherwiseSkip: 1),
        .init(code: 0x05, value: 1),
        .end(Self.endProcess),
        .load(Self.numberPlace),
      ]
      #if arch(x86_64)
        // Refuses the x32 variants of the calls, which have numbers of their own.
        instructions += [
          .isBelow(0x4000_0000, otherwiseSkip: 1), .init(code: 0x05, value: 1),
          .end(Self.refuse(ENOSYS)),
        ]
      #endif
      for rule in rules {
        for call in rule.calls {
          if let number = call.number { add(rule, for: number) }
        }
      }
      instructions.append(.end(Self.value(of: otherwise)))
    }

    private mutating func add(_ rule: CallRule, for number: UInt32) {
      let verdict = Self.value(of: rule.verdict)
      guard !rule.conditions.isEmpty else {
        instructions += [.equals(number, otherwiseSkip: 1), .end(verdict)]
        return
      }
      // Built from its end, so that each test knows the distance to skip. After the verdict, the
      // number is loaded again for the next rule.
      var body: [Instruction] = [.end(verdict)]
      for condition in rule.conditions.reversed() {
        body = Self.tests(condition, skipping: body.count) + body
      }
      instructions.append(.equals(number, otherwiseSkip: body.count + 1))
      instructions += body + [.load(Self.numberPlace)]
    }

    /// - Parameter rest: the number of instructions to skip if the condition doesn't hold.
    private static func tests(
      _ condition: CallRule.Condition, skipping rest: Int
    ) -> [Instruction] {
      switch condition {
      case .equals(let index, let value):
        [.load(low(index)), .equals(bits(value), otherwiseSkip: rest)]
      case .lacks(let index, let value):
        [.load(low(index)), .lacks(bits(value), otherwiseSkip: rest)]
      case .has(let index, let mask, let value):
        [.load(low(index)), .mask(bits(mask)), .equals(bits(value), otherwiseSkip: rest)]
      case .isNothing(let index):
        [
          .load(low(index)), .equals(0, otherwiseSkip: rest + 2), .load(low(index) + 4),
          .equals(0, otherwiseSkip: rest),
        ]
      }
    }

    private static func bits(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) }

    /// The offset of an argument's lower half in `seccomp_data`.
    private static func low(_ index: Int) -> UInt32 { UInt32(16 + 8 * index) }

    /// Whether the kernel supports filters whose verdict is a signal to the process.
    static let isKnown: Bool = {
      // SECCOMP_GET_ACTION_AVAIL.
      withUnsafePointer(to: trap) { action in
        SystemCall.architecture != nil && Kernel.call(.seccomp, 2, 0, Kernel.place(action)) == 0
      }
    }()

    /// A filter in memory of its own, so that a signal handler can install it.
    struct Prepared {
      fileprivate var program: UnsafeMutablePointer<Program>

      /// Installs the filter for this process and all its threads, irrevocably.
      ///
      /// - Returns: whether the kernel has accepted it.
      @discardableResult
      func hold() -> Bool {
        // SECCOMP_SET_MODE_FILTER, SECCOMP_FILTER_FLAG_TSYNC.
        Kernel.call(.seccomp, 1, 1, UInt(bitPattern: program)) == 0
      }
    }

    /// - Parameter otherwise: the verdict for calls without a matching rule.
    static func prepare(
      _ rules: [CallRule], otherwise: CallRule.Verdict = .refuse(EPERM)
    ) -> Prepared? {
      guard let architecture = SystemCall.architecture else { return nil }
      let filter = CallFilter(rules, otherwise: otherwise, architecture: architecture)
      // Required by the kernel: programs that are started can't gain privileges.
      Kernel.call(.prctl, Kernel.Control.setNoNewPrivileges, 1)
      let count = filter.instructions.count
      let instructions = UnsafeMutablePointer<Instruction>.allocate(capacity: count)
      instructions.initialize(from: filter.instructions, count: count)
      let program = UnsafeMutablePointer<Program>.allocate(capacity: 1)
      program.initialize(to: Program(count: UInt16(count), instructions: instructions))
      return Prepared(program: program)
    }
  }
#endif

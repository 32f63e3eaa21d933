/// The effects of names in the Swift library, Foundation and C.
///
/// The tables are strings, because the compiler is slow with large literals. `Type.*` is every
/// member of a type, `*.name` that member of any type; the most specific entry applies.
enum KnownNames {
  /// The effect of using a name; nil if it is pure.
  static func effect(of name: LibraryName) -> ReasonKind? {
    if name.module == "C" {
      return functionsInC[name.base] ?? (name.isFunction ? .unknownC : nil)
    }
    for key in name.keys {
      if let effect = effects[key] { return effect }
    }
    // Swift overlays of C functions, for example of those with variable arguments.
    if modulesOfC.contains(name.module), name.type == nil, name.base.first?.isLetter == true,
      !name.labels.isEmpty
    {
      return functionsInC[name.base] ?? .unknownC
    }
    if name.base == "init", name.labels.hasPrefix("(contentsOf") { return .input }
    if name.module != "Foundation", !modules.contains(name.module) { return .unknown }
    return nil
  }

  /// Whether a name returns the memory address or identity of a reference that it is given.
  static func tellsIdentity(_ name: LibraryName) -> Bool {
    switch (name.type, name.base) {
    case ("Unmanaged", "toOpaque"), (nil, "unsafeBitCast"),
      (nil, "isKnownUniquelyReferenced"), ("NSObject", "description"),
      ("NSObject", "debugDescription"):
      true
    case (_, "init"): name.labels == "(bitPattern:)"
    default: false
    }
  }

  /// Whether values of this type are places in memory.
  static func isAddress(_ type: String) -> Bool {
    type.hasPrefix("Swift.Unsafe")
      || [
        "Swift._Pointer", "Swift.OpaquePointer", "Swift.AutoreleasingUnsafeMutablePointer",
        "Swift.ObjectIdentifier",
      ]
      .contains(type)
  }

  static func isReference(_ type: String) -> Bool {
    references.contains(type) || type.hasPrefix("NS") || type.hasPrefix("Unsafe")
  }

  /// Whether a member changes its object, by the beginning of its name.
  static func changes(_ name: LibraryName) -> Bool {
    [
      "set", "add", "append", "insert", "remove", "replace", "sort", "exchange", "delete", "reset",
      "initialize", "deinitialize", "deallocate", "update", "assign", "store", "move", "copyMemory",
      "swapAt", "increment", "clear", "register", "unregister", "yield", "finish", "next",
    ].contains { name.base.hasPrefix($0) }
  }

  static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }

  /// Parses a table, in which names follow a kind such as `output=`.
  private static func kinds(_ text: String) -> [String: ReasonKind?] {
    var kind: ReasonKind?
    return words(text).reduce(into: [:]) { kinds, word in
      if word.hasSuffix("=") {
        kind = ReasonKind(rawValue: String(word.dropLast()))
      } else {
        kinds[word] = .some(kind)
      }
    }
  }

  /// The modules of the C library.
  private static let modulesOfC: Set = ["Glibc", "SwiftGlibc", "Musl", "Darwin", "Android"]

  /// Names of the Swift library and Foundation, after the kind of their effect; `pure=` lists
  /// exceptions.
  private static let effects = kinds(
    """
    pure= print(_:separator:terminator:to:) debugPrint(_:separator:terminator:to:)
    AsyncStream.init AsyncThrowingStream.init Process.init TaskLocal.init
    DispatchQueue.concurrentPerform
    dump(_:to:name:indent:maxDepth:maxItems:) Task.value Task.result Task.yield TaskGroup.addTask
    TaskGroup.next TaskGroup.waitForAll TaskGroup.makeAsyncIterator ThrowingTaskGroup.addTask
    ThrowingTaskGroup.next ThrowingTaskGroup.waitForAll ThrowingTaskGroup.makeAsyncIterator
    DiscardingTaskGroup.addTask ThrowingDiscardingTaskGroup.addTask AsyncStream.makeAsyncIterator
    AsyncThrowingStream.makeAsyncIterator ProcessInfo.ThermalState
    Calendar.Identifier FileManager.SearchPathDirectory OperationQueue.SchedulerTimeType
    output= print debugPrint dump NSLog os_log Logger.* FileHandle.standardOutput
    FileHandle.standardError FileHandle.write FileHandle.truncate FileHandle.synchronize
    FileHandle.close FileHandle.closeFile FileHandle.synchronizeFile FileHandle.truncateFile
    Data.write(to:options:) StringProtocol.write(to:atomically:encoding:)
    StringProtocol.write(toFile:atomically:encoding:) String.write(to:atomically:encoding:)
    String.write(toFile:atomically:encoding:) *.write(toFile:atomically:) *.write(to:atomically:)
    *.write(toFile:options:) FileManager.createFile FileManager.createDirectory
    FileManager.removeItem FileManager.moveItem FileManager.copyItem FileManager.replaceItem
    FileManager.linkItem FileManager.createSymbolicLink FileManager.setAttributes
    FileManager.changeCurrentDirectoryPath FileManager.trashItem NotificationCenter.*
    DistributedNotificationCenter.* UserDefaults.set UserDefaults.removeObject UserDefaults.register
    UserDefaults.synchronize OutputStream.* URLCache.* HTTPCookieStorage.* Progress.*
    input= readLine CommandLine.* FileManager.* ProcessInfo.* UserDefaults.* URLSession.*
    URLSessionDataTask.* URLSessionTask.* URLProtocol.* Bundle.* FileHandle.* Host.* InputStream.*
    Pipe.* Locale.current Locale.autoupdatingCurrent Locale.preferredLanguages
    static/Locale.preferredLanguages Calendar.current Calendar.autoupdatingCurrent TimeZone.current
    TimeZone.autoupdatingCurrent NSTimeZone.local NSTimeZone.default NSTimeZone.system
    NSLocale.current NSLocale.autoupdatingCurrent NSCalendar.current TimeZone.local TimeZone.default NSHomeDirectory
    NSHomeDirectoryForUser NSTemporaryDirectory NSUserName NSFullUserName NSLocalizedString
    NSSearchPathForDirectoriesInDomains NSOpenStepRootDirectory DateFormatter.string
    DateFormatter.date DateFormatter.localizedString DateFormatter.dateFormat(fromTemplate:options:locale:)
    NumberFormatter.string NumberFormatter.number NumberFormatter.localizedString
    DateComponentsFormatter.* DateIntervalFormatter.* RelativeDateTimeFormatter.* ByteCountFormatter.*
    MeasurementFormatter.* PersonNameComponentsFormatter.* ListFormatter.* LengthFormatter.*
    MassFormatter.* EnergyFormatter.* *.formatted *.localizedCapitalized *.localizedLowercase
    *.localizedUppercase *.localizedCompare *.localizedCaseInsensitiveCompare
    *.localizedStandardCompare *.localizedCaseInsensitiveContains *.localizedStandardContains
    *.localizedStandardRange *.localizedStringWithFormat String.init(localized:table:bundle:locale:comment:)
    String.init(localized:) *.resourceValues *.checkResourceIsReachable *.checkPromisedItemIsReachable
    *.bookmarkData *.resolvingSymlinksInPath *.resolvingSymlinksInPath() *.expandingTildeInPath
    *.standardizingPath *.standardizedFileURL *.standardizeFileURL *.resolveSymlinksInPath *.abbreviatingWithTildeInPath static/URL.currentDirectory
    URL.currentDirectory static/URL.homeDirectory static/URL.temporaryDirectory
    static/URL.documentsDirectory static/URL.cachesDirectory NSURL.getResourceValue CachedURLResponse.*
    time= Date.init() Date.now Date.init(timeIntervalSinceNow:) Date.timeIntervalSinceNow
    static/Date.timeIntervalSinceReferenceDate NSDate.init() Date.init(timeIntervalSinceNow:)
    ContinuousClock.now ContinuousClock.measure ContinuousClock.sleep SuspendingClock.now
    SuspendingClock.measure SuspendingClock.sleep Clock.measure UTCClock.* DispatchTime.now
    DispatchWallTime.now Thread.sleep Task.sleep ProcessInfo.systemUptime Calendar.isDateInToday
    Calendar.isDateInYesterday Calendar.isDateInTomorrow TimeZone.nextDaylightSavingTimeTransition
    CFAbsoluteTimeGetCurrent CACurrentMediaTime Instant.now *.sleep(until:tolerance:)
    random= *.random(in:) *.random() *.shuffled() *.shuffle() *.randomElement()
    SystemRandomNumberGenerator.* *.hashValue _hashValue Hasher.init() Hasher.finalize UUID.init()
    NSUUID.init() ProcessInfo.globallyUniqueString SecRandomCopyBytes
    concurrency= Task.* TaskGroup.* ThrowingTaskGroup.* DiscardingTaskGroup.* UnsafeCurrentTask.*
    ThrowingDiscardingTaskGroup.* withTaskCancellationHandler withUnsafeCurrentTask
    CheckedContinuation.* UnsafeContinuation.* AsyncStream.* AsyncThrowingStream.* MainActor.run
    DispatchQueue.* DispatchGroup.* DispatchSemaphore.* DispatchWorkItem.* DispatchSource.*
    DispatchIO.* dispatchMain Condition.*
    NSCondition.* ConditionLock.* NSConditionLock.* Mutex.* OSAllocatedUnfairLock.* Atomic.*
    AtomicLazyReference.* Thread.* Process.* OperationQueue.* Operation.* BlockOperation.* Timer.*
    RunLoop.* TaskLocal.*
    memory= *.allocate withUnsafeTemporaryAllocation
    *.init(unsafeUninitializedCapacity:initializingWith:)
    *.init(unsafeUninitializedCapacity:initializingUTF8With:) ManagedBuffer.create
    ManagedBufferPointer.init
    global-read= errno environ
    identity= *.capacity ObjectIdentifier.< ObjectIdentifier.hashValue ObjectIdentifier.debugDescription
    """)

  private static let functionsInC = kinds(
    """
    pure= sqrt sqrtf cbrt cbrtf hypot hypotf pow powf exp expf exp2 exp2f expm1 log logf log2 log2f
    log10 log10f log1p sin sinf cos cosf tan tanf asin asinf acos acosf atan atanf atan2 atan2f sinh
    cosh tanh asinh acosh atanh floor floorf ceil ceilf round roundf trunc truncf rint nearbyint
    lround llround lrint llrint fabs fabsf abs labs llabs fmod fmodf remainder remquo fmin fmax fdim
    fma ldexp frexp modf scalbn logb ilogb nextafter copysign erf erfc tgamma lgamma j0 j1 jn y0 y1 yn
    isnan isinf div ldiv lldiv strlen strnlen strcmp strncmp strcasecmp strncasecmp strcpy strncpy
    strcat strncat strchr strrchr strstr strspn strcspn strpbrk strdup strndup memcmp memcpy memmove
    memset memchr atoi atol atoll atof strtol strtoll strtoul strtoull strtod strtof toupper tolower
    isalpha isdigit isalnum isspace isupper islower ispunct isprint iscntrl isxdigit calloc
    free qsort bsearch snprintf vsnprintf sprintf sscanf htons htonl ntohs ntohl abort
    difftime timegm gmtime_r rand_r sinhf coshf tanhf asinhf acoshf atanhf expm1f log1pf logbf ilogbf
    rintf nearbyintf lroundf llroundf lrintf llrintf remainderf remquof fminf fmaxf fdimf fmaf ldexpf
    frexpf modff scalbnf scalbln nextafterf nexttoward copysignf erff erfcf tgammaf lgammaf lgamma_r nan
    nanf isfinite isnormal signbit fpclassify exp10 pow10 sincos drem significand imaxabs imaxdiv
    strtoimax strtoumax strsep strtok_r strcasestr strchrnul strlcpy strlcat stpcpy stpncpy rawmemchr
    memrchr memmem memccpy mempcpy bcmp bcopy bzero memset_s swab ffs ffsl ffsll isascii toascii isblank
    isgraph wcslen wcscmp wcsncmp wcscpy wcscat wcschr wmemcmp wmemcpy wmemset qsort_r vsprintf vsscanf asprintf vasprintf lfind inet_pton inet_ntop inet_addr
    S_ISDIR S_ISREG S_ISLNK S_ISCHR S_ISBLK
    S_ISFIFO S_ISSOCK NSMakeRange NSMaxRange NSLocationInRange NSEqualRanges NSUnionRange NSIntersectionRange
    NSStringFromRange NSRangeFromString CGPointMake CGSizeMake CGRectMake CC_SHA256 crc32 adler32
    output= puts printf vprintf fputs putchar fputc putc fwrite write pwrite fprintf vfprintf dprintf
    perror fflush remove unlink rename mkdir rmdir link symlink chmod chown truncate ftruncate exit
    _exit system kill raise signal sigaction syslog setenv putenv unsetenv chdir stdout stderr send
    sendto sendmsg setlocale tzset fsync mkstemp mkdtemp umask close fclose closedir
    input= getenv secure_getenv getchar fgetc getc ungetc fgets gets scanf fscanf getline getdelim
    read pread open openat fopen fdopen freopen fread fseek ftell rewind feof ferror stat
    lstat fstat access opendir readdir getcwd getpid getppid getuid geteuid getgid gethostname
    sysconf isatty ioctl fcntl uname localtime localtime_r mktime ctime asctime strftime localeconv
    nl_langinfo socket connect bind listen accept recv recvfrom select poll getaddrinfo gethostbyname
    realpath stdin environ getpwuid getpwnam getrusage sysinfo sysctl sysctlbyname times dlopen dlsym
    time= time clock gettimeofday clock_gettime clock_getres sleep usleep nanosleep
    mach_absolute_time mach_continuous_time clock_gettime_nsec_np alarm gmtime
    random= rand random srand srandom arc4random arc4random_uniform arc4random_buf drand48 erand48
    lrand48 nrand48 mrand48 jrand48 srand48 seed48 getrandom getentropy initstate setstate
    concurrency= fork vfork execv execve execvp waitpid wait posix_spawn pthread_create pthread_join
    pthread_self pthread_detach pthread_exit pthread_cancel pthread_mutex_init pthread_mutex_lock
    pthread_mutex_unlock pthread_mutex_trylock pthread_mutex_destroy pthread_cond_wait
    pthread_cond_signal pthread_rwlock_rdlock pthread_rwlock_wrlock pthread_rwlock_unlock pthread_once
    pthread_key_create pthread_getspecific pthread_setspecific sched_yield os_unfair_lock_lock
    os_unfair_lock_unlock sem_wait sem_post
    memory= malloc realloc posix_memalign aligned_alloc
    global-read= errno optarg optind opterr optopt signgam timezone daylight tzname
    """)

  /// Library types with reference semantics.
  private static let references = Set(
    words(
      """
      KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath DateFormatter NumberFormatter ISO8601DateFormatter ByteCountFormatter Formatter
      DateComponentsFormatter RelativeDateTimeFormatter MeasurementFormatter JSONEncoder JSONDecoder
      PropertyListEncoder PropertyListDecoder FileManager FileHandle Bundle UserDefaults ProcessInfo
      NotificationCenter URLSession URLSessionTask URLSessionDataTask URLSessionConfiguration Thread
      Process Pipe Timer RunLoop OperationQueue Operation BlockOperation Scanner XMLParser InputStream
      OutputStream Stream Progress DispatchQueue DispatchGroup DispatchSemaphore DispatchWorkItem Host
      JSONSerialization Unmanaged OpaquePointer ManagedBuffer AutoreleasingUnsafeMutablePointer
      URLCache URLResponse HTTPURLResponse Dimension Unit AnyObject Continuation AnyIterator NSLock
      NSRecursiveLock AsyncStream AsyncThrowingStream Mutex Atomic
      """))

  /// Reference types whose objects are immutable.
  static let unchangingReferences = Set(
    words(
      """
      _AppendKeyPath KeyPath WritableKeyPath ReferenceWritableKeyPath PartialKeyPath AnyKeyPath
      NSString NSNumber NSArray NSDictionary NSSet NSData NSURL NSRegularExpression NSPredicate NSValue
      NSNull NSUUID NSDate NSError NSOrderedSet NSAttributedString NSDecimalNumber NSExpression
      NSTextCheckingResult NSCharacterSet NSIndexSet NSIndexPath NSTimeZone NSLocale NSCalendar NSObject
      NSRange URLResponse HTTPURLResponse Unit Dimension OpaquePointer JSONSerialization AnyObject
      NSSortDescriptor NSURLRequest NSURLComponents NSNotification NSException
      """))

  /// Library protocols, each with the members that library code calls through it.
  static let requirements = Dictionary(
    uniqueKeysWithValues: """
      Equatable == !=
      Comparable < <= > >= == != ... ..<
      Hashable == hash
      CustomStringConvertible description
      CustomDebugStringConvertible debugDescription
      CustomReflectable customMirror
      LosslessStringConvertible init description
      TextOutputStream write
      TextOutputStreamable write
      Sequence makeIterator next
      IteratorProtocol next
      AsyncSequence makeAsyncIterator next
      AsyncIteratorProtocol next
      Collection makeIterator next startIndex endIndex index subscript count isEmpty formIndex indices
      BidirectionalCollection makeIterator next startIndex endIndex index subscript count isEmpty
      RandomAccessCollection makeIterator next startIndex endIndex index subscript count isEmpty
      MutableCollection makeIterator next startIndex endIndex index subscript count
      RangeReplaceableCollection init replaceSubrange append remove insert startIndex endIndex index
      LazySequenceProtocol makeIterator next
      LazyCollectionProtocol makeIterator next startIndex endIndex index subscript count
      SetAlgebra init contains insert remove union intersection formUnion formIntersection isEmpty
      OptionSet init rawValue
      RawRepresentable init rawValue
      CaseIterable allCases
      Identifiable id
      Strideable distance advanced < ==
      AdditiveArithmetic + - += -= zero ==
      Numeric + - * += -= *= zero magnitude init
      SignedNumeric + - * += -= *= zero magnitude init negate
      RandomNumberGenerator next
      Encodable encode(to:)
      Decodable init(from:)
      Error localizedDescription errorDescription
      LocalizedError errorDescription failureReason recoverySuggestion
      ExpressibleByStringLiteral init
      ExpressibleByIntegerLiteral init
      ExpressibleByFloatLiteral init
      ExpressibleByBooleanLiteral init
      ExpressibleByArrayLiteral init
      ExpressibleByDictionaryLiteral init
      ExpressibleByStringInterpolation init
      CVarArg _cVarArgEncoding
      Clock now sleep
      InstantProtocol advanced duration < ==
      """.split(separator: "\n").map { line in
        let names = words(String(line))
        return (names[0], Array(names.dropFirst()))
      })

  /// Modules whose names are known; the effect of names from other modules is unknown.
  private static let modules = Set(
    words(
      """
      Swift Builtin _Concurrency _StringProcessing _RegexParser RegexBuilder Observation
      FoundationEssentials FoundationInternationalization FoundationNetworking FoundationXML Dispatch
      Synchronization Glibc Musl Darwin Android SwiftShims CoreFoundation ObjectiveC __C __ObjC os
      _DarwinFoundation1 _DarwinFoundation2 _DarwinFoundation3 SwiftGlibc CoreGraphics Distributed
      """))

  /// Members of `Calendar` that depend on its time zone.
  static let zoned = Set(
    words(
      """
      timeZone component dateComponents date startOfDay isDate isDateInWeekend range ordinality nextDate compare
      enumerateDates dateInterval dateIntervalOfWeekend dates nextWeekend
      """))
}

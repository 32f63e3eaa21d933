/// Limits of duration, and intervals of polling.
public enum TimeLimit {
  /// How long after passing a lesson its review questions are offered: once after half of it would
  /// be forgotten, and again later.
  public static let recalls: [Duration] = [.seconds(24 * 3600), .seconds(7 * 24 * 3600)]
  // MARK: An exercise

  /// Processor time for one check, and the same for sleeping, unless `--timeout` changes it. A
  /// thousand times what a check needs, so that a slow machine doesn't fail an exercise, and still
  /// bearable to wait for.
  public static let check = Duration.seconds(10)
  /// For one check of a submission that is expected to time out: an author waits for all of them.
  public static let hastyCheck = Duration.seconds(3)
  /// The maximum of `--timeout`; who needs more than a day needs no limit.
  public static let longestCheck = Duration.seconds(86_400)
  /// For the diagnosis after all checks, and again for the exercise to end: the verdict is useful
  /// without either.
  public static let afterChecks = Duration.seconds(2)
  /// For a script that was sent in advance, before one that is awaited is sent to another process.
  public static let scriptAhead = Duration.seconds(2)
  /// For scripts that are answered together, before each is asked on its own: they take a hundredth
  /// of it.
  public static let scriptsTogether = Duration.seconds(1)
  /// For loading an exercise, which takes some milliseconds.
  public static let loading = Duration.seconds(10)
  /// Processor time for one whole grading, from compiler to verdict, unless twelve times a check's
  /// time is more. Bounds the time for a class of exercises. Exercises that end need less than a
  /// tenth of it, and endless ones are detected earlier.
  public static let grading = Duration.seconds(120)
  /// Processor time for one process of an exercise, in case that no parent is left to end it.
  public static let exerciseProcessorTime = Duration.seconds(600)
  /// For waiting neither at work nor asleep, because the processors are busy: even with forty times
  /// as much work as processors, an endless check ends earlier.
  public static let busyMachine = Duration.seconds(600)
  /// For work that an exercise has queued for the main thread.
  public static let mainThread = Duration.seconds(1)
  /// For work that an exercise has scheduled with a timer: no lesson asks for delayed answers.
  public static let plannedWork = Duration.milliseconds(50)
  /// For other threads of an exercise that still work after it has answered.
  public static let unfinishedWork = Duration.milliseconds(250)
  /// The additional time for both while other processes keep the processors busy.
  public static let busyProcessors = Duration.seconds(1)
  /// The interval of polling the threads of an exercise.
  public static let lookAtThreads = Duration.microseconds(500)
  /// The interval of polling whether an exercise has ended or exceeds a limit.
  public static let lookAtExercise = Duration.milliseconds(20)

  /// Processor time for shrinking an example of an exercise's memory: a long example is better than
  /// a long wait.
  public static let memorySearch = Duration.seconds(3)

  // MARK: Other programs

  /// Processor time for one call of the compiler and for each of its child processes: a longer call
  /// won't give a verdict, and an orphaned one ends at last.
  public static let compiler = Duration.seconds(30)
  /// Processor time for the compiler's syntax tree of a file: some files make the compiler loop
  /// forever, and on first use it also builds Foundation's modules, which takes several seconds.
  public static let syntaxTree = Duration.seconds(20)
  /// Processor time for the purity analysis of an exercise, including all compiler calls: it may
  /// start before the grading, and in vain.
  public static let reader = Duration.seconds(30)
  /// For the compiler's syntax tree in real time: if it takes longer, it gets no processor time.
  public static let reading = Duration.seconds(180)
  /// For the low-priority compiler of the purity analysis: if the processors are busy for longer,
  /// another one is started at normal priority.
  public static let yieldingReader = Duration.seconds(10)
  /// Processor time for finding an explanation of a failed check by reading: short enough not to
  /// delay the verdict, and in processor time, so that the verdict doesn't depend on the load.
  public static let explanation = Duration.seconds(2)
  /// For the compiler's information about itself; at first it may be read from a slow disk.
  public static let toolchainAnswer = Duration.seconds(30)
  /// Processor time for finding the source lines of a crash: the verdict is useful without them.
  public static let symbolizer = Duration.seconds(5)
  /// The interval of polling whether a program has ended; output ends the wait at once.
  public static let lookAtProgram = Duration.milliseconds(20)
  /// The same interval when no more output can come, because the program ends soon then.
  public static let lookAtSilentProgram = Duration.milliseconds(1)
  /// The interval of asking for a program's processor time and for that of its child processes: the
  /// system has to be asked for each of them.
  public static let lookAtSpentTime = Duration.milliseconds(100)

  // MARK: Files

  /// The age at which an unfinished build is taken for abandoned.
  public static let unfinishedBuild = Duration.seconds(3600)
  /// The interval of attempts to remove a folder while an ended program may still write there.
  public static let removal = Duration.milliseconds(10)
  /// The precision of file times: a change after this interval gives another time.
  public static let fileClock = Duration.milliseconds(100)
  /// The interval of polling a watched folder where the system doesn't notify of changes.
  public static let lookAtFolder = Duration.milliseconds(100)
  /// The interval of polling whether a watched folder was replaced.
  public static let lookForFolder = Duration.milliseconds(500)
  /// How long a file must stay unchanged before it counts as completely written.
  public static let settledFile = Duration.milliseconds(50)

  // MARK: The user

  /// The shortest wait that is explained to the user.
  public static let unexplained = Duration.milliseconds(500)
  /// The interval of progress updates: three frames of a screen. What is shorter can't be seen.
  public static let news = Duration.milliseconds(50)
  /// The interval of updating the number of elapsed seconds.
  public static let everySecond = Duration.seconds(1)
  /// The interval of lines in a log about long work: few enough to read, and often enough to show
  /// progress.
  public static let progressReport = Duration.seconds(10)
  /// The interval of checking whether this process makes progress.
  public static let beat = Duration.milliseconds(100)
  /// The gap between two such checks that shows that the process was stopped or the machine was
  /// asleep: a busy machine causes shorter ones.
  public static let standstill = Duration.seconds(1)
  /// The interval of checking whether other programs have changed or graded exercises: fast enough
  /// for the menu, and too rare to load the machine.
  public static let lookForChanges = Duration.seconds(1)
  /// The interval of checking whether the output still has a reader.
  public static let lookForReader = Duration.milliseconds(500)
  /// The interval of checking whether a build made in advance is done or no longer needed.
  public static let lookAtPreparation = Duration.milliseconds(50)
  /// For a cancelled test to end before the program does.
  public static let cancelledTest = Duration.seconds(5)
  /// For the rest of a key's escape sequence: the Escape key alone must react at once.
  public static let escapeSequence = Duration.milliseconds(40)
  /// For the rest of a paste or of a terminal's answer, which may come over a network.
  public static let paste = Duration.seconds(2)
  /// For the terminal's answer about its background before the screen is given back: a later answer
  /// would become input of the next program.
  public static let background = Duration.milliseconds(300)
  /// For the terminal to answer what any can answer, before lines are written to it.
  public static let terminalAnswer = Duration.seconds(1)
}

/// Limits of memory, in bytes.
public enum MemoryLimit {
  /// The memory of an exercise: many times what any lesson needs, and less than a machine has.
  public static let exercise = 1 << 30
  /// The address space of an exercise: twice its memory, because reserved addresses count, too.
  public static let exerciseAddresses = 2 << 30
  /// The stack of an exercise, of the usual size, so that endless recursion ends.
  public static let exerciseStack = 8 << 20
  /// The stack of the signal handler that records a crash, for when the other stack has overflowed.
  public static let crashStack = 1 << 16
  /// The address space of the compiler and of each of its child processes.
  public static let compilerAddresses = 4 << 30
  /// The stack of a thread: as much as the main thread's, because both do the same work.
  public static let threadStack = 8 << 20
  /// The stack of a thread that only waits.
  public static let idleStack = 1 << 17
  /// The address space that grading needs: the compiler takes half of it for a lesson, and the
  /// exercise's own code takes more.
  public static let gradingAddresses = 768 << 20
}

/// Limits of size, in bytes.
public enum SizeLimit {
  /// GitHub's limit of a step's summary.
  public static let summary = 1 << 20
  /// Results for GitHub Classroom before Base64, which adds a third: they are passed in an
  /// environment variable, which Linux limits to 128 KiB.
  public static let classroomResults = 96_000
  /// An exercise: a hundred times what is usual; larger files are there by mistake.
  public static let exercise = 1 << 20
  /// Standard input of a program: it fits into a pipe's buffer, so writing doesn't block.
  public static let programInput = 60 << 10
  /// The output that is kept of each stream of a program.
  public static let programOutput = 1 << 20
  /// The compiler's syntax tree of a file: an exercise's has about half a megabyte, and reading the
  /// largest should take seconds only.
  public static let syntaxTree = 32 << 20
  /// A message between workbook and host; the host is ended if its message is longer.
  public static let message = 1 << 20
  /// A question that is repeated in another order: longer ones take time and show nothing more.
  public static let repeatedQuestion = 256
  /// Scripts that are sent in one message, including their expected answers: few messages, all far
  /// below the limit.
  public static let scriptsTogether = 32 << 10
  /// The beginning of an exercise's output that is kept for comparison.
  public static let outputBeginning = 4 << 10
  /// The part of an output line that is kept: more can't be read in a verdict.
  public static let outputLine = 1000
  /// The output of `scratch()` that the screen keeps: more than a user reads there.
  public static let scratchOutput = 64 << 10
  /// The end of an exercise's output that is kept, because it shows the reason of a crash.
  public static let lastWords = 64 << 10
  /// The greatest distance of two stack frames: with a greater one the stack is damaged.
  ///
  /// Computed, because stored globals can't be used safely in a signal handler.
  public static var betweenFrames: UInt { 1 << 30 }
  /// Cached build products: a few builds of each lesson.
  public static let builds = 8 << 20
  /// The disk space required for grading: several times what any exercise needs.
  public static let neededRoom = 4 << 20
  /// The part of a progress log that is read at once: more than a year's, and read in a moment.
  public static let progressLog = 2 << 20
  /// The size of a progress log from which caching its evaluation is worth while.
  public static let replayedLog = 8 << 10
  /// The bytes at a progress log's end by which it is recognized as a continuation of the cached
  /// one.
  public static let replayedEnding = 64
  /// The bytes that compression may add to an entry, whatever its size; an archive with much
  /// compressed data for little content is rejected.
  public static let packing = 1 << 10
  /// An unpacked archive within an archive: a hundred times what a learner submits; it is kept in
  /// memory.
  public static let innerArchive = 16 << 20
  /// All archives in one learner's submission, unpacked: two of the largest, in a second or two.
  public static let learnersArchives = 32 << 20
  /// All archives within one archive, unpacked: those of a class, in some seconds.
  public static let innerArchives = 512 << 20
  /// The directory of an archive: as many entries as allowed, with long names.
  public static let archiveDirectory = 16 << 20
  /// A file that is read as a whole: larger than any that the workbook writes.
  public static let wholeFile = 64 << 20
  /// The buffer for reading: as much as a pipe holds.
  public static let buffer = 1 << 16
  /// Texts of a report's page that are parsed together: some milliseconds in a browser.
  public static let textsTogether = 1 << 18
  /// The part of a paste that is used.
  public static let paste = 64 << 10
  /// An escape sequence; what is longer isn't one.
  public static let escapeSequence = 4 << 10
}

/// Limits of counts.
public enum CountLimit {
  /// How often a grading is repeated because the process was stopped meanwhile; after that its
  /// result is used anyway.
  public static let gradingsAfterStandstill = 3
  /// Exercises of a class that are graded in parallel: more than any machine has processors.
  public static let jobs = 1024
  /// The annotations of one kind that GitHub shows for a step.
  public static let annotations = 10
  /// Compiler errors that are kept: more than a user reads before fixing the first.
  public static let compilerMessages = 100
  /// The characters of an annotation that GitHub shows.
  public static let charactersInAnnotation = 4096
  /// Characters of each text in results for GitHub Classroom, tried in this order until all texts
  /// fit. Classroom shows them in a log below the complete verdict.
  public static let charactersInClassroom = [1000, 300, 100]
  /// The characters of a message that Exercism accepts.
  public static let charactersInMessage = 65_535
  /// The characters of a test's output that Exercism accepts.
  public static let charactersInOutput = 500
  /// Threads of an exercise: a hundred aren't unusual if each of them waits.
  public static let exerciseThreads = 512
  /// The kernel's limit of an exercise's threads: twice as many, so that the workbook ends the
  /// exercise first and can give the reason.
  public static let exerciseThreadsInKernel = 1024
  /// Files that an exercise may have open: it only needs the inherited ones.
  public static let exerciseFiles = 256
  /// Child processes that are ended with a program: the compiler's driver has one per processor.
  public static let startedPrograms = 1024
  /// Files that a host keeps open for the dynamic loader: exercise and adapter.
  public static let heldFiles = 2
  /// Lines of a shown difference: one and a half screens.
  public static let diffLines = 40
  /// Lines in a row of a shown difference that only one of the values has.
  public static let diffRun = 8
  /// Characters of a line in a difference: five lines of a terminal.
  public static let charactersInDiff = 400
  /// Characters of a list of simple values that is shown on one line: what fits beside the marker
  /// in 80 columns.
  public static let charactersInShortList = 64
  /// Elements of a list that is shown completely, including unchanged elements.
  public static let shownElements = 8
  /// Elements of lists that are compared for moved elements, which takes quadratic time.
  public static let comparedElements = 1_000
  /// Lines of output that are kept per check.
  public static let outputLines = 20
  /// Stack frames recorded for a crash: enough to get out of the library's functions.
  ///
  /// Computed, because stored globals can't be used safely in a signal handler.
  public static var crashFrames: Int { 128 }
  /// Recorded frames of a crash whose source lines in the exercise are looked up.
  public static let namedFrames = 8
  /// Scripts tried when shrinking the one that an exercise crashes on.
  public static let smallerScripts = 300
  /// Numbers and texts in an exercise's code with which it is asked: more than any has.
  public static let literals = 200
  /// Scripts sent at once: after a wrong answer, the remaining ones are in vain.
  public static let scriptsAhead = 64
  /// Events of a run in one script: most of their moments fit into one answer.
  public static let playedAtOnce = 500
  /// The distance of stored moments of a run; the others are played again when needed.
  public static let momentsApart = 100
  /// Viewed moments of a run that are cached.
  public static let momentsSeen = 1_000
  /// Moments before and after the shown one that are requested together: more than fit on a screen,
  /// and still fast.
  public static let momentsAround = 60
  /// Moments of a run that are searched at a time.
  public static let momentsSearched = 200
  /// Changes of a history that can be undone.
  public static let historyUndos = 100
  /// Questions of a check up to which they are sent one by one: sending them together would save
  /// nothing.
  public static let askedOneByOne = 8
  /// Questions per check that are repeated in another order: a lesson's together take some
  /// milliseconds, and few are enough to show a memory.
  public static let repeatedQuestions = 8
  /// Crashes in the second round, after which it ends.
  public static let secondRoundCrashes = 8
  /// Repeated questions that a check had skipped after a failure.
  public static let questionsAfterwards = 64
  /// Repetitions of a question in checks with few questions: some exercises count their calls.
  public static let secondRoundRepetitions = 8
  /// The number of questions that counts as few.
  public static let fewQuestions = 2
  /// Repetitions of a question to detect an exercise that counts: it may count to a hundred.
  public static let memoryRepetitions = 128
  /// Processes for one search for an exercise's memory: a second or two.
  public static let memorySearches = 90
  /// Repetitions of a finding before it is reported, because it may have been chance.
  public static let memoryConfirmations = 3
  /// The simplest questions that are tried in place of longer ones.
  public static let simplestQuestions = 12
  /// Needed questions that are found one by one, by bisection; beyond that, groups are removed.
  public static let neededQuestions = 6
  /// The questions of an example that simpler ones are tried for.
  public static let simplifiedQuestions = 3
  /// Commands of a word up to which it is shrunk: in a longer one the length itself shows the
  /// mistake.
  public static let simplifiedCommands = 30
  /// Differing questions that are examined for the clearest example.
  public static let shownQuestions = 4
  /// Lines of code of a counterexample: a user types in no more.
  public static let counterexampleLines = 12
  /// Lines that are shown for earlier questions, however many the question itself has.
  public static let linesBefore = 8
  /// Characters of a value that is shown within a sentence.
  public static let charactersInSentence = 48
  /// Columns of a drawing in a text: it fits on a usual terminal.
  public static let drawingColumns = 78
  /// Findings of each kind that are listed about a translation: about a screen.
  public static let listedFindings = 20
  /// The depth of nested values in a message, so that the reader's stack suffices.
  public static let nestedValues = 128
  /// Elements of all collections in a message: at a byte each, though some take none.
  public static let elements = 1 << 20
  /// Elements that lists in a message share with earlier ones: they take no bytes in the message
  /// but memory.
  public static let knownElements = 1 << 22
  /// Rounds of work in the main thread that creates more work there.
  public static let mainThreadTurns = 8
  /// Files that the workbook may open; more are of no use to it.
  public static let openFiles = 4096
  /// Files that must be open at once for grading a lesson, with a margin.
  public static let gradingFiles = 64
  /// Threads and processes that run at once when grading a lesson, mostly the driver's.
  public static let gradingThreads = 16
  /// Attempts to create a folder that another process doesn't take for a leftover.
  public static let newFolders = 100
  /// Attempts to remove a folder while a program still writes there.
  public static let removals = 50
  /// Polls of an empty file before it is accepted as empty, which is rarely intended.
  public static let emptyFileLooks = 12
  /// Attempts at a question in a text: a second one after the reply to a wrong answer.
  public static let tries = 2
  /// Questions about earlier lessons at the start of a lesson: answered in a minute.
  public static let recalledQuestions = 2
  /// Review questions that are offered by date; they are optional.
  public static let questionsByDate = 3
  /// A number in the progress log: more than a user reaches, and small enough for adding up.
  public static let progress = 1 << 20
  /// Files of a learner that are examined to find their lesson: many times the number of lessons,
  /// so that an archive full of files is done quickly.
  public static let readSubmissions = 100
  /// Listed problems of one learner's submission.
  public static let listedProblems = 100
  /// Entries of one folder or archive of submissions: the maximum of an ordinary archive, and many
  /// times a copy of the whole workbook.
  public static let submittedFiles = 65_535
  /// Files of all submissions of a class: a hundred for each of ten thousand learners.
  public static let classFiles = 1_000_000
  /// The depth of nested folders in submissions: four times the usual, and paths stay short enough
  /// for the system.
  public static let submissionDepth = 32
  /// Characters of a typed line; a longer paste is cut off.
  public static let typedCharacters = 200
  /// Points of a check: more than are ever given, and few enough for exact sums.
  public static let points = 1_000_000
  /// Characters of a name in a class report: the longest names of people fit.
  public static let charactersInName = 60
  /// Tokens by which a submission must be longer than the stub before its equality with another one
  /// means anything: a dozen lines.
  public static let tellingTokens = 80
  /// Lines of a counterexample in a class report; a longer one explains nothing.
  public static let exampleLines = 24
  /// Notes that a class report shows at once; the others can be unfolded.
  public static let remarksAtOnce = 12
  /// Checks that a class report suggests to explain in class: more than three aren't remembered.
  public static let explained = 3
  /// Further obstacles that a class report shows at once: as many as fit beside three checks.
  public static let obstaclesAtOnce = 5
  /// Blocks of texts whose drawings are cached: all texts take a third of it, and resizing a window
  /// needs each width once.
  public static let drawnBlocks = 300
}

/// Durations in the units of system calls.
extension Duration {
  public var inSeconds: Double { self / .seconds(1) }
  /// Milliseconds, rounded up, because polling with 0 would not wait at all.
  public var inMilliseconds: Int32 { Int32(clamping: Int((self / .milliseconds(1)).rounded(.up))) }
  public var inMicroseconds: UInt32 { UInt32(clamping: Int(self / .microseconds(1))) }
}

/// How long something may take, and how often somebody looks whether it is over.
public enum TimeLimit {
  /// How long after a lesson has passed questions about it are offered: when the first half of it would be
  /// forgotten, and when the rest would.
  public static let recalls: [Duration] = [.seconds(24 * 3600), .seconds(7 * 24 * 3600)]
  // MARK: An exercise

  /// Of a processor's time for one check, and for as long it may sleep, unless `--timeout` says otherwise: a
  /// thousand times what it takes, so that no slow machine is blamed on an exercise, and yet a person waits
  /// for it.
  public static let check = Duration.seconds(10)
  /// For one check of a submission that is there to run out of time: an author waits for all of them.
  public static let hastyCheck = Duration.seconds(3)
  /// The longest `--timeout`: whoever wants more than a day wants none at all.
  public static let longestCheck = Duration.seconds(86_400)
  /// After all checks, to find out which mistake it was, and again for the exercise to end: a verdict
  /// is good without either.
  public static let afterChecks = Duration.seconds(2)
  /// For a script that nobody waits for, before one that somebody waits for is asked elsewhere.
  public static let scriptAhead = Duration.seconds(2)
  /// For scripts that have one answer, before each is asked for itself: they take a hundredth of that.
  public static let scriptsTogether = Duration.seconds(1)
  /// To load an exercise, which takes some milliseconds.
  public static let loading = Duration.seconds(10)
  /// Of a processor's time for all of a grading together, from the compiler to the verdict, or twelve times
  /// what one check has: a class is graded in as many times that as there are exercises. None that ends
  /// takes a tenth of it, and one that never does is told before.
  public static let grading = Duration.seconds(120)
  /// Of a processor's time for one process of an exercise, which nobody may be left to end.
  public static let exerciseProcessorTime = Duration.seconds(600)
  /// For what is neither at work nor asleep, because others keep the processors busy: at forty times as
  /// much work as there are processors, a check that never ends comes to its end in less.
  public static let busyMachine = Duration.seconds(600)
  /// For what an exercise has left to be done in the main thread.
  public static let mainThread = Duration.seconds(1)
  /// For what an exercise has planned for later, a timer say: nobody plans an answer for later.
  public static let plannedWork = Duration.milliseconds(50)
  /// For what other threads of an exercise are at when it has answered.
  public static let unfinishedWork = Duration.milliseconds(250)
  /// How much longer for both where others keep the processors busy.
  public static let busyProcessors = Duration.seconds(1)
  /// Between two looks at what the threads of an exercise do: they change it in less than that.
  public static let lookAtThreads = Duration.microseconds(500)
  /// Between two looks whether an exercise has ended or uses too much: what can be seen, but isn't
  /// waited for.
  public static let lookAtExercise = Duration.milliseconds(20)

  /// Of a processor's time, to make an example of what an exercise remembers shorter: a long one is better
  /// than a long wait.
  public static let memorySearch = Duration.seconds(1.5)

  // MARK: Other programs

  /// Of a processor's time for one call of the compiler, and for each program that it starts: what takes
  /// longer isn't on its way to a verdict, and one that nobody is left to end comes to an end by this.
  public static let compiler = Duration.seconds(30)
  /// Of a processor's time for the compiler's tree of a file: some files have it go round for ever, and
  /// the first time it makes Foundation's modules, too, which takes several seconds.
  public static let syntaxTree = Duration.seconds(20)
  /// Of a processor's time to read an exercise, by all compilers that try it and by who reads their trees:
  /// it may begin before anybody grades, and be in vain.
  public static let reader = Duration.seconds(30)
  /// For the compiler's tree with everything that others do meanwhile: what takes longer never gets its
  /// turn.
  public static let reading = Duration.seconds(180)
  /// For a compiler that reads an exercise and lets others go first: where they keep the processors busy
  /// that long, another one is started that doesn't.
  public static let yieldingReader = Duration.seconds(10)
  /// Of a processor's time for what reading may say about a check that fails: nobody waits longer for a verdict
  /// because of that, and it is said at any load.
  public static let explanation = Duration.seconds(2)
  /// For what the compiler tells of itself; the first time it may come from a slow disk.
  public static let toolchainAnswer = Duration.seconds(30)
  /// Of a processor's time for the lines of a crash: the verdict is good without them.
  public static let symbolizer = Duration.seconds(5)
  /// For a program that is out of time to clean up.
  public static let cleanUp = Duration.seconds(1)
  /// Between two looks whether a program has ended: its output ends the wait at once.
  public static let lookAtProgram = Duration.milliseconds(20)
  /// The same where no output can come any more, because then it ends in a moment.
  public static let lookAtSilentProgram = Duration.milliseconds(1)

  // MARK: Files

  /// How old something unfinished is that belongs to no run any more.
  public static let unfinishedBuild = Duration.seconds(3600)
  /// Between two tries to remove a folder in which a program that was ended may still write.
  public static let removal = Duration.milliseconds(10)
  /// After this a change gives a file another time: clocks of files are coarse.
  public static let fileClock = Duration.milliseconds(100)
  /// Between two looks at a watched folder where the system tells nothing of it.
  public static let lookAtFolder = Duration.milliseconds(100)
  /// Between two looks whether a watched folder is another one now.
  public static let lookForFolder = Duration.milliseconds(500)
  /// For how long a file that may be half written has to stay the same.
  public static let settledFile = Duration.milliseconds(50)

  // MARK: The person

  /// Who waits less than this needs no explanation.
  public static let unexplained = Duration.milliseconds(500)
  /// Between two pieces of news about a test: three frames of a screen. What is out of date by then
  /// was too short for anybody to see.
  public static let news = Duration.milliseconds(50)
  /// Between two drawings of how many seconds have passed.
  public static let everySecond = Duration.seconds(1)
  /// Between two lines of a log about what takes long: few enough to be read, and often enough to see
  /// that it goes on.
  public static let progressReport = Duration.seconds(10)
  /// Between two looks whether this process gets on.
  public static let beat = Duration.milliseconds(100)
  /// From one such look to the next, where somebody has stopped the process or the machine was asleep:
  /// more than others can take from it that are at work, too.
  public static let standstill = Duration.seconds(1)
  /// Between two looks whether others have changed the exercises, or graded them: soon enough for who looks
  /// at the menu, and too seldom to be seen among what a machine does.
  public static let lookForChanges = Duration.seconds(1)
  /// Between two looks whether somebody still reads what is written.
  public static let lookForReader = Duration.milliseconds(500)
  /// Between two looks whether what was built ahead is done or no longer wanted.
  public static let lookAtPreparation = Duration.milliseconds(50)
  /// For a test that nobody wants any more to end before the program does.
  public static let cancelledTest = Duration.seconds(5)
  /// For the rest of a key that begins like a longer one: Escape is to be noticed at once.
  public static let escapeSequence = Duration.milliseconds(40)
  /// For the rest of a paste, or of an answer of the terminal, which may come over a network.
  public static let paste = Duration.seconds(2)
  /// For the terminal to tell its background before the screen is given back: otherwise the answer
  /// would be typed into whatever comes next.
  public static let background = Duration.milliseconds(300)
}

/// How much memory there may be, in bytes.
public enum MemoryLimit {
  /// What an exercise may use: many times what any lesson needs, and less than a machine has.
  public static let exercise = 1 << 30
  /// How many addresses an exercise may have: twice that, because what is only reserved counts, too.
  public static let exerciseAddresses = 2 << 30
  /// The stack of an exercise, as it is usual: endless recursion is to come to an end.
  public static let exerciseStack = 8 << 20
  /// The stack on which a crash is told, beside the one that has overflowed.
  public static let crashStack = 1 << 16
  /// How many addresses the compiler may have, and each program that it starts.
  public static let compilerAddresses = 4 << 30
  /// The stack of a thread: as much as a program's first one has, because both do the same work.
  public static let threadStack = 8 << 20
  /// The stack of a thread that only waits: it calls hardly anything.
  public static let idleStack = 1 << 17
  /// How many addresses grading takes: the compiler needs half of that for a lesson, and what an exercise
  /// brings comes on top.
  public static let gradingAddresses = 768 << 20
}

/// How large something may be, in bytes.
public enum SizeLimit {
  /// What GitHub takes of a step's summary.
  public static let summary = 1 << 20
  /// Results for GitHub Classroom before they are written as base64, which makes four bytes of three: it
  /// hands them on in a variable, and Linux takes 128 KiB of one.
  public static let classroomResults = 96_000
  /// An exercise: none is a hundredth of that, and what is a large file by mistake isn't read.
  public static let exercise = 1 << 20
  /// What can be sent to a program at once: it fits into the pipe, so nobody waits.
  public static let programInput = 60 << 10
  /// What is kept of each stream of a program.
  public static let programOutput = 1 << 20
  /// The compiler's tree of a file: that of an exercise is a hundred times as long, half a megabyte, and
  /// what a compiler writes down in some seconds should be read in some, too.
  public static let syntaxTree = 32 << 20
  /// A message between the workbook and an exercise: whoever says more is ended, not waited for.
  public static let message = 1 << 20
  /// A question that is asked once more in another order: longer ones take time, and a short one shows
  /// the same.
  public static let repeatedQuestion = 256
  /// Scripts that have one answer, with that: few messages, and none of them near the limit.
  public static let scriptsTogether = 32 << 10
  /// The beginning that is kept of what an exercise prints, to compare it.
  public static let outputBeginning = 4 << 10
  /// What is kept of a line that an exercise prints: more can't be read in a verdict.
  public static let outputLine = 1000
  /// What the workbook's screen keeps of what a `scratch()` prints: more than anybody looks through
  /// there.
  public static let scratchOutput = 64 << 10
  /// The end that is kept of what an exercise prints: there stands why it has crashed.
  public static let lastWords = 64 << 10
  /// How far apart two frames of a stack may lie: what is farther is damaged, or was never one.
  ///
  /// Not kept anywhere, because it is asked in a signal's handler.
  public static var betweenFrames: UInt { 1 << 30 }
  /// What is kept of what was built: a few builds of each lesson.
  public static let builds = 8 << 20
  /// The room there has to be for what grading writes: several times what any exercise needs.
  public static let neededRoom = 4 << 20
  /// What is read of a progress log at once: more than is written in a year, and read in a moment.
  public static let progressLog = 2 << 20
  /// From how much on it is worth while to keep what was replayed of a progress log.
  public static let replayedLog = 8 << 10
  /// What of its end tells a progress log that has grown from another one.
  public static let replayedEnding = 64
  /// By how much something may become larger by being packed, whatever its size: what packs nothing
  /// into much has no end.
  public static let packing = 1 << 10
  /// An archive in an archive, unpacked: what one learner hands in has a hundredth of that, and it is kept
  /// in memory while it is read.
  public static let innerArchive = 16 << 20
  /// All archives in what one learner hands in, unpacked: two of the largest, in a second or two.
  public static let learnersArchives = 32 << 20
  /// All archives in one archive together, unpacked: those of a class, in some seconds.
  public static let innerArchives = 512 << 20
  /// The directory of an archive: as many entries as there may be, with long names.
  public static let archiveDirectory = 16 << 20
  /// A file that is read whole: larger than any that the workbook writes.
  public static let wholeFile = 64 << 20
  /// What is read at once: as much as a pipe holds.
  public static let buffer = 1 << 16
  /// Texts of a report's page that are read together: what a browser reads in a few milliseconds.
  public static let textsTogether = 1 << 18
  /// What is taken of a paste.
  public static let paste = 64 << 10
  /// An escape sequence: what goes on longer is none.
  public static let escapeSequence = 4 << 10
}

/// How many of something there may be.
public enum CountLimit {
  /// How often an exercise is graded anew because the process stood still meanwhile: whoever stops it
  /// all the time gets what comes of it.
  public static let gradingsAfterStandstill = 3
  /// Exercises of a class that are graded at a time: more processors than any machine has.
  public static let jobs = 1024
  /// Annotations of one kind that GitHub shows of a step.
  public static let annotations = 10
  /// Errors of the compiler that are kept of an exercise: more than anybody reads before the first is
  /// mended.
  public static let compilerMessages = 100
  /// Characters that GitHub shows of an annotation.
  public static let charactersInAnnotation = 4096
  /// Characters of each text in results for GitHub Classroom, tried one after the other until all of
  /// them have room: it shows them in a log, where the verdict stands whole above them.
  public static let charactersInClassroom = [1000, 300, 100]
  /// Characters that Exercism takes of a message.
  public static let charactersInMessage = 65_535
  /// Characters that Exercism takes of what a test prints.
  public static let charactersInOutput = 500
  /// Threads of an exercise: a hundred are nothing unusual where something waits in each.
  public static let exerciseThreads = 512
  /// Threads that the kernel lets an exercise have: twice that, so that it is the workbook that ends
  /// it, and says why.
  public static let exerciseThreadsInKernel = 1024
  /// Files that an exercise may have open: it needs none but those it is born with.
  public static let exerciseFiles = 256
  /// Programs that one has started and that are ended with it: the compiler's driver has one for each
  /// processor.
  public static let startedPrograms = 1024
  /// Files that a host holds for the loader: an exercise and its adapter.
  public static let heldFiles = 2
  /// Lines of a difference: a screen and a half, and nobody reads more of one.
  public static let diffLines = 40
  /// Characters of one of them: five lines of a terminal.
  public static let charactersInDiff = 400
  /// Characters up to which a list of plain values is shown on one line: as many as have room beside the sign
  /// at 80 columns.
  public static let charactersInShortList = 64
  /// Elements up to which a list is shown whole, with what hasn't changed in it.
  public static let shownElements = 8
  /// Elements up to which it is looked for what has moved in a list: what that takes grows with the
  /// square.
  public static let comparedElements = 1_000
  /// Lines that are kept of what an exercise prints while one check runs.
  public static let outputLines = 20
  /// Places in the code that are told of a crash: enough to come out of the library's own functions.
  ///
  /// Not kept anywhere, because it is asked in a signal's handler.
  public static var crashFrames: Int { 128 }
  /// Of those, how many of the exercise's are looked up.
  public static let namedFrames = 8
  /// Scripts that are tried to make smaller what an exercise crashes over.
  public static let smallerScripts = 300
  /// Scripts that go out at a time: behind a wrong answer, what still comes is in vain.
  public static let scriptsAhead = 64
  /// Events of a run in one script: the moments of most of them fit into one answer.
  public static let playedAtOnce = 500
  /// Of so many moments of a run one is kept; the others are played anew when they are looked at.
  public static let momentsApart = 100
  /// Moments of a run that were looked at and are kept as they were seen.
  public static let momentsSeen = 1_000
  /// Moments on each side of the one that is looked at which are asked for with it: more than stand
  /// on a screen, and so few that nobody waits.
  public static let momentsAround = 60
  /// Moments that are looked through at a time when something is looked for.
  public static let momentsSearched = 200
  /// Changes of a history that can be taken back.
  public static let historyUndos = 100
  /// So many questions of a check are asked one by one: to ask them together would save nothing.
  public static let askedOneByOne = 8
  /// Questions of a check that are asked once more in another order: all of a lesson's together take
  /// some milliseconds, and whoever remembers something shows it with a few.
  public static let repeatedQuestions = 8
  /// Ends of the process in which they are asked once more: then it isn't asked any more.
  public static let secondRoundCrashes = 8
  /// Questions asked once more that a check has left out, because it has failed before.
  public static let questionsAfterwards = 64
  /// How often one question of a check is asked again that has only few: some exercises count.
  public static let secondRoundRepetitions = 8
  /// So many questions are few.
  public static let fewQuestions = 2
  /// How often the same is asked, to find out whether an exercise counts: it may count to a hundred.
  public static let memoryRepetitions = 128
  /// Processes for one search for what an exercise remembers: a second or two.
  public static let memorySearches = 90
  /// Looks at a finding before it is told: it may have been chance.
  public static let memoryConfirmations = 3
  /// The simplest questions that are tried in place of longer ones.
  public static let simplestQuestions = 12
  /// Questions that are looked for one by one, each by halves; of more, some are left out at a time.
  public static let neededQuestions = 6
  /// The questions of an example in whose place that is tried.
  public static let simplifiedQuestions = 3
  /// Commands of a word up to which each of them is left out or made simpler: a longer one shows by its
  /// length what is wrong.
  public static let simplifiedCommands = 30
  /// Questions that are looked at for the one that shows best what is remembered.
  public static let shownQuestions = 4
  /// Lines of code of a counterexample: more nobody types in.
  public static let counterexampleLines = 12
  /// Lines of these that are shown for what was asked before, however many the question itself takes.
  public static let linesBefore = 8
  /// Characters of a value that can stand in a sentence.
  public static let charactersInSentence = 48
  /// Columns of a drawing in a text: a terminal of the usual width shows it whole.
  public static let drawingColumns = 78
  /// Things that are wrong with the texts of a language which are listed of each kind: about a screen.
  public static let listedFindings = 20
  /// How deep values may hold values: who reads them may not run out of stack.
  public static let nestedValues = 128
  /// Elements of all collections in a message together: a byte each, because some need none.
  public static let elements = 1 << 20
  /// Elements of lists in a message that begin as others do, together: they need no byte at all, and
  /// some hundred megabytes are enough.
  public static let knownElements = 1 << 22
  /// Turns for work in the main thread that makes more work.
  public static let mainThreadTurns = 8
  /// Files that the workbook may have open; more are of no use to it.
  public static let openFiles = 4096
  /// Files that have to be open at once to grade one lesson, with room to spare.
  public static let gradingFiles = 64
  /// Threads and programs that grading a lesson starts at once: with the driver's, which are the most.
  public static let gradingThreads = 16
  /// Tries to make a folder that nobody takes for a leftover.
  public static let newFolders = 100
  /// Tries to remove a folder in which somebody still writes.
  public static let removals = 50
  /// Looks at an empty file that stays empty: hardly anybody means that.
  public static let emptyFileLooks = 12
  /// How often one may try to answer a question of a text: once more after the reply to a mistake.
  public static let tries = 2
  /// The questions about earlier lessons that a lesson begins with: answered in a minute.
  public static let recalledQuestions = 2
  /// Those that are offered by date, which nobody has to answer.
  public static let questionsByDate = 3
  /// A number in the progress log: more than anybody does, and little enough to be counted on from.
  public static let progress = 1 << 20
  /// Texts of one learner that are read to find out which lesson they are of: many times as many as there
  /// are lessons, and an archive full of files is soon done with.
  public static let readSubmissions = 100
  /// What is listed of one learner's things that aren't understood: nobody reads more of them.
  public static let listedProblems = 100
  /// What may stand in one folder or archive of a class's: as much as an ordinary archive can hold, and
  /// many times a copy of the whole workbook.
  public static let submittedFiles = 65_535
  /// What is listed of all that a class handed in: a hundred for each of ten thousand learners.
  public static let classFiles = 1_000_000
  /// Folders in folders of what was handed in: nobody's are a quarter as deep, and paths stay short enough
  /// for the system.
  public static let submissionDepth = 32
  /// Characters that are typed into a line: a paste that is longer is cut off.
  public static let typedCharacters = 200
  /// Points of a check: more than anybody gives, and few enough to be added up without loss.
  public static let points = 1_000_000
  /// Characters of a name in a line of a report on a class: the longest names of people fit.
  public static let charactersInName = 60
  /// By how many tokens a text has to be longer than the stub before it says something that somebody else wrote
  /// the same: a dozen lines.
  public static let tellingTokens = 80
  /// Lines of a counterexample that a report shows of a class: one that is longer explains nothing.
  public static let exampleLines = 24
  /// Remarks that a report on a class shows at once; the others can be unfolded.
  public static let remarksAtOnce = 12
  /// Checks that a report says are to be explained: more than three nobody remembers.
  public static let explained = 3
  /// What else keeps a class from passing, before the rest is to be unfolded: as much as stands beside three
  /// checks.
  public static let obstaclesAtOnce = 5
  /// Blocks of texts that are kept drawn: all texts take a third of it; a window that is pulled
  /// through many widths needs them once each.
  public static let drawnBlocks = 300
}

/// A length of time as the system's own calls want it.
extension Duration {
  /// As a number of seconds.
  public var inSeconds: Double { self / .seconds(1) }
  /// As a number of milliseconds, rounded up: who waits must not wait for nothing again and again.
  public var inMilliseconds: Int32 { Int32(clamping: Int((self / .milliseconds(1)).rounded(.up))) }
  /// As a number of microseconds.
  public var inMicroseconds: UInt32 { UInt32(clamping: Int(self / .microseconds(1))) }
}

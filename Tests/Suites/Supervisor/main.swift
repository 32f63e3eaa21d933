/// Runs one program, `CommandLine.arguments[1]`, and leaves nothing of what it started behind.
///
/// It stands between the grader and the process with the learner's code, and ends as that process
/// ended.
Supervisor.run(CommandLine.arguments[1])

@testable import Classroom

/// A class that tries to break each of the files.
enum HostileClass {
  /// Names that mean something to pages, spreadsheets, JSON, XML or terminals.
  static let names = [
    "<script>document.title='run'</script>", "</script><script>document.title='run'</script>",
    "<!--<script>", "<img src=x onerror=\"document.title='run'\">", "\" onmouseover=\"alert(1)",
    "' autofocus onfocus='document.title=1", "]]></system-out><failure/>", "&amp;&lt;b&gt;",
    "line\nbreak\r\nand\rmore", "nul\u{0}bell\u{7}escape\u{1B}[31m", "\u{202E}txt.exe\u{2066}",
    "אבג דהו", "مرحبا بالعالم", "👩‍👩‍👧‍👦🏳️‍🌈", "separator\u{2028}and\u{2029}next\u{85}line",
    "=1+1", "+49 170", "-2+3", "@SUM(A1)", "\t=1+1", "\r=1+1", " =1+1", "\"=1+1\"", "＝1+1", "＠A1",
    "'=1", "a;=1+1;", "a,=cmd|'/c calc'!A1", "\u{FEFF}=1", "\u{200B}=1", "{{title}} {count}",
    "${alert(1)}", "\\u003cscript\\u003e", "\\", "\"", "constructor", "__proto__",
    "javascript:alert(1)",
    "\u{FFFE}\u{FFFF}", "e\u{301}\u{301}\u{301}", String(repeating: "long ", count: 2_048), "", " ",
  ]

  /// Each name is a learner's id and name, and stands in all texts of theirs.
  static var report: ClassReport {
    var lessons = SampleClass.lessons([3, 2])
    lessons[0].checks[0].title = "<b>title</b>"
    lessons[1].title = "</title><script>document.title='run'</script>"
    let learners = names.enumerated().map { index, name in
      let results: [CheckOutcome.Result] = [.failed, .stopped, .passed]
      let checks = lessons[0].checks.enumerated().map { place, check in
        CheckOutcome(
          id: check.id, result: results[place], summary: place < 2 ? name : "",
          mistake: place == 0 ? name : nil, given: place < 2 ? [name, "x"] : [],
          details: place < 2 ? [name, "details"] : [])
      }
      let waiting = lessons[1].checks.map { CheckOutcome(id: $0.id, result: .waiting) }
      return ClassLearner(
        id: "\(name)\(index)", name: name, place: name,
        exercises: [
          lessons[0].id: ClassExercise(
            file: name, text: name, attempts: 3,
            result: ExerciseResult(status: .failed, checks: checks)),
          lessons[1].id: ClassExercise(
            file: name, text: nil,
            result: ExerciseResult(status: .unbuilt, checks: waiting, obstacle: [name])),
        ])
    }
    return ClassReport(
      grading: GradingRecord(
        seed: .max, timeout: 10, version: names[0], compiler: names[1], confinement: .none),
      lessons: lessons, learners: learners, remarks: names)
  }
}

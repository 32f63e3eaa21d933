/// Where the time of one verdict goes, in seconds.
struct Parts: Encodable {
  var lesson = 0
  /// The compiler makes the exercise's module.
  var frontend = 0.0
  /// The linker makes its library.
  var link = 0.0
  /// The process that waits for it loads it, and its adapter.
  var load = 0.0
  /// The checks.
  var run = 0.0
  /// The verdict is drawn.
  var draw = 0.0

  /// The median of each part by itself.
  init(lesson: Int, medianOf all: [Parts]) {
    self.lesson = lesson
    frontend = median(all.map(\.frontend))
    link = median(all.map(\.link))
    load = median(all.map(\.load))
    run = median(all.map(\.run))
    draw = median(all.map(\.draw))
  }

  init() {}
}

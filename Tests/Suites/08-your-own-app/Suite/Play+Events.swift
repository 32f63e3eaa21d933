import SuiteSupport
import YourOwnAppScript

extension AppEvent {
  /// An event that fits its form.
  init?(_ event: PlayEvent) {
    switch (event.name, event.values.first, event.values.last) {
    case ("addTapped", .text(let name)?, .number(let seconds)?):
      self = .addTapped(name: name, seconds: seconds)
    case ("timer", .number(let id)?, .text(let name)?):
      guard let event = TimerEvent.all.first(where: { "\($0)" == name }) else { return nil }
      self = .timer(id: id, event)
    case ("removeTapped", .number(let id)?, _): self = .removeTapped(id: id)
    case ("secondPassed", nil, _): self = .secondPassed
    default: return nil
    }
  }
}

extension PlayEvent {
  /// An event of the lesson as one that fits its form.
  init(_ event: AppEvent) {
    switch event {
    case .addTapped(let name, let seconds): self.init("addTapped", .text(name), .number(seconds))
    case .timer(let id, let event): self.init("timer", .number(id), .text("\(event)"))
    case .removeTapped(let id): self.init("removeTapped", .number(id))
    case .secondPassed: self.init("secondPassed")
    }
  }
}

extension TimerEvent {
  fileprivate static let all = [startTapped, pauseTapped, resetTapped]
}

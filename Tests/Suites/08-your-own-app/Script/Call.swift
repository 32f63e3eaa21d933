import Traces

/// One use of the exercise; a script is a list of them, each of which begins anew.
public enum Call: Equatable, Packed, Sendable {
  /// So many kitchens that share one reducer: `appReducer` within these layers, the innermost first. The
  /// screens of the first moments aren't looked at: to draw takes longer than to reduce.
  case reducing([Turn], kitchens: Int = 1, layers: [Layer] = [], unseen: Int = 0)
  /// `forEach` with numbers that numbers are added to, as one field among others.
  case numbers([PartTurn<Int>], in: Shelf<Int>)
  /// `forEach` with texts that texts are added to, as the whole state.
  case texts([PartTurn<String>], in: [Int: String])
  /// `forEach` with a list of parts that have an id.
  case rows([PartTurn<Int>], in: [Row])
  /// Kitchens that are started one after the other, and what happens in them then.
  case started([Turn], kitchens: Int = 1)
  /// What the exercise's own test says to an app.
  case tested(Candidate)
  /// So many tablets that share one reducer, made of a version of the app; the same holds for their screens.
  case tablet([TabletTurn], tablets: Int = 1, of: Candidate = .own, unseen: Int = 0)
  /// What the state of the app is made of, for somebody who plays: no check asks for it.
  case states([AppEvent])
}

/// A layer of step 4.
public enum Layer: Equatable, Packed, Sendable {
  case atMost(Int)
  case bell
  /// Behind each event a second passes: no layer of the exercise, but a reducer that isn't the app's.
  case hasty
  /// Each timer that is added comes four times: another such reducer.
  case fourfold
}

/// An app that the exercise's own test is handed, or of which a tablet is made: its own `appReducer`, as it is or
/// changed.
public enum Candidate: Int, CaseIterable, Packed, Sendable {
  case own
  /// Within a layer that taps a timer which isn't there.
  case layered
  case withoutTime
  case startingAll
  case withoutPause
  case withoutReset
  case removingAnother
  /// Nothing, where none has the next number.
  case removingTheNext
  case addingTwice
  /// Each second starts the first timer: no test has to know this one.
  case startingEachSecond
  /// Each start lets a second pass, so a timer may begin to ring then; nor this one.
  case secondWithEachStart
}

/// An event for one part of many, or for none.
public struct PartTurn<Part: Equatable & Sendable>: Equatable, Sendable {
  /// Whose event it is; nil if it isn't one of a part.
  public var id: Int?
  /// What is added to the part.
  public var event: Part

  public init(_ id: Int?, _ event: Part) {
    (self.id, self.event) = (id, event)
  }
}

/// A state with many parts, and with more beside them.
public struct Shelf<Part: Equatable & Sendable>: Equatable, Sendable {
  /// What `forEach` is for.
  public var parts: [Int: Part]
  /// Parts of the same type, which it isn't for.
  public var others: [Int: Part]
  /// Something else.
  public var label: String

  public init(parts: [Int: Part], others: [Int: Part] = [:], label: String = "") {
    (self.parts, self.others, self.label) = (parts, others, label)
  }
}

/// A part in a list.
public struct Row: Equatable, Identifiable, Packed, Sendable {
  public var id: Int
  public var value: Int

  public init(id: Int, value: Int) {
    (self.id, self.value) = (id, value)
  }
}

extension PartTurn: Packed where Part: Packed {}
extension Shelf: Packed where Part: Packed {}

/// What came of a call; a trace is a list of them.
public enum Answer: Equatable, Packed, Sendable {
  /// The beginning, and then one moment for each turn; where kitchens are started, one for each start.
  case moments([Moment])
  /// One for each turn.
  case numbers([PartMoment<Int>])
  case texts([PartMoment<String>])
  case rows([RowMoment])
  case verdict(Bool)
  /// The beginning, and then one for each event.
  case states([Shown])
}

/// What could be seen when something happened in a kitchen.
public struct Moment: Equatable, Packed, Sendable {
  /// In their order.
  public var signs: [Sign] = []
  /// What the screen of each kitchen or tablet says then, if it is looked at; a kitchen that was started
  /// has shown it.
  public var screens: [[String]] = []
}

/// Something that a kitchen does for others to see.
public enum Sign: Equatable, Packed, Sendable {
  /// The reducer within the layers was run.
  case ran
  /// The bell was given a name.
  case rang(String, kitchen: Int)
  /// `show` was given a screen.
  case shown([String], kitchen: Int)
  /// `log` was given a line.
  case logged(String)
}

/// What came of an event for one part of many.
public struct PartMoment<Part: Equatable & Sendable>: Equatable, Sendable {
  /// Each run of the part's reducer.
  public var runs: [Run<Part>]
  public var whole: Shelf<Part>

  public init(runs: [Run<Part>], whole: Shelf<Part>) {
    (self.runs, self.whole) = (runs, whole)
  }
}

/// What the reducer of a part was given.
public struct Run<Part: Equatable & Sendable>: Equatable, Sendable {
  /// The part as it was.
  public var part: Part
  public var event: Part

  public init(part: Part, event: Part) {
    (self.part, self.event) = (part, event)
  }
}

/// What came of an event for one part of a list.
public struct RowMoment: Equatable, Packed, Sendable {
  /// Each run of the part's reducer.
  public var runs: [Run<Int>]
  public var rows: [Row]

  public init(runs: [Run<Int>], rows: [Row]) {
    (self.runs, self.rows) = (runs, rows)
  }
}

extension PartMoment: Packed where Part: Packed {}
extension Run: Packed where Part: Packed {}

// What can happen in the kitchen, by the names in the lesson's table.

/// Takes a value one event further.
public typealias Reducer<Value, Event> = (inout Value, Event) -> Void

/// Everything that can happen in the app.
public enum AppEvent: Equatable, Packed, Sendable {
  case addTapped(name: String, seconds: Int)
  case timer(id: Int, TimerEvent)
  case removeTapped(id: Int)
  case secondPassed
}

/// A timer's three buttons.
public enum TimerEvent: Int, CaseIterable, Packed, Sendable {
  case startTapped
  case pauseTapped
  case resetTapped
}

/// What an event of the learner's own type is about, as far as the broken apps of step 6 ask.
public enum Meaning: Sendable {
  case add
  case start
  case pause
  case reset
  case remove(id: Int)
  case second
  /// Something that the lesson doesn't know.
  case other
}

/// An event for one of those that are at hand.
public struct Turn: Equatable, Packed, Sendable {
  public var event: AppEvent
  /// In which kitchen, counted from 0.
  public var kitchen: Int
  /// Whether its state becomes a copy of the other one's just before.
  public var copies: Bool

  /// An event in the first kitchen, if no other one is given.
  public init(_ event: AppEvent, in kitchen: Int = 0, copying: Bool = false) {
    (self.event, self.kitchen, copies) = (event, kitchen, copying)
  }
}

/// Everything that can happen on a tablet.
public enum TabletEvent: Equatable, Packed, Sendable {
  case kitchen(AppEvent)
  case pastry(AppEvent)
  case trayIn(tray: Int, name: String)
  case trayOut(tray: Int)
}

/// An event on one of the tablets.
public struct TabletTurn: Equatable, Packed, Sendable {
  public var event: TabletEvent
  /// On which tablet, counted from 0.
  public var tablet: Int
  /// Whether its state becomes a copy of the other one's just before.
  public var copies: Bool

  public init(_ event: TabletEvent, in tablet: Int = 0, copying: Bool = false) {
    (self.event, self.tablet, copies) = (event, tablet, copying)
  }
}

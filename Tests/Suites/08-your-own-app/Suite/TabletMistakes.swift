import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var tabletDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "tablet.screen", "tablet.kitchen", "tablet.pastry", "tablet.clocks", "tablet.trays",
          "tablet.oven-clock", "tablet.no-tray", "tablet.any-sequence",
        ], scripts: [tablets()], seeing: { $0.map { $0.moments.map(\.screen) } },
        mistakes: kitchenMistakes + ovenMistakes),
      Diagnosis(
        checks: ["tablet.bell"], scripts: [tablets()],
        seeing: { $0.map { $0.moments.map(\.rung) } },
        mistakes: [
          bell("tablet-bell-is-silent") { _, _ in [] },
          bell("tablet-bell-rings-again") { $1.kitchen.timers.filter(\.rings).map(\.name) },
          bell("tablet-bell-in-both-kitchens") { $0.rings(until: $1, \.kitchen, \.pastry) },
          bell("tablet-bell-in-both-kitchens") { $0.rings(until: $1, \.pastry, \.kitchen) },
          bell("tablet-bell-in-the-wrong-kitchen") { $0.rings(until: $1, \.pastry) },
        ]),
      Diagnosis(
        checks: ["tablet.log"], scripts: [tablets()],
        seeing: { $0.map { $0.moments.map(\.logged) } }, mistakes: logMistakes),
      Diagnosis(
        checks: ["tablet.version"], scripts: [tablets(of: .withoutPause, .addingTwice)],
        seeing: { $0.map { $0.moments.map(\.screen) } },
        mistakes: [
          screens("tablet-has-rules-of-its-own") { $1.change(by: $2, AppRules().reduce) },
          screens("tablet-has-rules-of-its-own") { app, tablet, event in
            tablet.change(by: event, event.place == "Pastry" ? AppRules().reduce : app)
          },
          screens("tablet-has-rules-of-its-own") { app, tablet, event in
            tablet.change(by: event, event.place == "Kitchen" ? AppRules().reduce : app)
          },
        ]),
    ]
  }

  /// Runs on which the mistakes differ, with one version or several.
  private static func tablets(of versions: Candidate...) -> [Call] {
    let all: [[TabletEvent]] =
      [TabletSamples.events, TabletSamples.idle, TabletSamples.events.reversed()]
      + TabletSamples.inKitchen.map { $0.map(TabletEvent.kitchen) }
      + TabletSamples.inKitchen.map { $0.map(TabletEvent.pastry) }
      + [
        TabletSamples.inKitchen[3].flatMap { [.kitchen($0), .pastry($0)] },
        [
          .trayIn(tray: 1, name: "Rye"), .pastry(.secondPassed), .trayIn(tray: 1, name: "Pie"),
          .trayIn(tray: 2, name: "Cake"), .kitchen(.secondPassed), .trayOut(tray: 1),
          .pastry(.secondPassed), .trayIn(tray: 1, name: "Pie"), .trayOut(tray: 2),
        ],
      ]
    return (versions.isEmpty ? [.own] : versions).flatMap { version in
      all.map { .tablet($0.map { TabletTurn($0) }, of: version) }
    }
  }

  private typealias TabletMistake = Mistake<[Call], [[[String]]]>

  private static func screens(
    _ name: String, _ run: @escaping (AppReducer, inout Tablet, TabletEvent) -> Void
  ) -> TabletMistake {
    mistake(name, TabletRules(run: run), \.screen)
  }

  private static func mistake(
    _ name: String, _ rules: TabletRules, _ seen: @escaping (YourOwnAppScript.Moment) -> [String]
  ) -> TabletMistake {
    let side = Model(tabletRules: rules)
    return Mistake(name) { $0.play(on: side).map { $0.moments.map(seen) } }
  }

  private static var kitchenMistakes: [TabletMistake] {
    [
      screens("tablet-does-nothing") { _, _, _ in },
      screens("tablet-leaves-a-kitchen-out") { app, tablet, event in
        if event.place != "Pastry" { tablet.change(by: event, app) }
      },
      screens("tablet-leaves-a-kitchen-out") { app, tablet, event in
        if event.place != "Kitchen" { tablet.change(by: event, app) }
      },
      screens("tablet-swaps-the-kitchens") { app, tablet, event in
        (tablet.kitchen, tablet.pastry) = (tablet.pastry, tablet.kitchen)
        tablet.change(by: event, app)
        (tablet.kitchen, tablet.pastry) = (tablet.pastry, tablet.kitchen)
      },
      screens("tablet-has-one-kitchen") { app, tablet, event in
        guard let own = event.own else { return tablet.change(by: event, app) }
        tablet.change(by: .pastry(own), app)
        tablet.kitchen = tablet.pastry
      },
      screens("tablet-has-one-kitchen") { app, tablet, event in
        guard let own = event.own else { return tablet.change(by: event, app) }
        app(&tablet.kitchen, own)
        tablet.pastry = tablet.kitchen
        if event == .pastry(.secondPassed) { tablet.ovenSecondPassed() }
      },
      screens("tablet-shares-the-numbers") { app, tablet, event in
        let count = max(tablet.kitchen.count, tablet.pastry.count)
        (tablet.kitchen.count, tablet.pastry.count) = (count, count)
        tablet.change(by: event, app)
      },
      screens("tablet-has-one-clock") { app, tablet, event in
        tablet.change(by: event, app)
        if event.own == .secondPassed { tablet.change(by: event.inTheOtherKitchen, app) }
      },
      screens("tablet-has-one-clock") { app, tablet, event in
        tablet.change(by: event, app)
        if event == .kitchen(.secondPassed) { app(&tablet.pastry, .secondPassed) }
        if event == .pastry(.secondPassed) { app(&tablet.kitchen, .secondPassed) }
      },
    ]
  }

  private static var ovenMistakes: [TabletMistake] {
    [
      screens("oven-stands-still") { app, tablet, event in
        if event == .pastry(.secondPassed) {
          app(&tablet.pastry, .secondPassed)
        } else {
          tablet.change(by: event, app)
        }
      },
      screens("oven-goes-by-another-clock") { app, tablet, event in
        if event == .kitchen(.secondPassed) { tablet.ovenSecondPassed() }
        tablet.change(by: event, app)
      },
      screens("oven-goes-by-another-clock") { app, tablet, event in
        if event == .kitchen(.secondPassed) { tablet.ovenSecondPassed() }
        if event == .pastry(.secondPassed) {
          app(&tablet.pastry, .secondPassed)
        } else {
          tablet.change(by: event, app)
        }
      },
      screens("oven-keeps-the-pastry-clock-to-itself") { app, tablet, event in
        if event == .pastry(.secondPassed) {
          tablet.ovenSecondPassed()
        } else {
          tablet.change(by: event, app)
        }
      },
      screens("oven-keeps-the-time-of-the-last-dish") { app, tablet, event in
        let seconds = tablet.trays.map(\.seconds)
        tablet.change(by: event, app)
        for place in seconds.indices where tablet.trays[place].seconds < seconds[place] {
          tablet.trays[place].seconds = seconds[place]
        }
      },
      screens("oven-has-one-tray") { app, tablet, event in
        for tray in event.place == "Oven" ? 1...2 : 1...1 {
          switch event {
          case .trayIn(_, let name): tablet.change(by: .trayIn(tray: tray, name: name), app)
          case .trayOut: tablet.change(by: .trayOut(tray: tray), app)
          default: tablet.change(by: event, app)
          }
        }
      },
      screens("oven-has-one-tray") { app, tablet, event in
        tablet.change(by: event, app)
        switch event {
        case .trayIn(1...2, let name):
          for tray in 1...2 { tablet.change(by: .trayIn(tray: tray, name: name), app) }
        case .trayOut(1...2):
          for tray in 1...2 { tablet.change(by: .trayOut(tray: tray), app) }
        default: break
        }
      },
      screens("oven-replaces-what-is-in") { app, tablet, event in
        if case .trayIn(let tray, _) = event { tablet.change(by: .trayOut(tray: tray), app) }
        tablet.change(by: event, app)
      },
      screens("oven-replaces-what-is-in") { app, tablet, event in
        guard case .trayIn(let tray, let name) = event else {
          return tablet.change(by: event, app)
        }
        for place in tablet.places(of: tray) { tablet.trays[place].name = name }
      },
      screens("oven-counts-trays-from-zero") { app, tablet, event in
        switch event {
        case .trayIn(let tray, let name):
          tablet.change(by: .trayIn(tray: tray &+ 1, name: name), app)
        case .trayOut(let tray): tablet.change(by: .trayOut(tray: tray &+ 1), app)
        default: tablet.change(by: event, app)
        }
      },
    ]
  }

  private static func bell(
    _ name: String, _ rung: @escaping (Tablet, Tablet) -> [String]
  ) -> TabletMistake {
    mistake(name, TabletRules(rung: rung), \.rung)
  }

  private static func log(
    _ name: String, _ logged: @escaping (TabletEvent, Tablet, Tablet) -> [String]
  ) -> TabletMistake {
    mistake(name, TabletRules(logged: logged), \.logged)
  }

  private static func leavingOut(_ place: String) -> TabletMistake {
    log("log-leaves-a-place-out") { event, _, _ in event.place == place ? [] : [event.place] }
  }

  private static var logMistakes: [TabletMistake] {
    [
      log("log-is-empty") { _, _, _ in [] },
      leavingOut("Oven"), leavingOut("Pastry"), leavingOut("Kitchen"),
      log("log-leaves-a-place-out") { event, _, _ in event.place == "Kitchen" ? ["Kitchen"] : [] },
      log("log-has-only-what-changed") { event, before, after in
        before == after ? [] : [event.place]
      },
      log("log-has-a-second-twice") { event, _, _ in
        event == .pastry(.secondPassed) ? ["Pastry", "Oven"] : [event.place]
      },
      log("log-has-a-second-twice") { event, _, _ in
        event == .pastry(.secondPassed) ? ["Oven", "Pastry"] : [event.place]
      },
      log("log-has-a-second-twice") { event, _, _ in
        event == .pastry(.secondPassed) ? ["Pastry", "Pastry"] : [event.place]
      },
      log("log-calls-the-oven-pastry") { event, _, _ in
        [event.place == "Kitchen" ? "Kitchen" : "Pastry"]
      },
    ]
  }
}

extension Tablet {
  /// The names that begin to ring in some of the kitchens.
  fileprivate func rings(until after: Tablet, _ kitchens: KeyPath<Tablet, Kitchen>...) -> [String] {
    kitchens.flatMap { after[keyPath: $0].ringing(since: self[keyPath: $0]).map(\.name) }
  }
}

extension TabletEvent {
  /// What happens in a kitchen, whichever it is; nil if it happens in the oven.
  fileprivate var own: AppEvent? {
    switch self {
    case .kitchen(let event), .pastry(let event): event
    case .trayIn, .trayOut: nil
    }
  }

  fileprivate var inTheOtherKitchen: TabletEvent {
    switch self {
    case .kitchen(let event): .pastry(event)
    case .pastry(let event): .kitchen(event)
    case .trayIn, .trayOut: self
    }
  }
}

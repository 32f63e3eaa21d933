import SuiteSupport
import YourOwnAppScript

extension Suite {
  static var tabletDiagnoses: [Diagnosis<Suite>] {
    [
      Diagnosis(
        checks: [
          "tablet.screen", "tablet.kitchen", "tablet.pastry", "tablet.clocks", "tablet.trays",
          "tablet.oven-clock", "tablet.no-tray", "tablet.any-sequence",
        ], scripts: [tablets()], seeing: screens, mistakes: kitchenMistakes + ovenMistakes,
        otherwise: [
          screen("tablet-begins-otherwise") { $0.event == nil },
          screen("tray-time-is-written-otherwise") { screen in
            screen.isWrittenOtherwise && screen.wrong.allSatisfy { $0.place == "Oven" }
          },
        ] + eventSymptoms
          + [screen("tablet-has-rules-of-its-own") { $0.wrong.contains { $0.place != "Oven" } }]
          + ownSymptoms),
      Diagnosis(
        checks: ["tablet.bell"], scripts: [tablets()],
        seeing: { $0.map { $0.moments.map(\.rung) } },
        mistakes: [
          bell("tablet-bell-is-silent") { _, _ in [] },
          bell("tablet-bell-rings-again") { $1.kitchen.timers.filter(\.rings).map(\.name) },
          bell("tablet-bell-in-both-kitchens") { $0.rings(until: $1, \.kitchen, \.pastry) },
          bell("tablet-bell-in-both-kitchens") { $0.rings(until: $1, \.pastry, \.kitchen) },
          bell("tablet-bell-in-the-wrong-kitchen") { $0.rings(until: $1, \.pastry) },
        ],
        otherwise: bellSymptoms { runs in
          runs.joined().enumerated().flatMap { event, names in
            names.map { Ring(event: event, name: $0) }
          }
        }),
      Diagnosis(
        checks: ["tablet.log"], scripts: [tablets()],
        seeing: { $0.map { $0.moments.map(\.logged) } }, mistakes: logMistakes,
        otherwise: logSymptoms),
      Diagnosis(
        checks: ["tablet.version"], scripts: [tablets(of: Candidate.versions)],
        seeing: screens, mistakes: [],
        otherwise: [screen("tablet-has-rules-of-its-own") { _ in true }]),
    ]
  }

  /// Runs on which the mistakes differ, with one version or several.
  private static func tablets(of versions: [Candidate] = [.own]) -> [Call] {
    let ringing: [AppEvent] = [.add(1), .start(), .secondPassed]
    let all: [[TabletEvent]] =
      [TabletSamples.events, TabletSamples.idle, TabletSamples.events.reversed()]
      + TabletSamples.inKitchen.map { $0.map(TabletEvent.kitchen) }
      + TabletSamples.inKitchen.map { $0.map(TabletEvent.pastry) }
      + [
        TabletSamples.inKitchen[3].flatMap { [.kitchen($0), .pastry($0)] },
        [
          .trayIn(tray: 1, name: "Rye"), .pastry(.secondPassed), .trayIn(tray: 1, name: "Pie"),
          .trayIn(tray: 2, name: "Rye"), .kitchen(.secondPassed), .trayOut(tray: 1),
          .pastry(.secondPassed), .trayIn(tray: 1, name: "Pie"), .trayOut(tray: 2),
        ], Array(repeating: .pastry(.add(60)), count: 9),
        Array(repeating: .kitchen(.add(60)), count: 9),
        ringing.map(TabletEvent.pastry) + ringing.map(TabletEvent.kitchen),
        [.trayIn(tray: 2, name: "Rye")] + Array(repeating: .pastry(.secondPassed), count: 61),
        [.trayIn(tray: 1, name: ""), .trayIn(tray: 2, name: "Rye"), .trayIn(tray: 2, name: "")]
          + [.trayIn(tray: 1, name: "Pie")],
      ]
    return versions.flatMap { version in
      all.map { .tablet($0.map { TabletTurn($0) }, of: version) }
    }
  }

  private static func screens(
    _ name: String, _ run: @escaping (AppReducer, inout Tablet, TabletEvent) -> Void
  ) -> ScreenMistake {
    mistake(name, TabletRules(run: run), \.screen)
  }

  private static func mistake(
    _ name: String, _ rules: TabletRules, _ seen: @escaping (YourOwnAppScript.Moment) -> [String]
  ) -> ScreenMistake {
    let side = Model(tabletRules: rules)
    return Mistake(name) { $0.play(on: side).map { $0.moments.map(seen) } }
  }

  private static var kitchenMistakes: [ScreenMistake] {
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

  private static var ovenMistakes: [ScreenMistake] {
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
      screens("oven-goes-by-the-kitchens-clock") { app, tablet, event in
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
      screens("oven-keeps-one-time-for-each-name") { app, tablet, event in
        tablet.change(by: event, app)
        let trays = tablet.trays
        for place in trays.indices {
          let same = trays.filter { $0.name == trays[place].name }
          tablet.trays[place].seconds = same.map(\.seconds).min() ?? 0
        }
      },
    ] + oneTrayCounts + [
      screens("oven-takes-nothing-without-a-name") { app, tablet, event in
        if case .trayIn(_, "") = event { return }
        tablet.change(by: event, app)
      },
      screens("oven-takes-nothing-without-a-name") { app, tablet, event in
        if case .trayIn(let tray, "") = event {
          tablet.change(by: .trayOut(tray: tray), app)
        } else {
          tablet.change(by: event, app)
        }
      },
      replaces("oven-replaces-what-has-no-name") { $0.name == "" },
      replaces("oven-replaces-what-was-just-put-in") { $0.seconds == 0 },
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
      replaces("oven-replaces-what-is-in") { _ in true },
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

  /// What is put on such a tray replaces what is there.
  private static func replaces(
    _ name: String, _ isReplaced: @escaping (Tray) -> Bool
  ) -> ScreenMistake {
    screens(name) { app, tablet, event in
      if case .trayIn(let tray, _) = event {
        for place in tablet.places(of: tray) where isReplaced(tablet.trays[place]) {
          tablet.trays[place] = Tray()
        }
      }
      tablet.change(by: event, app)
    }
  }

  /// A second of the pastry kitchen counts for one tray: the first or the last that is in use, or
  /// always the same.
  private static var oneTrayCounts: [ScreenMistake] {
    let counting: [(Tablet) -> Int?] = [
      { tablet in tablet.trays.firstIndex { $0.name != nil } },
      { tablet in tablet.trays.lastIndex { $0.name != nil } },
      { _ in 0 }, { _ in 1 },
    ]
    return counting.map { counting in
      screens("oven-counts-for-one-tray") { app, tablet, event in
        let (trays, place) = (tablet.trays, counting(tablet))
        tablet.change(by: event, app)
        guard event == .pastry(.secondPassed) else { return }
        for other in trays.indices where other != place { tablet.trays[other] = trays[other] }
      }
    }
  }

  private static func bell(
    _ name: String, _ rung: @escaping (Tablet, Tablet) -> [String]
  ) -> ScreenMistake {
    mistake(name, TabletRules(rung: rung), \.rung)
  }

  private static func log(
    _ name: String, _ logged: @escaping (TabletEvent, Tablet, Tablet) -> [String]
  ) -> ScreenMistake {
    mistake(name, TabletRules(logged: logged), \.logged)
  }

  private static var logMistakes: [ScreenMistake] {
    [
      log("log-is-empty") { _, _, _ in [] },
      log("log-has-only-what-changed") { event, before, after in
        before == after ? [] : [event.place]
      },
    ]
  }
}

extension Suite {
  private static var logSymptoms: [ScreenSymptom] {
    func log(
      _ name: String, _ isSo: @escaping (_ right: [String], _ seen: [String]) -> Bool
    ) -> ScreenSymptom {
      ScreenSymptom(name) { _, right, seen in
        zip(right, seen).allSatisfy { right, seen in
          zip(right, seen).first { $0 != $1 }.map(isSo) ?? true
        }
      }
    }
    return [
      log("log-leaves-something-out") { $1.count < $0.count },
      log("log-has-more-lines") { $1.count > $0.count },
      log("log-has-other-words") { _, _ in true },
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

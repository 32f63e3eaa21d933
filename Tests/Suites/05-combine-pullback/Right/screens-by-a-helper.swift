// Lesson 5 · Combine and pullback: one helper makes two reducers into one, for the counters and for the app.

// MARK: - Step 7: one more screen

/// A reducer for two parts that never meet.
func twoParts<Whole, AnyAction, PartA, ActionA, PartB, ActionB>(
  _ reducerA: @escaping Reducer<PartA, ActionA>,
  _ placeA: (WritableKeyPath<Whole, PartA>, WritableKeyPath<AnyAction, ActionA?>),
  _ reducerB: @escaping Reducer<PartB, ActionB>,
  _ placeB: (WritableKeyPath<Whole, PartB>, WritableKeyPath<AnyAction, ActionB?>)
) -> Reducer<Whole, AnyAction> {
  combine(
    pullback(reducerA, value: placeA.0, action: placeA.1),
    pullback(reducerB, value: placeB.0, action: placeB.1))
}

let countersReducer: Reducer<Counters, CountersAction> =
  twoParts(counterReducer, (\.left, \.left), counterReducer, (\.right, \.right))

let largerReducer: Reducer<LargerState, LargerAction> =
  twoParts(appReducer, (\.app, \.app), countersReducer, (\.counters, \.counters))

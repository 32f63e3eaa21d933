/// A whole `Feedback.md` with everything that can stand in one.
let feedbackSample = """
  # The `Store`

  Module: `StoreLesson`

  ## Step 1: subscribe

  Anchor: `func subscribe(`

  ### store.tells-at-once

  `subscribe` tells the *present* state
  at once

  Why: whoever comes late
  has to catch up.

  Section: Somebody has to know

  1. What does an observer know before it is told anything?
  2. Call `observer(nil, state)`
     in `subscribe`.
  3. Do it **last**.

  - `never-told`: the observer was never told; call `observer`.
  - `too-late`: it was told,
    but only with the first event.

  ### store.in-order

  in the order of the subscriptions

  Why: order is a promise.

  Section: Order

  1. one
  2. two
  3. three

  ## Step 2: send

  Anchor: func send(

  ### store.sends

  the reducer is asked

  Why: it is the only one who knows.

  Section: [Order](#order)

  1. one
  2. two
  3. three

  ## API

  ### Event

  `Event` lost its shape.

  ### compose(_:_:)

  `compose(_:_:)` is missing
  or has another type.

  ### `with(_:_:)`

  `with(_:_:)` is missing.
  """

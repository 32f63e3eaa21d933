/// The sample as it is drawn with styles; `␛` stands for the escape character.
enum ExpectedStyled {
  static let columns80 = #"""
    ␛[1mReducers␛[0m
    ␛[38;5;244m════════␛[0m

    A reducer takes a ␛[3mstate␛[0m and an ␛[1mevent␛[0m and gives the next state. It is a ␛[1;38;5;223mfunc␛[0m, and
    it prints nothing; see ␛[4mthe talk␛[0m ␛[38;5;248m(https://example.com/talk)␛[0m or ␛[4mlesson 1␛[0m.

    ␛[1;4;38;5;117mRun it␛[0m

    • ␛[1;38;5;223mswift test␛[0m runs the tests, all of them, and says which of them went wrong
      • and this hangs below
    • 日本語のテキストも、幅を数えて、行を折り返します。絵文字👩‍👩‍👧も。

    1. first
    2. second

    ␛[1mThe code␛[0m

      ␛[38;5;183mfunc␛[0m reduce(_ state: ␛[38;5;116mState␛[0m, event: ␛[38;5;116mEvent␛[0m) -> ␛[38;5;116mState␛[0m {
        ␛[38;5;183mswitch␛[0m event { ␛[38;5;183mcase␛[0m ␛[38;5;215m.increase␛[0m: ␛[38;5;183mreturn␛[0m ␛[38;5;116mState␛[0m(count: state.count + ␛[38;5;215m1␛[0m) } ␛[38;5;248m//␛[0m 
    ␛[38;5;244m↪␛[0m ␛[38;5;248mdone␛[0m
      }

      event ──▶ reducer ──▶ state

    ␛[38;5;244m┌─────────────┬────────────────────────────────────────────────────┬───────┐␛[0m
    ␛[38;5;244m│␛[0m ␛[1mEvent␛[0m       ␛[38;5;244m│␛[0m                     ␛[1mNext state␛[0m                     ␛[38;5;244m│␛[0m ␛[1mCount␛[0m ␛[38;5;244m│␛[0m
    ␛[38;5;244m├─────────────┼────────────────────────────────────────────────────┼───────┤␛[0m
    ␛[38;5;244m│␛[0m ␛[1;38;5;223m.increase␛[0m   ␛[38;5;244m│␛[0m                one more than before                ␛[38;5;244m│␛[0m     1 ␛[38;5;244m│␛[0m
    ␛[38;5;244m│␛[0m ␛[1;38;5;223m.reset(to:)␛[0m ␛[38;5;244m│␛[0m whatever came with the event, however much that is ␛[38;5;244m│␛[0m    12 ␛[38;5;244m│␛[0m
    ␛[38;5;244m└─────────────┴────────────────────────────────────────────────────┴───────┘␛[0m

    Pure functions are easy to test.

    ▸ ␛[1mA hint␛[0m

      Look at the ␛[1;38;5;223mswitch␛[0m.

    The end.

    """#

  static let columns40 = #"""
    ␛[1mReducers␛[0m
    ␛[38;5;244m════════␛[0m

    A reducer takes a ␛[3mstate␛[0m and an ␛[1mevent␛[0m and
    gives the next state. It is a ␛[1;38;5;223mfunc␛[0m, and
    it prints nothing; see ␛[4mthe talk␛[0m
    ␛[38;5;248m(https://example.com/talk)␛[0m or ␛[4mlesson 1␛[0m.

    ␛[1;4;38;5;117mRun it␛[0m

    • ␛[1;38;5;223mswift test␛[0m runs the tests, all of
      them, and says which of them went
      wrong
      • and this hangs below
    • 日本語のテキストも、幅を数えて、行を折
      り返します。絵文字👩‍👩‍👧も。

    1. first
    2. second

    ␛[1mThe code␛[0m

      ␛[38;5;183mfunc␛[0m reduce(_ state: ␛[38;5;116mState␛[0m, event: 
    ␛[38;5;244m↪␛[0m ␛[38;5;116mEvent␛[0m) -> ␛[38;5;116mState␛[0m {
        ␛[38;5;183mswitch␛[0m event { ␛[38;5;183mcase␛[0m ␛[38;5;215m.increase␛[0m: 
    ␛[38;5;244m↪␛[0m ␛[38;5;183mreturn␛[0m ␛[38;5;116mState␛[0m(count: state.count + ␛[38;5;215m1␛[0m) 
    ␛[38;5;244m↪␛[0m } ␛[38;5;248m// done␛[0m
      }

      event ──▶ reducer ──▶ state

    ␛[38;5;244m┌─────────────┬────────────────┬───────┐␛[0m
    ␛[38;5;244m│␛[0m ␛[1mEvent␛[0m       ␛[38;5;244m│␛[0m   ␛[1mNext state␛[0m   ␛[38;5;244m│␛[0m ␛[1mCount␛[0m ␛[38;5;244m│␛[0m
    ␛[38;5;244m├─────────────┼────────────────┼───────┤␛[0m
    ␛[38;5;244m│␛[0m ␛[1;38;5;223m.increase␛[0m   ␛[38;5;244m│␛[0m one more than  ␛[38;5;244m│␛[0m     1 ␛[38;5;244m│␛[0m
    ␛[38;5;244m│␛[0m             ␛[38;5;244m│␛[0m     before     ␛[38;5;244m│␛[0m       ␛[38;5;244m│␛[0m
    ␛[38;5;244m├─────────────┼────────────────┼───────┤␛[0m
    ␛[38;5;244m│␛[0m ␛[1;38;5;223m.reset(to:)␛[0m ␛[38;5;244m│␛[0m whatever came  ␛[38;5;244m│␛[0m    12 ␛[38;5;244m│␛[0m
    ␛[38;5;244m│␛[0m             ␛[38;5;244m│␛[0m    with the    ␛[38;5;244m│␛[0m       ␛[38;5;244m│␛[0m
    ␛[38;5;244m│␛[0m             ␛[38;5;244m│␛[0m event, however ␛[38;5;244m│␛[0m       ␛[38;5;244m│␛[0m
    ␛[38;5;244m│␛[0m             ␛[38;5;244m│␛[0m  much that is  ␛[38;5;244m│␛[0m       ␛[38;5;244m│␛[0m
    ␛[38;5;244m└─────────────┴────────────────┴───────┘␛[0m

    Pure functions are easy to test.

    ▸ ␛[1mA hint␛[0m

      Look at the ␛[1;38;5;223mswitch␛[0m.

    The end.

    """#
}

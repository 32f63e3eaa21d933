/// The sample as it is drawn with styles; `␛` stands for the escape character.
enum ExpectedStyled {
  static let columns80 = #"""
    ␛[1mReducers␛[0m
    ␛[2m════════␛[0m

    A reducer takes a ␛[3mstate␛[0m and an ␛[1mevent␛[0m and gives the next state. It is a ␛[33mfunc␛[0m, and
    it prints nothing; see ␛[4mthe talk␛[0m␛[2m (https://example.com/talk)␛[0m or ␛[4mlesson 1␛[0m.

    ␛[1;4;36mRun it␛[0m

    • ␛[33mswift test␛[0m runs the tests, all of them, and says which of them went wrong
      • and this hangs below
    • 日本語のテキストも、幅を数えて、行を折り返します。絵文字👩‍👩‍👧も。

    1. first
    2. second

    ␛[1mThe code␛[0m

      ␛[35mfunc␛[0m reduce(_ state: ␛[36mState␛[0m, event: ␛[36mEvent␛[0m) -> ␛[36mState␛[0m {
        ␛[35mswitch␛[0m event { ␛[35mcase␛[0m ␛[33m.increase␛[0m: ␛[35mreturn␛[0m ␛[36mState␛[0m(count: state.count + ␛[33m1␛[0m) } ␛[2m// ␛[0m
    ␛[2m↪ ␛[0m␛[2mdone␛[0m
      }

      event ──▶ reducer ──▶ state

    ␛[2m┌─────────────┬────────────────────────────────────────────────────┬───────┐␛[0m
    ␛[2m│␛[0m ␛[1mEvent␛[0m       ␛[2m│␛[0m                     ␛[1mNext state␛[0m                     ␛[2m│␛[0m ␛[1mCount␛[0m ␛[2m│␛[0m
    ␛[2m├─────────────┼────────────────────────────────────────────────────┼───────┤␛[0m
    ␛[2m│␛[0m ␛[33m.increase␛[0m   ␛[2m│␛[0m                one more than before                ␛[2m│␛[0m     1 ␛[2m│␛[0m
    ␛[2m│␛[0m ␛[33m.reset(to:)␛[0m ␛[2m│␛[0m whatever came with the event, however much that is ␛[2m│␛[0m    12 ␛[2m│␛[0m
    ␛[2m└─────────────┴────────────────────────────────────────────────────┴───────┘␛[0m

    ␛[2m│ ␛[0mPure functions are easy to test.

    ▸ ␛[1mA hint␛[0m

      Look at the ␛[33mswitch␛[0m.

    ␛[2m────────────────────────────────────────────────────────────────────────────────␛[0m

    The end.

    """#

  static let columns40 = #"""
    ␛[1mReducers␛[0m
    ␛[2m════════␛[0m

    A reducer takes a ␛[3mstate␛[0m and an ␛[1mevent␛[0m and
    gives the next state. It is a ␛[33mfunc␛[0m, and
    it prints nothing; see ␛[4mthe talk␛[0m
    ␛[2m(https://example.com/talk)␛[0m or ␛[4mlesson 1␛[0m.

    ␛[1;4;36mRun it␛[0m

    • ␛[33mswift test␛[0m runs the tests, all of
      them, and says which of them went
      wrong
      • and this hangs below
    • 日本語のテキストも、幅を数えて、行を折
      り返します。絵文字👩‍👩‍👧も。

    1. first
    2. second

    ␛[1mThe code␛[0m

      ␛[35mfunc␛[0m reduce(_ state: ␛[36mState␛[0m, event: 
    ␛[2m↪ ␛[0m␛[36mEvent␛[0m) -> ␛[36mState␛[0m {
        ␛[35mswitch␛[0m event { ␛[35mcase␛[0m ␛[33m.increase␛[0m: 
    ␛[2m↪ ␛[0m␛[35mreturn␛[0m ␛[36mState␛[0m(count: state.count + ␛[33m1␛[0m) 
    ␛[2m↪ ␛[0m} ␛[2m// done␛[0m
      }

      event ──▶ reducer ──▶ state

    ␛[2m┌─────────────┬────────────────┬───────┐␛[0m
    ␛[2m│␛[0m ␛[1mEvent␛[0m       ␛[2m│␛[0m   ␛[1mNext state␛[0m   ␛[2m│␛[0m ␛[1mCount␛[0m ␛[2m│␛[0m
    ␛[2m├─────────────┼────────────────┼───────┤␛[0m
    ␛[2m│␛[0m ␛[33m.increase␛[0m   ␛[2m│␛[0m one more than  ␛[2m│␛[0m     1 ␛[2m│␛[0m
    ␛[2m│␛[0m             ␛[2m│␛[0m     before     ␛[2m│␛[0m       ␛[2m│␛[0m
    ␛[2m├─────────────┼────────────────┼───────┤␛[0m
    ␛[2m│␛[0m ␛[33m.reset(to:)␛[0m ␛[2m│␛[0m whatever came  ␛[2m│␛[0m    12 ␛[2m│␛[0m
    ␛[2m│␛[0m             ␛[2m│␛[0m    with the    ␛[2m│␛[0m       ␛[2m│␛[0m
    ␛[2m│␛[0m             ␛[2m│␛[0m event, however ␛[2m│␛[0m       ␛[2m│␛[0m
    ␛[2m│␛[0m             ␛[2m│␛[0m  much that is  ␛[2m│␛[0m       ␛[2m│␛[0m
    ␛[2m└─────────────┴────────────────┴───────┘␛[0m

    ␛[2m│ ␛[0mPure functions are easy to test.

    ▸ ␛[1mA hint␛[0m

      Look at the ␛[33mswitch␛[0m.

    ␛[2m────────────────────────────────────────␛[0m

    The end.

    """#
}

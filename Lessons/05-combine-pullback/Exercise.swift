// 第 5 课 · combine 与 pullback
// 读课文：`swift run workbook read 5`。检查你的代码：`swift run workbook test 5`。

// MARK: - Given: the type of every reducer

/// 按 action 的要求修改值。
typealias Reducer<Value, Action> = (inout Value, Action) -> Void

// MARK: - Given: the app's state

struct User: Equatable {
  var email: String
  var password: String
}

struct Pokemon: Equatable {
  var name: String
  var level: Int
}

/// 用户登录的界面。
struct Settings: Equatable {
  var loginUser: User?
  /// 输入的邮箱地址是否有效：最近一次检查的结果。
  var isEmailValid = false
}

/// 列出所有宝可梦的界面。
struct PokemonList: Equatable {
  var pokemons: [Pokemon] = []
}

/// 应用知道的一切，按界面分开。
struct AppState: Equatable {
  var settings = Settings()
  var pokemonList = PokemonList()
  var favoritePokemons: [Pokemon] = []
}

// MARK: - Given: the app's actions

enum AccountAction {
  case emailValid(Bool)
  case register(email: String, password: String)
  case login(email: String, password: String)
  case logout
}

enum PokemonListAction {
  case loadPokemon([Pokemon])
}

enum FavoritesAction {
  case favoritePokemon(Pokemon)
  case removeFavoritePokemon(Pokemon)
}

/// 可能发生的一切，按界面分开。
enum AppAction {
  case account(AccountAction)
  case pokemonList(PokemonListAction)
  case favorites(FavoritesAction)

  /// 账户的 action；如果这不是账户的 action，就是 nil。赋值可以换成另一个账户的 action，
  /// 但赋 nil 什么都不换。后面两个属性也是这样，各管各的界面。
  var account: AccountAction? {
    get { if case .account(let action) = self { return action } else { return nil } }
    set { if case .account = self, let newValue { self = .account(newValue) } }
  }

  var pokemonList: PokemonListAction? {
    get { if case .pokemonList(let action) = self { return action } else { return nil } }
    set { if case .pokemonList = self, let newValue { self = .pokemonList(newValue) } }
  }

  var favorites: FavoritesAction? {
    get { if case .favorites(let action) = self { return action } else { return nil } }
    set { if case .favorites = self, let newValue { self = .favorites(newValue) } }
  }
}

// MARK: - Given: the one reducer that does it all

/// 应用要做的事。你写的那几块拼在一起，做的必须和它相同。
/// 哪怕这个函数后来改了，拿来比较的也还是这里原来的写法。
func hugeReducer(_ state: inout AppState, _ action: AppAction) {
  switch action {
  case .account(.emailValid(let isValid)):
    state.settings.isEmailValid = isValid
  case .account(.register(let email, let password)):
    state.settings.loginUser = User(email: email, password: password)
  case .account(.login(let email, let password)):
    state.settings.loginUser = User(email: email, password: password)
  case .account(.logout):
    state.settings.loginUser = nil
  case .pokemonList(.loadPokemon(let pokemons)):
    state.pokemonList.pokemons = pokemons
  case .favorites(.favoritePokemon(let pokemon)):
    state.favoritePokemons.append(pokemon)
  case .favorites(.removeFavoritePokemon(let pokemon)):
    if let index = state.favoritePokemons.firstIndex(of: pokemon) {
      state.favoritePokemons.remove(at: index)
    }
  }
}

// MARK: - Given: one more screen

/// 有两个计数器的界面。
struct Counters: Equatable {
  var left = 0
  var right = 0
}

enum CounterAction {
  case increase
  case decrease
}

/// 这个界面上可能发生的一切，按计数器分开。
enum CountersAction {
  case left(CounterAction)
  case right(CounterAction)

  var left: CounterAction? {
    get { if case .left(let action) = self { return action } else { return nil } }
    set { if case .left = self, let newValue { self = .left(newValue) } }
  }

  var right: CounterAction? {
    get { if case .right(let action) = self { return action } else { return nil } }
    set { if case .right = self, let newValue { self = .right(newValue) } }
  }
}

/// 一个计数器。它不知道什么是左，什么是右。
func counterReducer(value: inout Int, action: CounterAction) {
  switch action {
  case .increase: value += 1
  case .decrease: value -= 1
  }
}

// MARK: - Step 1: combine
// 返回一个 reducer：它按顺序把这些 reducer 各运行一次，后面的看得到前面的做了什么。
// 如果一个 reducer 也没有，就返回一个什么都不改的 reducer。

func combine<Value, Action>(
  _ reducers: Reducer<Value, Action>...
) -> Reducer<Value, Action> {
  return { _, _ in }
}

// MARK: - Step 2: pullback with get and set
// 返回一个整体的 reducer：它在整体的一个部分上运行 `reducer`。
// 每来一个 action，用 `get` 取一次部分，在上面运行一次 `reducer`，再用 `set` 放回一次。

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  get: @escaping (GlobalValue) -> LocalValue,
  set: @escaping (inout GlobalValue, LocalValue) -> Void
) -> Reducer<GlobalValue, Action> {
  return { _, _ in }
}

// MARK: - Step 3: pullback along a key path
// 和上一步一样，但部分在哪里由键路径指明。
// 每来一个 action，在路径终点的部分上运行一次 `reducer`。

func pullback<LocalValue, GlobalValue, Action>(
  _ reducer: @escaping Reducer<LocalValue, Action>,
  value: WritableKeyPath<GlobalValue, LocalValue>
) -> Reducer<GlobalValue, Action> {
  return { _, _ in }
}

// MARK: - Step 4: pullback of value and action
// 和上一步一样，但 `reducer` 只认识自己的 action，靠另一条键路径去取。
// 不是自己的 action，不运行 `reducer`，什么都不改。

func pullback<LocalValue, GlobalValue, LocalAction, GlobalAction>(
  _ reducer: @escaping Reducer<LocalValue, LocalAction>,
  value: WritableKeyPath<GlobalValue, LocalValue>,
  action: WritableKeyPath<GlobalAction, LocalAction?>
) -> Reducer<GlobalValue, GlobalAction> {
  return { _, _ in }
}

// MARK: - Step 5: three small reducers
// 做的事和 `hugeReducer` 一样，但每个只管自己那部分状态和自己的 action。
// 要移除的宝可梦不在收藏里，就什么都不变。

func accountReducer(state: inout Settings, action: AccountAction) {
}

func pokemonListReducer(state: inout PokemonList, action: PokemonListAction) {
}

func favoritesReducer(state: inout [Pokemon], action: FavoritesAction) {
}

// MARK: - Step 6: appReducer
// 把三个 reducer 拉回到整个应用，再合并起来。
// 对任何 action 序列，它做的都必须和 `hugeReducer` 一样。

let appReducer: Reducer<AppState, AppAction> = { _, _ in }

// MARK: - Step 7: one more screen
// `countersReducer` 就是两次 `counterReducer`：一次给左边的计数器，一次给右边的。
// 然后照课文里的表格声明更大的应用，再用手头的 reducer 做出它的 reducer。

let countersReducer: Reducer<Counters, CountersAction> = { _, _ in }

struct LargerState {
}

enum LargerAction {
}

let largerReducer: Reducer<LargerState, LargerAction> = { _, _ in }

// MARK: - Scratch
// 随便试：`swift run workbook run 5` 会调用它，并显示它打印的内容。
// 这里的代码从不评测。

func scratch() {
}

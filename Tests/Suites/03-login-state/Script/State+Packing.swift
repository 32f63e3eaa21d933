import Traces

extension State: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(username)
    writer.write(password)
    writer.write(loading)
    writer.write(data)
    writer.write(error)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(
      username: try reader.read(), password: try reader.read(), loading: try reader.read(),
      data: try reader.read(), error: try reader.read())
  }
}

extension State.Event: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .onUpdateUsername(let username):
      writer.write(case: 0)
      writer.write(username)
    case .onUpdatePassword(let password):
      writer.write(case: 1)
      writer.write(password)
    case .onTriggerLogin: writer.write(case: 2)
    case .onLoginSuccess(let userID):
      writer.write(case: 3)
      writer.write(userID)
    case .onLoginError(let error):
      writer.write(case: 4)
      writer.write(error)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .onUpdateUsername(try reader.read())
    case 1: self = .onUpdatePassword(try reader.read())
    case 2: self = .onTriggerLogin
    case 3: self = .onLoginSuccess(try reader.read())
    case 4: self = .onLoginError(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension LoginError: Packed {}

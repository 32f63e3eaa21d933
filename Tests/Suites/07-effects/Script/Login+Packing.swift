import Traces

extension LoginError: Packed {}

extension LoginResult: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .success(let userID):
      writer.write(case: 0)
      writer.write(userID)
    case .failure(let error):
      writer.write(case: 1)
      writer.write(error)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .success(try reader.read())
    case 1: self = .failure(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

extension LoginState: Packed {
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

extension LoginAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .usernameChanged(let username):
      writer.write(case: 0)
      writer.write(username)
    case .passwordChanged(let password):
      writer.write(case: 1)
      writer.write(password)
    case .loginTapped: writer.write(case: 2)
    case .cancelTapped: writer.write(case: 3)
    case .answered(let result):
      writer.write(case: 4)
      writer.write(result)
    case .errorWasSeen: writer.write(case: 5)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .usernameChanged(try reader.read())
    case 1: self = .passwordChanged(try reader.read())
    case 2: self = .loginTapped
    case 3: self = .cancelTapped
    case 4: self = .answered(try reader.read())
    case 5: self = .errorWasSeen
    default: throw reader.unknownCase()
    }
  }
}

extension TwoLogins: Packed {
  public func pack(into writer: inout Writer) {
    writer.write(left)
    writer.write(right)
  }

  public init(from reader: inout Reader) throws(PackingError) {
    self.init(left: try reader.read(), right: try reader.read())
  }
}

extension TwoLoginsAction: Packed {
  public func pack(into writer: inout Writer) {
    switch self {
    case .left(let action):
      writer.write(case: 0)
      writer.write(action)
    case .right(let action):
      writer.write(case: 1)
      writer.write(action)
    }
  }

  public init(from reader: inout Reader) throws(PackingError) {
    switch try reader.readCase() {
    case 0: self = .left(try reader.read())
    case 1: self = .right(try reader.read())
    default: throw reader.unknownCase()
    }
  }
}

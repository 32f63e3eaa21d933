import Curriculum
import Foundation
import Processes

extension Toolchain {
  /// The toolchain of this environment; what a run before has found out about it isn't asked again.
  static func known(
    in folder: String, environment: [String: String]
  ) throws(EnvironmentProblem) -> Toolchain {
    let path = "\(folder)/toolchain.jsonl"
    guard let files = executable(named: "swiftc", environment: environment).flatMap(identities)
    else { return try Toolchain(environment: environment) }
    let origin = Origin(compiler: files)
    if let known = KeptValue<Origin, Toolchain>.value(at: path, madeFrom: origin) {
      return known
    }
    let toolchain = try Toolchain(environment: environment)
    KeptValue.keep(toolchain, madeFrom: origin, at: path)
    return toolchain
  }

  /// What is known of a toolchain depends on its files, and on what it was asked.
  private struct Origin: Encodable {
    var compiler: [FileIdentity]
    var questions = CompilerPlan.questions + SuitePlan.questions
  }

  /// Nil if the compiler is one that chooses between toolchains: its files don't tell which.
  private static func identities(of compiler: String) -> [FileIdentity]? {
    let binary = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
    let frontend = binary.deletingLastPathComponent().appendingPathComponent("swift-frontend")
    let files = [
      FileIdentity(path: compiler), FileIdentity(path: binary.path),
      FileIdentity(path: frontend.path),
    ]
    return files.contains { $0 == nil } ? nil : files.compactMap(\.self)
  }
}

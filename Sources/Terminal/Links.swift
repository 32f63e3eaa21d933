import Basics

/// How a terminal that opens links (OSC 8) is told where they lead.
public struct Links: Equatable, Sendable {
  /// The machine on which the files are: over a connection the terminal may run on another.
  var host: String
  /// The folder in which paths begin that don't begin at the top.
  var folder: String
  /// What stands between a file and a line; nil for terminals that understand only files.
  var lineMark: String?

  /// Finds out whether the terminal opens links; nil if it doesn't, or if that isn't known.
  ///
  ///   - host: this machine's name.
  ///   - folder: where paths begin that don't begin at the top.
  public init?(environment: [String: String], host: String = Links.host, folder: String = "") {
    guard opensLinks(environment) else { return nil }
    (self.host, self.folder) = (host, folder)
    switch environment["TERM_PROGRAM"] {
    case "vscode":
      // It takes a host for a part of the path, and is where the files are anyway.
      (self.host, lineMark) = ("", "#L")
    case _ where environment["TERM"] == "xterm-kitty":
      lineMark = "#"
    default:
      // Windows Terminal knows the files of a Linux beside it by its name.
      if environment["WT_SESSION"] != nil, let system = environment["WSL_DISTRO_NAME"] {
        self.host = "wsl.localhost/\(system)"
      }
    }
  }

  /// Where a file can be opened, at a line if the terminal understands that.
  public func url(of path: String, line: Int? = nil) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let place = line.flatMap { line in lineMark.map { "\($0)\(line)" } } ?? ""
    return "file://\(Self.encoded(host))\(Self.encoded(whole))\(place)"
  }

  /// As it may stand in a URL (RFC 3986), and in an escape code, which takes only ASCII.
  private static func encoded(_ path: String) -> String {
    path.utf8.map { byte in
      let sign = Character(Unicode.Scalar(byte))
      let isKept = sign.isASCII && (sign.isLetter || sign.isNumber || "-._~/".contains(sign))
      guard !isKept else { return String(sign) }
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
    }
    .joined()
  }

  public static let host: String = {
    var name = [UInt8](repeating: 0, count: 256)
    let isKnown = name.withUnsafeMutableBytes { buffer in
      gethostname(buffer.baseAddress!.assumingMemoryBound(to: CChar.self), buffer.count - 1) == 0
    }
    return isKnown ? String(decoding: name.prefix { $0 != 0 }, as: UTF8.self) : ""
  }()
}

/// Whether a terminal opens links, by what the known ones leave in the environment.
///
/// `FORCE_HYPERLINK` says so for all others; 0 says no.
private func opensLinks(_ environment: [String: String]) -> Bool {
  func value(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
  func number(_ name: String) -> Int { value(name).flatMap { Int($0) } ?? 0 }
  if let wish = value("FORCE_HYPERLINK") { return wish != "0" }
  let terminal = value("TERM") ?? ""
  let program = value("TERM_PROGRAM") ?? ""
  let version = (value("TERM_PROGRAM_VERSION") ?? "").split(separator: ".").map { part in
    Int(part.prefix { $0.isNumber }) ?? 0
  }
  // Within another terminal, that one counts, whatever the outer one has left.
  if value("TMUX") != nil || ["tmux", "screen"].contains(where: terminal.hasPrefix) {
    return program == "tmux" && !version.lexicographicallyPrecedes([3, 4])
  }
  if program == "iTerm.app" { return !version.lexicographicallyPrecedes([3, 1]) }
  let programs = ["vscode", "WezTerm", "ghostty", "rio", "Hyper", "mintty", "Tabby", "zed"]
  let terminals = ["kitty", "alacritty", "foot", "ghostty", "contour", "wezterm"]
  // Older versions of VTE crash.
  return number("VTE_VERSION") >= 5202 || number("KONSOLE_VERSION") >= 201_200
    || value("WT_SESSION") != nil || value("DOMTERM") != nil || programs.contains(program)
    || terminals.contains { terminal.contains($0) }
}

import Basics

/// How links are written for a terminal that supports them (OSC 8).
public struct Links: Equatable, Sendable {
  /// The host with the files; a terminal may run on another one.
  var host: String
  /// The folder of relative paths.
  var folder: String
  /// The separator between a file and a line; nil for terminals that only open files.
  var lineMark: String?

  /// Determines whether the terminal supports links; nil if it doesn't or it isn't known.
  ///
  ///   - host: the name of this machine.
  ///   - folder: the folder of relative paths.
  public init?(environment: [String: String], host: String = Links.host, folder: String = "") {
    guard opensLinks(environment) else { return nil }
    (self.host, self.folder) = (host, folder)
    switch environment["TERM_PROGRAM"] {
    case "vscode":
      // VS Code takes a host for a part of the path; it runs where the files are, so none is
      // needed.
      (self.host, lineMark) = ("", "#L")
    case _ where environment["TERM"] == "xterm-kitty":
      lineMark = "#"
    default:
      // Windows Terminal reaches the files of a Linux distribution under this name.
      if environment["WT_SESSION"] != nil, let system = environment["WSL_DISTRO_NAME"] {
        self.host = "wsl.localhost/\(system)"
      }
    }
  }

  /// The URL of a file, with the line if the terminal supports that.
  public func url(of path: String, line: Int? = nil) -> String {
    let whole = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let place = line.flatMap { line in lineMark.map { "\($0)\(line)" } } ?? ""
    return "file://\(Self.encoded(host))\(Self.encoded(whole))\(place)"
  }

  /// A path percent-encoded for a URL (RFC 3986), and so in ASCII as an escape code requires.
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

/// The folder in which a person started the program. Paths are shown relative to it, so that their
/// terminal and their editor can open them.
public struct Standing: Equatable, Sendable {
  /// The components of the folder of relative paths.
  private var root: [Substring]
  private var folder: [Substring]

  ///   - root: the folder of relative paths.
  ///   - folder: the person's folder; both are absolute.
  public init(root: String, folder: String) {
    (self.root, self.folder) = (root.split(separator: "/"), folder.split(separator: "/"))
  }

  /// The relative path to a file; from outside of the root its absolute path.
  public func path(to path: String) -> String {
    let whole = (path.hasPrefix("/") ? [] : root) + path.split(separator: "/")
    guard folder.starts(with: root), whole.starts(with: root) else {
      return "/" + whole.joined(separator: "/")
    }
    let common = zip(whole, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - common)
    return (up + whole.dropFirst(common)).joined(separator: "/")
  }
}

/// Whether the terminal supports links, by the variables that known terminals set.
///
/// `FORCE_HYPERLINK` decides for all other terminals; 0 means no.
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
  // Inside of tmux or screen, variables of the outer terminal don't count.
  if value("TMUX") != nil || ["tmux", "screen"].contains(where: terminal.hasPrefix) {
    return program == "tmux" && !version.lexicographicallyPrecedes([3, 4])
  }
  if program == "iTerm.app" { return !version.lexicographicallyPrecedes([3, 1]) }
  let programs = ["vscode", "WezTerm", "ghostty", "rio", "Hyper", "mintty", "Tabby", "zed"]
  let terminals = ["kitty", "alacritty", "foot", "ghostty", "contour", "wezterm"]
  // Older versions of VTE crash on links.
  return number("VTE_VERSION") >= 5202 || number("KONSOLE_VERSION") >= 201_200
    || value("WT_SESSION") != nil || value("DOMTERM") != nil || programs.contains(program)
    || terminals.contains { terminal.contains($0) }
}

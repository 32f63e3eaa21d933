import Foundation
import Launching

/// What the page of a report is made of: the same for every class.
package struct PageFiles: Equatable, Sendable {
  /// The frame, with `{{names}}` where something of the class goes.
  package var frame: String
  package var style: String
  package var script: String

  package init(frame: String, style: String, script: String) {
    (self.frame, self.style, self.script) = (frame, style, script)
  }

  /// Those that stand in the workbook.
  package init(in repository: Repository) throws(ReportFault) {
    frame = try Self.text(at: repository.reportPage)
    style = try Self.text(at: repository.reportStyle)
    script = try Self.text(at: repository.reportScript)
  }

  private static func text(at path: String) throws(ReportFault) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw .noPage(path: path)
    }
  }
}

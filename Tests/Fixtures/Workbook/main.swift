import FixtureLessons
import Foundation
import WorkbookCLI

exit(Workbook.run(judging: FixtureLessons.suites))

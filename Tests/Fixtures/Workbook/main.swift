import Commands
import FixtureLessons
import Foundation

exit(Workbook.run(judging: FixtureLessons.suites))

import FixtureLessons
import Foundation
import Program

exit(Workbook.run(judging: FixtureLessons.suites))

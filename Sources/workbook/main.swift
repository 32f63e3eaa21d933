import Commands
import Foundation
import LessonSuites

exit(Workbook.run(judging: LessonSuites.all))

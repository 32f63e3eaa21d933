import Foundation
import LessonSuites
import Program

exit(Workbook.run(judging: LessonSuites.all))

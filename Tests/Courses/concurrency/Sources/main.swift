import CourseSuites
import Foundation
import Program

exit(Workbook.run(judging: LessonSuites.all))

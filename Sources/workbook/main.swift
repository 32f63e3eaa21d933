import Foundation
import LessonSuites
import WorkbookCLI

exit(Workbook.run(judging: LessonSuites.all))

import Basics
import LessonSuites
import Program

exit(Workbook.run(judging: LessonSuites.all))

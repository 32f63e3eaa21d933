import Foundation
import WorkbookCLI

exit(Workbook.run())

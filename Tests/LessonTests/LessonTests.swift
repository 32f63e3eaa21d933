class PureFunctionsTests: LessonCase { func testChecks() throws { try check(1) } }
class ReduceTests: LessonCase { func testChecks() throws { try check(2) } }
class LoginStateTests: LessonCase { func testChecks() throws { try check(3) } }
class LoginStoreTests: LessonCase { func testChecks() throws { try check(4) } }
class CombinePullbackTests: LessonCase { func testChecks() throws { try check(5) } }
class HigherOrderReducersTests: LessonCase { func testChecks() throws { try check(6) } }
class EffectsTests: LessonCase { func testChecks() throws { try check(7) } }
class YourOwnAppTests: LessonCase { func testChecks() throws { try check(8) } }

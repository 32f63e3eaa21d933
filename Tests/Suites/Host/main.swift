import SuiteSupport

SuiteHost.run()

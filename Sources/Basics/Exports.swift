// Importing this module also imports the limits, and the part of Foundation that `Platform` names.
@_exported import Limits

// Whoever imports this has the limits, too, and of Foundation what `Platform` names.
@_exported import Limits

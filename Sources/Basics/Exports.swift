// Importing Basics also imports the lock, the limits, and the parts of Foundation that `Platform`
// names.
@_exported import enum Traces.CountLimit
@_exported import class Traces.Locked
@_exported import enum Traces.MemoryLimit
@_exported import enum Traces.SizeLimit
@_exported import enum Traces.TimeLimit

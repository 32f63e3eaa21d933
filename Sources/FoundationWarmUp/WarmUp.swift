/// Has Foundation do once what it opens files for.
///
/// An exercise that imports Foundation may open none, so a host loads this library before it. All
/// others go without: with Foundation a host takes almost four times as long to start.
///
/// To the package it is a program, because a target can depend on a program and have it built, but not
/// on a dynamic library of its own package; what the linker is told (see `Package.swift`) makes a library
/// of it all the same. On macOS, where an exercise can read files, it is a program that does nothing.
@main enum WarmUp {
  static func main() {}
}

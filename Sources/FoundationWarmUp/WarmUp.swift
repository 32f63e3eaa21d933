/// Makes Foundation open the files that it needs, once.
///
/// An exercise that imports Foundation may open no files, so the host loads this library before it.
/// Other exercises don't need it: with Foundation a host takes almost four times as long to start.
///
/// In the package it is an executable target, because a target can depend on an executable and have
/// it built, but not on a dynamic library of its own package. Linker options in `Package.swift`
/// turn it into a library. On macOS, where an exercise can read files, it is a program that does
/// nothing.
@main enum WarmUp {
  static func main() {}
}

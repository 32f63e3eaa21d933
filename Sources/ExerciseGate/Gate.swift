/// Stands between the loader and the learner's code.
///
/// Code of an exercise can run while its library is loaded, so what keeps it in its place has to hold
/// before. The loader maps all libraries first and then runs their initialisers, those of a library
/// that others need before those others'. Only the exercise needs this library, and its first
/// initialiser is `workbook_gate`: it runs when nothing is left to be found and mapped, and nothing
/// of the learner's has run.
///
/// It is a library of its own, because a function of the learner's could take the place of one that
/// is linked into the exercise. To the package it is a program, because a target can depend on a
/// program and have it built, but not on a dynamic library of its own package; what the linker is
/// told (see `Package.swift`) makes a library of it all the same.
///
/// On macOS, where confinement holds before anything is loaded, it is a program that does nothing.
@main enum Gate {
  static func main() {}
}

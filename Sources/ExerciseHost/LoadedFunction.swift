import Traces

/// A function of any library that is loaded, by its name.
///
/// - Parameter type: how it is called, `@convention(c)`.
func loadedFunction<Function>(_ name: String, _ type: Function.Type) -> Function? {
  dlsym(Platform.anyLibrary, name).map { unsafeBitCast($0, to: type) }
}

// The names by which generated code in a copy calls the framework.

/// Reserved names: a source may declare an `ObjCRuntime` of its own, but none of these. `Inspection` and `UIKit`
/// declare them.
enum ReservedNames {
  static let runtime = "__VitrineRuntime"
  static let source = "__VitrineSource"
  static let initializer = "vitrineInstance"
}

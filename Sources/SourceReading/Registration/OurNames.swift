// The names by which code of ours in a copy calls the framework.

/// Names that no source declares itself, as it may a class `ObjCRuntime`; `Inspection` declares them.
enum OurNames {
  static let runtime = "__VitrineRuntime"
  static let source = "__VitrineSource"
  static let initializer = "vitrineInstance"
}

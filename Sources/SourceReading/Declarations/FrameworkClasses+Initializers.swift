// The initialisers of the framework's views, as the table holds them.

extension FrameworkClasses {
  /// The initialisers that a subclass without designated ones inherits; nil: all of its kind, `init(frame:)`
  /// of views among them.
  static func inheritedInitializers(of name: String) -> [InitializerRecord]? {
    FrameworkTable.viewInitializers[name]?.map(InitializerRecord.init)
  }
}

extension InitializerRecord {
  /// Reads `init(frame:style:)` or `init?(coder:)`.
  fileprivate init(_ name: String) {
    let labels = name.split(separator: "(").last?.split(separator: ":").dropLast() ?? []
    self.init(
      neededLabels: labels.map(String.init), labels: labels.map(String.init), isConvenience: false,
      isOverride: true, isFailable: name.hasPrefix("init?"), isUnavailable: false)
  }
}

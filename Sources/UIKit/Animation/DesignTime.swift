// The time in which views are made and set, before anybody sees them.

/// The time in which designables are made, set and prepared for a page, and a document's objects are made and set,
/// before anybody sees them.
///
/// Setters that animate show the end of that at once meanwhile, as Interface Builder's canvas does; animations that
/// repeat run.
@MainActor package enum DesignTime {
  /// Whether designables are being prepared. Default: false.
  package static var isPreparing: Bool {
    get { BlockStack.isPreparing }
    set { BlockStack.isPreparing = newValue }
  }

  /// Runs `body` as part of the preparation.
  static func prepare<Result>(_ body: () -> Result) -> Result {
    let before = isPreparing
    isPreparing = true
    defer { isPreparing = before }
    return body()
  }
}

// The time in which designables are made and set for a page.

/// The time in which designables are made, set and prepared for a page, before anybody sees them.
///
/// Setters that animate show the end of that at once meanwhile, as Interface Builder's canvas does; animations that
/// repeat run.
@MainActor package enum DesignTime {
  /// Whether designables are being prepared. Default: false.
  package static var isPreparing: Bool {
    get { BlockStack.isPreparing }
    set { BlockStack.isPreparing = newValue }
  }
}

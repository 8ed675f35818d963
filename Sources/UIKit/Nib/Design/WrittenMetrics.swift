// The sizes of the system that a document was laid out with.

import CoreGraphics
internal import InterfaceDocuments

/// The sizes of controls, margins and bars in the iOS that a document's Interface Builder laid it out with, where they
/// differ from those of today.
///
/// They hold at the document's own size, where its frames are those of that system. Measured in 560 public documents, of
/// Xcode 6 to 16.
struct WrittenMetrics {
  /// The major version of Interface Builder, of five digits: 14 is Xcode 10 with iOS 12, 15 Xcode 11, 21 Xcode 14.
  private let version: Int
  private let isTelevision: Bool

  /// The metrics of a document that names its version; a document without one is a new one.
  init(_ root: NibElement) {
    let digits = root.attributes["toolsVersion"]?.prefix { $0 != "." } ?? ""
    version = (Int(digits) ?? .max) / 1000
    isTelevision = root.attributes["targetRuntime"]?.contains("AppleTV") == true
  }

  // MARK: Screens

  /// The edges of the screen as those versions have them: Xcode 11 to 13 shows no status bar on devices with a button,
  /// and before Xcode 14 the status bars of an iPhone 11 and an iPhone 13 are as high as an iPhone X's. `device`:
  /// Interface Builder's name.
  @MainActor func insets(_ screen: UIEdgeInsets, of device: String?) -> UIEdgeInsets {
    guard !isTelevision else { return .zero }
    var insets = screen
    if (15...20).contains(version), insets.bottom == 0 { insets.top = 0 }
    if version < 21, let device, Self.lowBars.contains(device), insets.top > 0 { insets.top = 44 }
    return insets
  }

  private static let lowBars: Set = ["retina6_0", "retina6_1"]

  // MARK: Views

  /// Gives a view that was made of the document the sizes of its system, and pickers of dates the wheels that were all
  /// there was before iOS 14.
  @MainActor func apply(to view: UIView) {
    switch view {
    case let control as UISegmentedControl where version < 15: control.isLow = true
    case let bar as UIProgressView where version < 17: bar.isThin = true
    case let picker as UIDatePicker where version < 17: picker.preferredDatePickerStyle = .wheels
    case let cell as UITableViewCell where version < 13:
      cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    default: break
    }
  }
}

// The sizes of the system that a document was laid out with.

import CoreGraphics
internal import InterfaceDocuments

/// The sizes of controls, margins and bars in the iOS that a document's Interface Builder laid it out with, where they
/// differ from those of today.
///
/// They hold at the document's own size, where its frames are those of that system. Measured in 1,100 public documents, of
/// Xcode 6 to 26.
struct WrittenMetrics {
  /// The version of Interface Builder, of five digits: 14500 is Xcode 10 with iOS 12, 15000 Xcode 11, 21000 Xcode 14,
  /// 24000 Xcode 26.
  private let version: Int
  private let isTelevision: Bool

  /// The metrics of a document that names its version; a document without one is a new one.
  init(_ root: NibElement) {
    let version = Self.number(root.attributes["toolsVersion"]) ?? .max
    self.version = version < Self.unnamed ? version : Self.plugInVersion(root) ?? version
    isTelevision = root.attributes["targetRuntime"]?.contains("AppleTV") == true
  }

  /// Some versions of Xcode write 32700 for their own version, and the right one for their plug-in.
  private static let unnamed = 32_000

  private static func plugInVersion(_ root: NibElement) -> Int? {
    let plugIns = root.child("dependencies")?.children.filter { $0.name == "plugIn" } ?? []
    return plugIns.lazy.compactMap { number($0.attributes["version"]) }.first
  }

  private static func number(_ version: String?) -> Int? {
    version.flatMap { Int($0.prefix { $0 != "." }) }
  }

  // MARK: Screens

  /// The edges of the screen as those versions have them: Xcode 11 to 14.2 shows no status bar on devices with a button,
  /// and before Xcode 14 the status bars of an iPhone 11 and an iPhone 13 are as high as an iPhone X's. Since Xcode 15 the
  /// screen of an iPhone X is that of an iPhone 13 mini. `device`: Interface Builder's name. `simulated`: those of the
  /// scene's element.
  @MainActor func insets(
    _ screen: UIEdgeInsets, of device: String?, in simulated: SimulatedMetrics?
  ) -> UIEdgeInsets {
    guard !isTelevision else { return .zero }
    var insets = screen
    if (Self.xcode11..<21_600).contains(version), insets.bottom == 0 { insets.top = 0 }
    if insets.top > 0, let device {
      if version < Self.xcode14, Self.lowBars.contains(device) { insets.top = 44 }
      if version >= 22_000, device == "retina5_9" { insets.top = 50 }
    }
    return simulated.map { self.insets(insets, in: $0) } ?? insets
  }

  /// The edges that cover a view in the room that its document simulates: a page sheet lies below the status bar. Page
  /// sheets and views of a free size end above the home indicator, unless they simulate that there is no bar at the
  /// bottom; free views do so since Xcode 14.
  private func insets(_ screen: UIEdgeInsets, in simulated: SimulatedMetrics) -> UIEdgeInsets {
    var insets = screen
    switch simulated.destination {
    case .screen: return screen
    case .pageSheet: insets.top = 0
    case .free: if version < Self.xcode14 { insets.bottom = 0 }
    }
    if case .none = simulated.bottom { insets.bottom = 0 }
    return insets
  }

  /// The edges that Interface Builder adds to the safe area of a scene, or of a xib's view, on a screen with the insets:
  /// since Xcode 16.3 it counts those of screens without a button twice where no bar covers them.
  func addedInsets(_ screen: UIEdgeInsets) -> UIEdgeInsets {
    version >= 23_700 && screen.bottom > 0 ? screen : .zero
  }

  /// Whether the device covers the edges of views of a free size: since Xcode 11.
  var coversFreeViews: Bool { version >= Self.xcode11 }

  /// Xcode 26, with iOS 26.
  private static let xcode26 = 24_000
  /// Xcode 14, with iOS 16.
  private static let xcode14 = 21_000
  /// Xcode 11, with iOS 13.
  private static let xcode11 = 14_800

  private static let lowBars: Set = ["retina6_0", "retina6_1"]

  // MARK: Text

  /// The size of text styles: Xcode 12.5 to 13 lay them out at the smallest size, others at the standard one.
  var textSize: UIContentSizeCategory {
    (18_000..<Self.xcode14).contains(version) ? .extraSmall : .large
  }

  // MARK: Views

  /// Gives a view that was made of the document the sizes of its system, and pickers of dates the wheels that were all
  /// there was before iOS 14.
  @MainActor func apply(to view: UIView) {
    switch view {
    case let control as UISegmentedControl where version < Self.xcode11: control.isLow = true
    case let field as UITextField where version < Self.xcode11: field.isLow = true
    case let bar as UIProgressView where version < 17_000: bar.isThin = true
    case let picker as UIDatePicker where version < 17_000:
      picker.preferredDatePickerStyle = .wheels
    case let control as UISwitch where version >= Self.xcode26: control.isWide = true
    case let slider as UISlider where version >= Self.xcode26: slider.fillsFrame = true
    case let bar as UISearchBar where version >= Self.xcode26: bar.isTall = true
    case let table as UITableView where version >= Self.xcode26: table.hasTallRows = true
    case let label as UILabel where version < 13_000: label.lineBreakStrategy = []
    case let cell as UITableViewCell: apply(to: cell)
    default: break
    }
  }

  /// Gives a row the margins and the content's height of its system.
  @MainActor private func apply(to cell: UITableViewCell) {
    cell.hasSeparatorBelowContent = version < Self.xcode11
    switch version {
    case ..<13_000:
      cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    case ..<Self.xcode11:
      let width = cell.bounds.width
      cell.margins.sideOutsideTables = CellMargins.side(width: width, screen: width)
    case ..<17_000: cell.margins.sideOutsideTables = 15
    case Self.xcode26...: cell.isTall = true
    default: break
    }
  }
}

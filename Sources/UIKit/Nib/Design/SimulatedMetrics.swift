// The bars and the screen that Interface Builder simulates around a scene.

import CoreGraphics
internal import InterfaceDocuments

/// The metrics that a document simulates around the view of a controller or of a xib: bars that no segue gives, or none
/// where one would.
struct SimulatedMetrics {
  /// A bar at an edge.
  enum Bar {
    /// The one of the containers that lead to the scene.
    case inferred
    case none
    /// The element of the simulated bar.
    case shown(NibElement)
  }

  /// The room in which it simulates its view.
  enum Destination {
    case screen
    case pageSheet
    /// A size that a xib's view says itself, and no cell.
    case free
  }

  let destination: Destination
  let top: Bar
  let bottom: Bar
  /// Whether the status bar covers a part of the scene.
  let hasStatusBar: Bool

  /// The metrics of the element of a controller or of a xib's view.
  init(_ element: NibElement) {
    switch element.value("simulatedDestinationMetrics")?.name {
    case "modalPageSheetSimulatedSizeMetrics": destination = .pageSheet
    case "freeformSimulatedSizeMetrics" where element.name == "view": destination = .free
    default: destination = .screen
    }
    top = Self.bar(element, "simulatedTopBarMetrics")
    bottom = Self.bar(element, "simulatedBottomBarMetrics")
    hasStatusBar = element.value("simulatedStatusBarMetrics")?.name != "nil"
  }

  private static func bar(_ owner: NibElement, _ key: String) -> Bar {
    guard let element = owner.value(key) else { return .inferred }
    return element.name == "nil" ? .none : .shown(element)
  }

  /// The insets of a screen as the simulated status bar covers it: devices with a button lose the bar with it.
  func insets(_ screen: UIEdgeInsets) -> UIEdgeInsets {
    guard !hasStatusBar, screen.bottom == 0 else { return screen }
    return UIEdgeInsets(top: 0, left: screen.left, bottom: 0, right: screen.right)
  }

  // MARK: Screens

  /// Returns the name of the device of a storyboard that is older than devices, as later documents would name it; nil
  /// where it is a square of 600 points for all devices, or names none.
  static func formerDevice(_ root: NibElement) -> String? {
    guard root.attributes["type"]?.contains("Storyboard") == true,
      root.flag("useTraitCollections") != true
    else { return nil }
    let metrics = root.child("simulatedMetricsContainer")?.value("destination")
    let type = metrics?.attributes["type"]?.split(separator: ".").first.map(String.init)
    return type.flatMap { formerDevices[$0] } ?? (metrics == nil ? nil : "retina3_5")
  }

  private static let formerDevices = [
    "retina4": "retina4_0", "retina47": "retina4_7", "retina4_7": "retina4_7",
    "retina55": "retina5_5", "retina5_5": "retina5_5", "ipad": "ipad9_7", "ipad9_7": "ipad9_7",
  ]

  /// Returns the size in points of a screen that a document without a device simulates; nil where it simulates none.
  static func screen(_ metrics: NibElement?) -> CGSize? {
    guard let metrics, metrics.name == "simulatedScreenMetrics" else { return nil }
    let type = metrics.attributes["type"]?.split(separator: ".").first
    let sizes: [Substring: CGSize] = [
      "retina35": CGSize(width: 320, height: 480), "retina4": CGSize(width: 320, height: 568),
      "retina4_7": CGSize(width: 375, height: 667), "retina47": CGSize(width: 375, height: 667),
      "retina5_5": CGSize(width: 414, height: 736), "retina55": CGSize(width: 414, height: 736),
      "ipad": CGSize(width: 768, height: 1024), "ipad9_7": CGSize(width: 768, height: 1024),
    ]
    return type.flatMap { sizes[$0] }
  }
}

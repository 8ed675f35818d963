// The iPhones and iPads whose screens previews are shown on.

/// A device's screen, upright ([Apple](https://developer.apple.com/design/human-interface-guidelines/layout)).
package struct Device: Codable, Hashable, Sendable {
  /// As Apple's simulator calls it.
  package var name: String
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double
  /// Points of the screen's edges that the system covers, upright.
  package var upright: Insets
  /// Points of the screen's edges that the system covers, on its side.
  package var onSide: Insets
  /// Points.
  package var cornerRadius: Double

  /// Points from the edges of a screen.
  package struct Insets: Codable, Hashable, Sendable {
    /// Points from the top.
    package var top: Double
    /// Points from the bottom.
    package var bottom: Double
    /// Of the left and the right edge.
    package var sides: Double

    init(_ top: Double, _ bottom: Double, sides: Double = 0) {
      (self.top, self.bottom, self.sides) = (top, bottom, sides)
    }
  }

  /// A screen with rounded corners and a home indicator: the part above the safe area is as wide at the sides of a
  /// device that lies.
  init(
    _ name: String, width: Double, height: Double, scale: Double = 3, top: Double,
    radius: Double
  ) {
    self.init(
      name: name, width: width, height: height, scale: scale, upright: Insets(top, 34),
      onSide: Insets(0, 21, sides: top), cornerRadius: radius)
  }

  /// A screen with a home button. An iPad has its status bar on its side too.
  init(
    withButton name: String, width: Double, height: Double, scale: Double = 2
  ) {
    self.init(
      name: name, width: width, height: height, scale: scale, upright: Insets(20, 0),
      onSide: Insets(name.hasPrefix("iPad") ? 20 : 0, 0), cornerRadius: 0)
  }

  /// An iPad without a home button.
  init(tablet name: String, width: Double, height: Double, radius: Double) {
    let insets = Insets(24, 20)
    self.init(
      name: name, width: width, height: height, scale: 2, upright: insets, onSide: insets,
      cornerRadius: radius)
  }

  private init(
    name: String, width: Double, height: Double, scale: Double, upright: Insets, onSide: Insets,
    cornerRadius: Double
  ) {
    (self.name, self.width, self.height, self.scale) = (name, width, height, scale)
    (self.upright, self.onSide, self.cornerRadius) = (upright, onSide, cornerRadius)
  }

  /// Whether it is an iPad.
  package var isTablet: Bool { name.hasPrefix("iPad") }

  /// Points: the screen upright, or on its side.
  package func size(isLandscape: Bool) -> (width: Double, height: Double) {
    isLandscape ? (height, width) : (width, height)
  }

  /// The device that previews are shown on where nobody names one: iPhone 16.
  package static let standard = Device("iPhone 16", width: 393, height: 852, top: 59, radius: 55)

  /// The devices that can be named, the smallest first.
  package static let all: [Device] =
    [
      Device(withButton: "iPhone SE (3rd generation)", width: 375, height: 667),
      Device(withButton: "iPhone 8", width: 375, height: 667),
      Device(withButton: "iPhone 8 Plus", width: 414, height: 736, scale: 3),
      Device("iPhone 13 mini", width: 375, height: 812, top: 50, radius: 44),
      Device("iPhone 11", width: 414, height: 896, scale: 2, top: 48, radius: 41.5),
      Device("iPhone 13", width: 390, height: 844, top: 47, radius: 47.33),
      Device("iPhone 13 Pro Max", width: 428, height: 926, top: 47, radius: 53.33),
      Device("iPhone 14", width: 390, height: 844, top: 47, radius: 47.33),
      Device("iPhone 14 Plus", width: 428, height: 926, top: 47, radius: 53.33),
      Device("iPhone 14 Pro", width: 393, height: 852, top: 59, radius: 55),
      Device("iPhone 15", width: 393, height: 852, top: 59, radius: 55),
      Device("iPhone 15 Pro Max", width: 430, height: 932, top: 59, radius: 55),
      .standard,
      Device("iPhone 16 Plus", width: 430, height: 932, top: 59, radius: 55),
      Device("iPhone 16e", width: 390, height: 844, top: 47, radius: 47.33),
      Device("iPhone 16 Pro", width: 402, height: 874, top: 62, radius: 62),
      Device("iPhone 16 Pro Max", width: 440, height: 956, top: 62, radius: 62),
      Device("iPhone 17", width: 402, height: 874, top: 62, radius: 62),
      Device("iPhone 17 Pro", width: 402, height: 874, top: 62, radius: 62),
      Device("iPhone 17 Pro Max", width: 440, height: 956, top: 62, radius: 62),
      Device("iPhone Air", width: 420, height: 912, top: 68, radius: 62),
      Device(tablet: "iPad mini (A17 Pro)", width: 744, height: 1133, radius: 21.5),
      Device(tablet: "iPad (A16)", width: 820, height: 1180, radius: 25),
      Device(tablet: "iPad Air 11-inch (M3)", width: 820, height: 1180, radius: 18),
      Device(tablet: "iPad Air 13-inch (M3)", width: 1024, height: 1366, radius: 18),
      Device(tablet: "iPad Pro 11-inch (M4)", width: 834, height: 1210, radius: 30),
      Device(tablet: "iPad Pro 13-inch (M4)", width: 1032, height: 1376, radius: 30),
    ]

  /// The device with a name, without regard to case; nil where there is none.
  package static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }
}

// Colours in documents: named ones, the system's, and components in any colour space.

import CoreGraphics
internal import InterfaceDocuments

extension NibElement {
  /// A colour; nil for an element that is none.
  ///
  /// A named colour is that of the asset catalogs, else the one that the document keeps itself, whose components
  /// `NibResources` has put into the element.
  var color: UIColor? {
    if let name = attributes["name"], attributes["catalog"] != "System" {
      return UIColor.ofCatalogs(name) ?? components ?? UIColor(named: name)
    }
    let system = Self.systemColorAttributes.lazy.compactMap { attributes[$0] }.first
    if let system, let color = Self.systemColor(system) { return color }
    if let pattern = attributes["patternImage"] {
      return UIImage(named: pattern).map { UIColor(patternImage: $0) }
    }
    return components
  }

  private static let systemColorAttributes = [
    "systemColor", "cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor",
  ]

  private static func systemColor(_ name: String) -> UIColor? {
    UIColor.ofSystem(name) ?? formerColors[name]
  }

  /// The textures that iOS had before version 7, as plain colours.
  private static let formerColors = [
    "scrollViewTexturedBackgroundColor": UIColor(red: 0.44, green: 0.44, blue: 0.47, alpha: 1),
    "viewFlipsideBackgroundColor": UIColor(red: 0.12, green: 0.13, blue: 0.15, alpha: 1),
    "underPageBackgroundColor": UIColor(red: 0.71, green: 0.72, blue: 0.74, alpha: 1),
  ]

  // MARK: Components

  private var components: UIColor? {
    let alpha = number("alpha") ?? 1
    let space = attributes["customColorSpace"] ?? attributes["colorSpace"] ?? ""
    if let white = number("white") {
      let isCalibrated = space == "calibratedWhite"
      return UIColor(white: isCalibrated ? CalibratedColor.gray(white) : white, alpha: alpha)
    }
    if let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow") {
      let light = 1 - (number("black") ?? 0)
      return UIColor(
        red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
        alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    switch space {
    case "displayP3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    case "calibratedRGB": return Self.calibrated(red, green, blue, alpha)
    default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
  }

  /// Converts from the Generic RGB space to sRGB.
  private static func calibrated(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
  ) -> UIColor {
    let linear = [red, green, blue].map(CalibratedColor.linear)
    let mixed = CalibratedColor.rows.map { row in
      CalibratedColor.encoded(zip(row, linear).reduce(0) { $0 + $1.0 * $1.1 })
    }
    return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
  }
}

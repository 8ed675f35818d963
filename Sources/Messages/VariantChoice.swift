// A choice in one respect in which variants of a page differ.

/// A choice on an axis, such as dark or iPhone SE.
package struct VariantChoice: Hashable, Sendable {
  /// The effect on a page.
  package enum Value: Hashable, Sendable {
    /// The screen, upright or on its side; nil: the page's own size.
    case device(Device?, isOnSide: Bool)
    /// A size in points, on no device.
    case size(width: Double, height: Double)
    case appearance(isDark: Bool)
    /// The raw value of a content size category.
    case textSize(String)
    case direction(isRightToLeft: Bool)
    /// The name of an `.lproj` folder, such as `de` or `zh-Hans`.
    case language(String)
    case state(PageControlState)
    /// Pixels per point.
    case scale(Double)
  }

  /// The respect that is chosen in.
  package let axis: VariantAxis
  /// The word of the command line, such as `iphone-se`.
  package let name: String
  /// The words that a person reads.
  package let title: String
  /// A few letters where there is little room, such as `AX3`.
  package var brief: String { axis == .textSize ? name.uppercased() : title }
  /// The effect.
  package let value: Value

  /// A choice on an axis by its word, the words for a person and its effect.
  package init(axis: VariantAxis, name: String, title: String, value: Value) {
    self.axis = axis
    self.name = name
    self.title = title
    self.value = value
  }
}

extension VariantChoice {
  /// A device's screen. `name`: the word of the command line for it upright, `title`: the words for that.
  init(_ device: Device?, isOnSide: Bool, name: String, title: String) {
    self.init(
      axis: .device, name: isOnSide ? "\(name)-landscape" : name,
      title: isOnSide ? "\(title) landscape" : title, value: .device(device, isOnSide: isOnSide))
  }

  /// Whether it is the device that is none: the page keeps its own size.
  package var isOwnSize: Bool { value == .device(nil, isOnSide: false) }

  /// Whether the command line has a word for it: for six devices, sizes, and each choice on the other axes.
  package var hasWord: Bool {
    guard case .device = value else { return true }
    return axis.choices().contains(self)
  }

  /// The screen of any device: one of the axis's choices, or one that the command line has no word for.
  package static func device(_ device: Device, isOnSide: Bool) -> VariantChoice {
    VariantAxis.device.choices().first { $0.value == .device(device, isOnSide: isOnSide) }
      ?? VariantChoice(device, isOnSide: isOnSide, name: device.name, title: device.name)
  }
}

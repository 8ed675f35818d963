// The traits that trait collections store.

/// A trait that collections hold.
protocol StoredTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<UITraitOverrides, Value> { get }
}

extension StoredTrait {
  static func differs(_ one: UITraitOverrides, _ other: UITraitOverrides) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }

  static func clear(_ traits: inout UITraitOverrides) {
    traits[keyPath: path] = UITraitOverrides()[keyPath: path]
  }

  static func copy(from source: UITraitOverrides, to target: inout UITraitOverrides) {
    target[keyPath: path] = source[keyPath: path]
  }
}

var storedTraits: [any StoredTrait.Type] {
  [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
    UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self, UITraitActiveAppearance.self,
  ]
}

// Bars in documents: search, navigation, tool and tab bars, without their items.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configure(_ bar: UISearchBar, _ element: NibElement) {
    element.text("text") { bar.text = $0 }
    bar.placeholder = element.text("placeholder")
    element.text("prompt") { bar.prompt = $0 }
    bar.barStyle = barStyle(element)
    bar.searchBarStyle =
      ["prominent": .prominent, "minimal": .minimal][
        element.attributes["searchBarStyle"] ?? ""] ?? .default
    element.flag("translucent") { bar.isTranslucent = $0 }
    element.color("barTintColor") { bar.barTintColor = $0 }
    element.image("backgroundImage") { bar.backgroundImage = $0 }
    element.flag("showsCancelButton") { bar.showsCancelButton = $0 }
    element.flag("showsBookmarkButton") { bar.showsBookmarkButton = $0 }
    element.flag("showsSearchResultsButton") { bar.showsSearchResultsButton = $0 }
    element.flag("showsScopeBar") { bar.showsScopeBar = $0 }
    if let titles = element.child("scopeButtonTitles") {
      bar.scopeButtonTitles = titles.children.map(\.text)
    }
    if let traits = element.value("textInputTraits") { NibInputTraits.set(bar, traits) }
  }

  static func configure(_ bar: UINavigationBar, _ element: NibElement) {
    bar.barStyle = barStyle(element)
    element.flag("translucent") { bar.isTranslucent = $0 }
    element.flag("largeTitles") { bar.prefersLargeTitles = $0 }
    element.color("barTintColor") { bar.barTintColor = $0 }
    bar.titleTextAttributes = element.value("titleTextAttributes")?.titleAttributes
    bar.largeTitleTextAttributes = element.value("largeTitleTextAttributes")?.titleAttributes
    element.image("shadowImage") { bar.shadowImage = $0 }
    element.image("backIndicatorImage") { bar.backIndicatorImage = $0 }
    element.image("backIndicatorTransitionMask") { bar.backIndicatorTransitionMaskImage = $0 }
    if let standard: UINavigationBarAppearance = appearance("standardAppearance", of: element) {
      bar.standardAppearance = standard
    }
    if let edge: UINavigationBarAppearance = appearance("scrollEdgeAppearance", of: element) {
      bar.scrollEdgeAppearance = edge
    }
  }

  static func configure(_ bar: UIToolbar, _ element: NibElement) {
    bar.barStyle = barStyle(element)
    element.flag("translucent") { bar.isTranslucent = $0 }
    element.color("barTintColor") { bar.barTintColor = $0 }
    if let standard: UIToolbarAppearance = appearance("standardAppearance", of: element) {
      bar.standardAppearance = standard
    }
    if let edge: UIToolbarAppearance = appearance("scrollEdgeAppearance", of: element) {
      bar.scrollEdgeAppearance = edge
    }
  }

  static func configure(_ bar: UITabBar, _ element: NibElement) {
    bar.barStyle = barStyle(element)
    element.flag("translucent") { bar.isTranslucent = $0 }
    element.color("barTintColor") { bar.barTintColor = $0 }
    element.color("selectedImageTintColor") { bar.tintColor = $0 }
    element.color("unselectedItemTintColor") { bar.unselectedItemTintColor = $0 }
    element.image("backgroundImage") { bar.backgroundImage = $0 }
    element.image("shadowImage") { bar.shadowImage = $0 }
    element.image("selectionIndicatorImage") { bar.selectionIndicatorImage = $0 }
    bar.itemPositioning =
      ["fill": .fill, "centered": .centered][
        element.attributes["itemPositioning"] ?? ""] ?? .automatic
    element.number("itemWidth") { bar.itemWidth = $0 }
    element.number("itemSpacing") { bar.itemSpacing = $0 }
  }

  private static func barStyle(_ element: NibElement) -> UIBarStyle {
    NibNames.barStyles[element.attributes["barStyle"] ?? ""] ?? .default
  }

  // MARK: Appearances

  /// Makes the appearance that a bar's element has under a key; nil: it has none.
  private static func appearance<Appearance: UIBarAppearance>(
    _ key: String, of bar: NibElement
  ) -> Appearance? {
    bar.value(key).map { element in
      let appearance = Appearance()
      setAppearance(appearance, element)
      return appearance
    }
  }

  private static func setAppearance(_ appearance: UIBarAppearance, _ element: NibElement) {
    element.color("backgroundColor") { appearance.backgroundColor = $0 }
    element.color("shadowColor") { appearance.shadowColor = $0 }
    if let style = element.value("backgroundEffect")?.attributes["style"] {
      appearance.backgroundEffect = UIBlurEffect(style: NibNames.blurs[style] ?? .regular)
    }
    guard let bar = appearance as? UINavigationBarAppearance else { return }
    if let title = element.value("titleTextAttributes")?.titleAttributes {
      bar.titleTextAttributes = title
    }
    if let title = element.value("largeTitleTextAttributes")?.titleAttributes {
      bar.largeTitleTextAttributes = title
    }
  }
}

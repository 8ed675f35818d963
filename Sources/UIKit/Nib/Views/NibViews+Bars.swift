// Bars in documents: search, navigation, tool and tab bars, without their items.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configure(_ bar: UISearchBar, _ element: NibElement) {
    bar.text = element.text("text")
    bar.placeholder = element.text("placeholder")
    bar.prompt = element.text("prompt")
    bar.barStyle = barStyle(element)
    bar.searchBarStyle =
      ["prominent": .prominent, "minimal": .minimal][
        element.attributes["searchBarStyle"] ?? ""] ?? .default
    bar.isTranslucent = element.flag("translucent") ?? true
    bar.barTintColor = element.value("barTintColor")?.color
    bar.backgroundImage = element.image("backgroundImage")
    bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    bar.showsBookmarkButton = element.flag("showsBookmarkButton") ?? false
    bar.showsSearchResultsButton = element.flag("showsSearchResultsButton") ?? false
    bar.showsScopeBar = element.flag("showsScopeBar") ?? false
    if let titles = element.child("scopeButtonTitles") {
      bar.scopeButtonTitles = titles.children.map(\.text)
    }
    if let traits = element.value("textInputTraits") { NibInputTraits.set(bar, traits) }
  }

  static func configure(_ bar: UINavigationBar, _ element: NibElement) {
    bar.barStyle = barStyle(element)
    bar.isTranslucent = element.flag("translucent") ?? true
    bar.prefersLargeTitles = element.flag("largeTitles") ?? false
    bar.barTintColor = element.value("barTintColor")?.color
    bar.titleTextAttributes = element.value("titleTextAttributes")?.titleAttributes
    bar.largeTitleTextAttributes = element.value("largeTitleTextAttributes")?.titleAttributes
    bar.shadowImage = element.image("shadowImage")
    bar.backIndicatorImage = element.image("backIndicatorImage")
    bar.backIndicatorTransitionMaskImage = element.image("backIndicatorTransitionMask")
    if let standard: UINavigationBarAppearance = appearance("standardAppearance", of: element) {
      bar.standardAppearance = standard
    }
    if let edge: UINavigationBarAppearance = appearance("scrollEdgeAppearance", of: element) {
      bar.scrollEdgeAppearance = edge
    }
  }

  static func configure(_ bar: UIToolbar, _ element: NibElement) {
    bar.barStyle = barStyle(element)
    bar.isTranslucent = element.flag("translucent") ?? true
    bar.barTintColor = element.value("barTintColor")?.color
    if let standard: UIToolbarAppearance = appearance("standardAppearance", of: element) {
      bar.standardAppearance = standard
    }
    if let edge: UIToolbarAppearance = appearance("scrollEdgeAppearance", of: element) {
      bar.scrollEdgeAppearance = edge
    }
  }

  static func configure(_ bar: UITabBar, _ element: NibElement) {
    bar.barStyle = barStyle(element)
    bar.isTranslucent = element.flag("translucent") ?? true
    bar.barTintColor = element.value("barTintColor")?.color
    if let color = element.value("selectedImageTintColor")?.color { bar.tintColor = color }
    bar.unselectedItemTintColor = element.value("unselectedItemTintColor")?.color
    bar.backgroundImage = element.image("backgroundImage")
    bar.shadowImage = element.image("shadowImage")
    bar.selectionIndicatorImage = element.image("selectionIndicatorImage")
    bar.itemPositioning =
      ["fill": .fill, "centered": .centered][
        element.attributes["itemPositioning"] ?? ""] ?? .automatic
    bar.itemWidth = element.number("itemWidth") ?? 0
    bar.itemSpacing = element.number("itemSpacing") ?? 0
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
    if let color = element.value("backgroundColor")?.color { appearance.backgroundColor = color }
    if let color = element.value("shadowColor")?.color { appearance.shadowColor = color }
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

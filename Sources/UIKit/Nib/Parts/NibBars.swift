// The items of bars in documents.

import CoreGraphics
internal import InterfaceDocuments
import ObjCRuntime

/// Makes the items of bars.
@MainActor enum NibBars {
  /// Makes the item of an element, with the items in it; nil for an element that is no item.
  static func item(_ element: NibElement, _ builder: NibBuilder) -> NSObject? {
    switch element.name {
    case "barButtonItem": buttonItem(element, builder)
    case "tabBarItem": tabItem(element, builder)
    case "navigationItem": navigationItem(element, builder)
    default: nil
    }
  }

  static func buttonItems(_ element: NibElement, _ builder: NibBuilder) -> [UIBarButtonItem] {
    element.children.filter { $0.name == "barButtonItem" }.map { buttonItem($0, builder) }
  }

  static func tabItems(_ element: NibElement, _ builder: NibBuilder) -> [UITabBarItem] {
    element.children.filter { $0.name == "tabBarItem" }.map { tabItem($0, builder) }
  }

  static func navigationItems(
    _ element: NibElement, _ builder: NibBuilder
  ) -> [UINavigationItem] {
    let items = element.child("items")?.children ?? []
    return items.filter { $0.name == "navigationItem" }.map { navigationItem($0, builder) }
  }

  /// Registers the keys of items that runtime attributes set, once.
  static let keys: Void = {
    let item = UIBarItem.self
    ObjCRuntime.registerProperty(
      item, "accessibilityIdentifier", get: { $0.accessibilityIdentifier },
      set: { $0.accessibilityIdentifier = $1 })
    ObjCRuntime.registerProperty(
      item, "accessibilityLabel", get: { $0.accessibilityLabel },
      set: { $0.accessibilityLabel = $1 })
    ObjCRuntime.registerProperty(
      item, "accessibilityHint", get: { $0.accessibilityHint },
      set: { $0.accessibilityHint = $1 })
    ObjCRuntime.registerProperty(
      item, "isAccessibilityElement", get: { $0.isAccessibilityElement },
      set: { $0.isAccessibilityElement = $1 })
    ObjCRuntime.registerProperty(item, "title", get: { $0.title }, set: { $0.title = $1 })
    ObjCRuntime.registerProperty(item, "tag", get: { $0.tag }, set: { $0.tag = $1 })
  }()

  // MARK: Buttons

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  static func buttonItem(_ element: NibElement, _ builder: NibBuilder) -> UIBarButtonItem {
    let item = instance(element, UIBarButtonItem.self) ?? UIBarButtonItem()
    if let kind = systemItems[element.attributes["systemItem"] ?? ""] { item.become(kind) }
    setShared(item, element)
    if element.attributes["style"] == "done" { item.style = .done }
    item.width = element.number("width") ?? 0
    item.isSelected = element.flag("selected") ?? false
    item.isHidden = element.flag("hidden") ?? false
    if let color = element.value("tintColor")?.color { item.tintColor = color }
    if let image = element.image("backgroundImage") {
      item.setBackgroundImage(image, for: .normal, barMetrics: .default)
    }
    item.customView = element.value("customView").map(builder.makeView)
    builder.register(item, element)
    return item
  }

  /// The texts and images that all items have.
  private static func setShared(_ item: UIBarItem, _ element: NibElement) {
    if let title = element.text("title") { item.title = title }
    if let image = element.image("image") { item.image = image }
    item.landscapeImagePhone = element.image("landscapeImage")
    item.largeContentSizeImage = element.image("largeContentSizeImage")
    if let insets = element.value("imageInsets") { item.imageInsets = insets.insets }
    item.isEnabled = element.flag("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    guard let texts = element.value("accessibilityConfiguration") else { return }
    item.accessibilityIdentifier = texts.attributes["identifier"]
    item.accessibilityLabel = texts.text("label")
    item.accessibilityHint = texts.text("hint")
  }

  // MARK: Tabs

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  static func tabItem(_ element: NibElement, _ builder: NibBuilder) -> UITabBarItem {
    let system = systemTabs[element.attributes["systemItem"] ?? ""]
    let item =
      instance(element, UITabBarItem.self)
      ?? system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    setShared(item, element)
    item.selectedImage = element.image("selectedImage")
    item.badgeValue = element.text("badgeValue")
    if let color = element.value("badgeColor")?.color { item.badgeColor = color }
    if let offset = element.value("titlePositionAdjustment") {
      item.titlePositionAdjustment = offset.offset
    }
    builder.register(item, element)
    return item
  }

  // MARK: Navigation

  static func navigationItem(_ element: NibElement, _ builder: NibBuilder) -> UINavigationItem {
    let item = instance(element, UINavigationItem.self) ?? UINavigationItem()
    configure(item, element, builder: builder)
    return item
  }

  /// Sets all of an item that is there already, as a view controller's is.
  static func configure(
    _ item: UINavigationItem, _ element: NibElement, builder: NibBuilder
  ) {
    item.title = element.text("title")
    item.prompt = element.text("prompt")
    item.backButtonTitle = element.text("backButtonTitle")
    item.hidesBackButton = element.flag("hidesBackButton") ?? false
    item.leftItemsSupplementBackButton = element.flag("leftItemsSupplementBackButton") ?? false
    item.largeTitleDisplayMode =
      ["always": .always, "never": .never, "inline": .inline][
        element.attributes["largeTitleDisplayMode"] ?? ""] ?? .automatic
    item.backButtonDisplayMode =
      ["generic": .generic, "minimal": .minimal][
        element.attributes["backButtonDisplayMode"] ?? ""] ?? .default
    item.titleView = element.value("titleView").map(builder.makeView)
    item.backBarButtonItem =
      element.value("backBarButtonItem").map { buttonItem($0, builder) }
    let left = sideItems(
      element, one: "leftBarButtonItem", several: "leftBarButtonItems", builder: builder)
    if !left.isEmpty { item.leftBarButtonItems = left }
    let right = sideItems(
      element, one: "rightBarButtonItem", several: "rightBarButtonItems", builder: builder)
    if !right.isEmpty { item.rightBarButtonItems = right }
    builder.register(item, element)
  }

  /// One item, or several in an element of their own.
  private static func sideItems(
    _ element: NibElement, one: String, several: String, builder: NibBuilder
  ) -> [UIBarButtonItem] {
    if let items = element.child(several) { return buttonItems(items, builder) }
    return element.value(one).map { [buttonItem($0, builder)] } ?? []
  }

  /// Makes an item of the sources' own class; nil where the element names none, or one that is not there.
  static func instance<Item: NSObject>(_ element: NibElement, _: Item.Type) -> Item? {
    guard let name = element.attributes["customClass"] else { return nil }
    let item = NibClasses.object(name) as? Item
    if item == nil { logOnce("the item's class “\(name)” is not there: UIKit's own stands for it") }
    return item
  }
}

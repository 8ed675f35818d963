// The view controllers of documents: their classes and attributes.

import CoreGraphics
internal import InterfaceDocuments

@MainActor enum NibControllers {
  private static let kinds: [String: UIViewController.Type] = [
    "viewController": UIViewController.self,
    "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self,
    "pageViewController": UIPageViewController.self,
    "glkViewController": UIViewController.self,
    "avPlayerViewController": UIViewController.self,
    "hostingController": UIViewController.self,
    "imagePickerController": UIImagePickerController.self,
  ]

  /// Whether elements of a name are view controllers.
  static func isController(_ element: String) -> Bool { kinds[element] != nil }

  /// `tableViewController` is a “Table View Controller”.
  static func words(for element: String) -> String {
    element.reduce(into: "") { words, letter in
      words +=
        words.isEmpty ? letter.uppercased() : (letter.isUppercase ? " " : "") + String(letter)
    }
  }

  /// Makes a controller: of its own class where sources have it, and nothing is only designed.
  static func make(
    _ element: NibElement, _ document: String, isDesigning: Bool
  ) -> UIViewController {
    if let name = element.attributes["customClass"], !isDesigning {
      if let controller = NibClasses.controller(name) { return controller }
      logOnce("the document “\(document)” names a class “\(name)” that the sources do not have")
    }
    let type = kinds[element.name] ?? UIViewController.self
    return type.init(coder: NSCoder()) ?? UIViewController()
  }

  // MARK: Attributes

  /// Sets the attributes that the element has, and makes the items of its bars.
  static func setAttributes(
    of controller: UIViewController, _ element: NibElement, builder: NibBuilder
  ) {
    if let title = element.text("title") { controller.title = title }
    controller.restorationIdentifier = element.attributes["restorationIdentifier"]
    if let flag = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let flag = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let flag = element.flag("modalInPresentation") { controller.isModalInPresentation = flag }
    if let style = presentationStyles[element.attributes["modalPresentationStyle"] ?? ""] {
      controller.modalPresentationStyle = style
    }
    if let style = transitionStyles[element.attributes["modalTransitionStyle"] ?? ""] {
      controller.modalTransitionStyle = style
    }
    if let size = element.value("freeformSize")?.rect.size, element.hasUsedSize {
      controller.preferredContentSize = size
    }
    if let size = element.value("preferredContentSize")?.rect.size {
      controller.preferredContentSize = size
    }
    setBars(of: controller, element, builder: builder)
  }

  private static func setBars(
    of controller: UIViewController, _ element: NibElement, builder: NibBuilder
  ) {
    if let line = element.value("navigationItem") {
      if let own = NibBars.instance(line, UINavigationItem.self) { controller.navigationItem = own }
      NibBars.configure(controller.navigationItem, line, builder: builder)
    }
    if let line = element.value("tabBarItem") {
      controller.tabBarItem = NibBars.tabItem(line, builder)
    }
    if let line = element.child("toolbarItems") {
      controller.toolbarItems = NibBars.buttonItems(line, builder)
    }
    if let navigation = controller as? UINavigationController {
      if let bar = element.value("navigationBar") {
        set(navigation.navigationBar, bar, builder: builder)
      }
      if let bar = element.value("toolbar") { set(navigation.toolbar, bar, builder: builder) }
      if let flag = element.flag("navigationBarHidden") { navigation.isNavigationBarHidden = flag }
      if let flag = element.flag("toolbarHidden") { navigation.isToolbarHidden = flag }
    }
    if let tabs = controller as? UITabBarController, let bar = element.value("tabBar") {
      set(tabs.tabBar, bar, builder: builder)
    }
  }

  private static func set(_ bar: UIView, _ element: NibElement, builder: NibBuilder) {
    NibViews.setAttributes(of: bar, element)
    builder.register(bar, element)
  }

  /// The presentation styles by their names in documents.
  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover, "none": .none,
  ]

  /// The transition styles by their names in documents.
  static let transitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}

extension NibElement {
  /// Whether a controller's size in the document is one that it is presented in.
  fileprivate var hasUsedSize: Bool { flag("useFreeformSizeAsPreferredContentSize") == true }

  /// The view of a view controller; nil: it has none of its own, as containers have.
  var controllerView: NibElement? { value("view") }
}

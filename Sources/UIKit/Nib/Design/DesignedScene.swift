// A scene as it is designed.

import CoreGraphics
internal import InterfaceDocuments

/// The bars of the containers around a designed scene.
struct DesignedBars {
  var isInNavigation = false
  /// The element of the navigation controller's bar; nil: the document has none.
  var navigation: NibElement?
  /// The element of the tab bar; nil: the scene is in none.
  var tab: NibElement?
  /// The elements of the tabs.
  var tabItems: [NibElement] = []
}

/// A scene with its bars, drawn as Interface Builder draws it. Its view keeps its safe area while the scene is kept.
@MainActor package final class DesignedScene {
  /// The scene's view with its bars.
  package let view: UIView
  /// The views of the sources' own classes.
  package private(set) var ownViews: [UIView] = []
  private let insets: UIEdgeInsets
  /// Gives the view its safe area; runs nothing.
  private let controller = UIViewController()

  init(size: CGSize, insets: UIEdgeInsets) {
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.clipsToBounds = true
    self.insets = insets
  }

  /// Shows a view, as large as the scene.
  func show(_ content: UIView) {
    controller.view = content
    content.translatesAutoresizingMaskIntoConstraints = true
    content.frame = view.bounds
    view.addSubview(content)
  }

  /// Shows a controller's view under its bars; a container without a view shows its kind's name.
  func show(
    _ element: NibElement, view content: NibElement?, bars: DesignedBars, with reader: NibReader
  ) {
    let isHidden = element.flag("navigationBarHidden") == true
    let made = content.map { reader.makeView($0) } ?? Self.placeholder(element)
    show(made)
    NibControllers.setAttributes(of: controller, element, builder: reader.builder)
    var added = insets
    if bars.isInNavigation, !isHidden { added.top += addNavigationBar(bars) }
    if bars.tab != nil { added.bottom += addTabBar(bars, selected: element, reader) }
    if content != nil { reader.registerBarGuides(of: element, in: made) }
    controller.additionalSafeAreaInsets = added
    addStatusBar(element.value("simulatedStatusBarMetrics"))
    reader.finish()
  }

  /// Shows the device's status bar, unless the scene's simulated metrics say that there is none.
  private func addStatusBar(_ simulated: NibElement?) {
    guard insets.top > 0, simulated?.name != "nil" else { return }
    let bar = StatusBarView()
    bar.insets = insets
    bar.show(isLight: simulated?.attributes["statusBarStyle"] == "lightContent")
    bar.frame = CGRect(
      x: 0, y: 0, width: view.bounds.width, height: StatusBarView.height(for: insets))
    bar.autoresizingMask = .flexibleWidth
    view.addSubview(bar)
  }

  /// Lays the scene out, and gives its views the document's own frames where the scene has the document's size.
  func settle(_ reader: NibReader, keepsFrames: Bool) {
    ownViews = reader.ownViews
    // To solve constraints takes far longer than all else, and is needed for views without a frame alone.
    let needsSolving = !keepsFrames || !reader.hasAllFrames
    if needsSolving { view.layoutIfNeeded() }
    if keepsFrames { reader.keepWrittenFrames(below: controller.view) }
    if !needsSolving { view.layoutIfNeeded() }
    for (view, name) in reader.missing where type(of: view) == UIView.self {
      MissingClassMark.add(to: view, name)
    }
  }

  // MARK: Parts

  private static func placeholder(_ element: NibElement) -> UIView {
    let label = UILabel(frame: .zero)
    label.text = NibControllers.words(for: element.name)
    label.font = .systemFont(ofSize: 20, weight: .medium)
    label.textColor = UIColor(white: 0.6, alpha: 1)
    label.textAlignment = .center
    label.backgroundColor = UIColor(white: 0.93, alpha: 1)
    return label
  }

  /// Returns the bar's height.
  private func addNavigationBar(_ bars: DesignedBars) -> CGFloat {
    let bar = UINavigationBar(frame: .zero)
    if let element = bars.navigation { NibViews.setAttributes(of: bar, element) }
    bar.items = [controller.navigationItem]
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: insets.top, width: view.bounds.width, height: height)
    view.addSubview(bar)
    return height
  }

  /// Returns the bar's height.
  private func addTabBar(
    _ bars: DesignedBars, selected: NibElement, _ reader: NibReader
  ) -> CGFloat {
    let bar = UITabBar(frame: .zero)
    if let element = bars.tab { NibViews.setAttributes(of: bar, element) }
    let own = selected.value("tabBarItem")?.attributes["id"]
    bar.items = bars.tabItems.map { NibBars.tabItem($0, reader.builder) }
    let index = bars.tabItems.firstIndex { $0.attributes["id"] == own } ?? 0
    if let items = bar.items, items.indices.contains(index) { bar.selectedItem = items[index] }
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - insets.bottom - height, width: view.bounds.width,
      height: height)
    view.addSubview(bar)
    return height
  }
}

// A scene as it is designed.

import CoreGraphics
internal import InterfaceDocuments

/// The bars of the containers around a designed scene.
struct DesignedBars {
  var isInNavigation = false
  /// The element of the navigation controller's bar; nil: the document has none.
  var navigation: NibElement?
  var isInTabs = false
  /// The element of the tab bar; nil: the document has none.
  var tab: NibElement?
  /// The element of the navigation controller's toolbar; nil: it shows none.
  var toolbar: NibElement?
  /// The elements of the tabs.
  var tabItems: [NibElement] = []
}

/// A scene with its bars, drawn as Interface Builder draws it. Its view keeps its safe area while the scene is kept.
@MainActor package final class DesignedScene {
  /// The scene's view with its bars.
  package let view: UIView
  /// The scene's own view.
  private var root = UIView()
  /// The views of the sources' own classes.
  package private(set) var ownViews: [UIView] = []
  /// The views with the elements that they were made of, in the document's order.
  private(set) var written: [NibReader.WrittenFrame] = []
  /// The classes that are not there, of the views that stand for them.
  private(set) var missing: [ObjectIdentifier: String] = [:]
  /// Gives the view its safe area; runs nothing.
  private let controller = UIViewController()
  /// Gives the whole scene the part of the screen that the device covers.
  private let screen = UIViewController()

  init(size: CGSize, insets: UIEdgeInsets) {
    view = UIView(frame: CGRect(origin: .zero, size: size))
    view.clipsToBounds = true
    screen.view = view
    screen.additionalSafeAreaInsets = insets
  }

  private var insets: UIEdgeInsets { screen.additionalSafeAreaInsets }

  /// Gives the scene a size of text styles, and runs `body` with it current; nil: that of the current traits.
  func withTextSize(_ textSize: UIContentSizeCategory?, _ body: () -> Void) {
    let traits = UITraitCollection.current
    guard let textSize, textSize != traits.preferredContentSizeCategory else { return body() }
    view.traitOverrides.preferredContentSizeCategory = textSize
    traits.modifyingTraits { $0.preferredContentSizeCategory = textSize }.performAsCurrent(body)
  }

  /// Shows a view, as large as the scene. `isController`: it has the margins of a controller's.
  func show(_ content: UIView, isController: Bool) {
    if isController { controller.view = content }
    place(content, top: 0, bottom: 0)
  }

  private func place(_ content: UIView, top: CGFloat, bottom: CGFloat) {
    content.translatesAutoresizingMaskIntoConstraints = true
    let bounds = view.bounds
    content.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top - bottom))
    view.addSubview(content)
    root = content
  }

  /// Shows a controller's view under its bars, or `top` points below the scene's upper edge and `bottom` points above its
  /// lower edge where the document has it between bars; a container without a view shows its kind's name. `edges`: the
  /// points that its safe area has besides the screen's where no bar is.
  func show(
    _ element: NibElement, view content: NibElement?, bars: DesignedBars, top: CGFloat,
    bottom: CGFloat, edges: UIEdgeInsets, with reader: NibReader
  ) {
    let metrics = SimulatedMetrics(element)
    screen.additionalSafeAreaInsets = metrics.insets(insets)
    let made = content.map { reader.makeView($0) } ?? Self.placeholder(element)
    controller.view = made
    place(made, top: top, bottom: bottom)
    NibControllers.setAttributes(of: controller, element, builder: reader.builder)
    var added = UIEdgeInsets.zero
    added.top = addTopBar(metrics.top, bars, isHidden: element.flag("navigationBarHidden") == true)
    added.top = max(0, added.top - max(0, top - insets.top))
    added.bottom = addBottomBar(metrics.bottom, bars, of: element, with: reader)
    added.bottom = max(0, added.bottom - max(0, bottom - insets.bottom))
    if added.top == 0 { added.top = edges.top }
    if added.bottom == 0 { added.bottom = edges.bottom }
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
    written = reader.writtenFrames
    missing = Dictionary(reader.missing.map { (ObjectIdentifier($0), $1) }) { first, _ in first }
    if keepsFrames {
      for case let table as UITableView in written.map(\.view) {
        table.content.staticSections?.keepWritten()
      }
    }
    // To solve constraints takes far longer than all else, and is needed for views without a frame alone.
    let needsSolving = !keepsFrames || !reader.hasAllFrames
    if needsSolving { view.layoutIfNeeded() }
    if keepsFrames { reader.keepWrittenFrames(below: root) }
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

  // MARK: Bars

  /// Adds the simulated bar, or that of the navigation controller around the scene. Returns its height.
  private func addTopBar(
    _ simulated: SimulatedMetrics.Bar, _ bars: DesignedBars, isHidden: Bool
  ) -> CGFloat {
    switch simulated {
    case .none: return 0
    case .inferred:
      guard bars.isInNavigation, !isHidden else { return 0 }
      return addNavigationBar(bars.navigation)
    case .shown(let element): return addNavigationBar(bars.navigation ?? element)
    }
  }

  private func addNavigationBar(_ element: NibElement?) -> CGFloat {
    let bar = UINavigationBar(frame: .zero)
    if let element { NibViews.setAttributes(of: bar, element) }
    bar.items = [controller.navigationItem]
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(x: 0, y: insets.top, width: view.bounds.width, height: height)
    view.addSubview(bar)
    return height
  }

  /// Adds the simulated bar, or that of the tab bar controller around the scene, or the toolbar of the navigation
  /// controller. Returns its height.
  private func addBottomBar(
    _ simulated: SimulatedMetrics.Bar, _ bars: DesignedBars, of element: NibElement,
    with reader: NibReader
  ) -> CGFloat {
    switch simulated {
    case .none: return 0
    case .inferred:
      if bars.isInTabs { return add(tabBar(bars, selected: element, with: reader)) }
      return bars.toolbar.map { add(toolbar($0)) } ?? 0
    case .shown(let bar) where bar.name == "simulatedToolbarMetrics": return add(toolbar(bar))
    case .shown: return add(tabBar(bars, selected: element, with: reader))
    }
  }

  /// Adds a bar at the bottom. Returns its height.
  private func add(_ bar: UIView) -> CGFloat {
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - insets.bottom - height, width: view.bounds.width,
      height: height)
    view.addSubview(bar)
    return height
  }

  private func toolbar(_ element: NibElement) -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    NibViews.setAttributes(of: bar, element)
    bar.items = controller.toolbarItems
    return bar
  }

  private func tabBar(
    _ bars: DesignedBars, selected: NibElement, with reader: NibReader
  ) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    if let element = bars.tab { NibViews.setAttributes(of: bar, element) }
    let own = selected.value("tabBarItem")?.attributes["id"]
    bar.items = bars.tabItems.map { NibBars.tabItem($0, reader.builder) }
    let index = bars.tabItems.firstIndex { $0.attributes["id"] == own } ?? 0
    if let items = bar.items, items.indices.contains(index) { bar.selectedItem = items[index] }
    return bar
  }
}

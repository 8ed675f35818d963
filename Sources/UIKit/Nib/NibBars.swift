// The items of bars in documents.

import CoreGraphics
internal import InterfaceDocuments

@MainActor enum NibBars {
  static func configure(
    _ item: UINavigationItem, _ element: NibElement
  ) -> [(AnyObject, NibElement)] {
    if let title = element.text("title") { item.title = title }
    var made: [(AnyObject, NibElement)] = []
    for (key, isLeft) in [("leftBarButtonItem", true), ("rightBarButtonItem", false)] {
      guard let line = element.value(key) else { continue }
      let button = barButtonItem(line)
      if isLeft { item.leftBarButtonItem = button } else { item.rightBarButtonItem = button }
      made.append((button, line))
    }
    return made
  }

  static func tabBarItem(_ element: NibElement) -> UITabBarItem {
    UITabBarItem(title: element.text("title"), image: element.image("image"), tag: 0)
  }

  static func barButtonItem(_ element: NibElement) -> UIBarButtonItem {
    UIBarButtonItem(title: element.text("title"), style: .plain, target: nil, action: nil)
  }
}

// Bar items made of the class that one stands in.

import CoreGraphics
import Testing
import UIKit

extension UIBarButtonItem {
  fileprivate class func stretch() -> Self {
    self.init(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  fileprivate class func named(_ title: String) -> Self {
    Self(title: title, style: .done, target: nil, action: nil)
  }
}

@MainActor @Suite struct BarItemClassTests {
  private final class Item: UIBarButtonItem {}

  @Test func `spaces are of the class that is asked`() {
    let item: Item = .flexibleSpace()
    #expect(item.title == nil && Item.fixedSpace(12).width == 12)
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    toolbar.items = [item, .named("End")]
    toolbar.layoutIfNeeded()
    let button = toolbar.subviews.compactMap { $0 as? UIButton }.first
    #expect((button?.frame.maxX ?? 0) > 250)
  }

  @Test func `a class function makes items of its class`() {
    #expect(type(of: Item.stretch()) == Item.self)
    let named = Item.named("Done")
    #expect(named.title == "Done" && named.style == .done)
    #expect(type(of: UIBarButtonItem.named("Plain")) == UIBarButtonItem.self)
  }
}

// Views read and written by key, as runtime attributes of documents do.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct KeyValueCodingTests {
  @Test func `a view's own properties answer to their keys`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.setValue(0.5, forKey: "alpha")
    view.setValue(UIColor.red, forKey: "backgroundColor")
    view.setValue(true, forKey: "hidden")
    #expect(view.alpha == 0.5 && view.backgroundColor == .red && view.isHidden)
    #expect(view.value(forKey: "frame") as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.value(forKey: "tag") as? Int == 0)
  }

  @Test func `a path goes through the layer`() {
    let view = UIView()
    view.setValue(8, forKeyPath: "layer.cornerRadius")
    #expect(view.layer.cornerRadius == 8)
    view.setValue(12, forKeyPath: "layer.shadowOffset.width")
    #expect(view.layer.shadowOffset == CGSize(width: 12, height: -3))
    #expect((view.value(forKeyPath: "layer.cornerRadius") as? NSNumber)?.doubleValue == 8)
  }

  @Test func `a path goes through subviews`() {
    let button = UIButton()
    button.setValue(UIColor.blue, forKeyPath: "titleLabel.textColor")
    #expect(button.titleLabel?.textColor == .blue)
  }

  @Test func `a subclass hears of keys that are not defined`() {
    final class Lenient: UIView {
      var extra: [String: Any] = [:]
      override func setValue(_ value: Any?, forUndefinedKey key: String) { extra[key] = value }
      override func value(forUndefinedKey key: String) -> Any? { extra[key] }
    }
    let view = Lenient()
    view.setValue(3, forKey: "cornerRadius")
    #expect(view.value(forKey: "cornerRadius") as? Int == 3)
    #expect(UIView().value(forKey: "cornerRadius") == nil)
  }

  @Test func `a value of another type changes nothing`() {
    let view = UIView()
    view.setValue("red", forKey: "backgroundColor")
    view.setValue(nil, forKey: "alpha")
    #expect(view.backgroundColor == nil && view.alpha == 1)
  }
}

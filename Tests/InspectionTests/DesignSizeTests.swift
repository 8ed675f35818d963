// Sizes of views that nobody asked for.

import CoreGraphics
import Inspection
import Testing
import UIKit

@MainActor @Suite struct DesignSizeTests {
  final class Content: UIView {
    var natural = CGSize(width: 40, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { natural }
  }

  @Test func `a direction without a size of its own has the frame's`() {
    let view = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(DesignSize.natural(of: view) == CGSize(width: 40, height: 60))
  }

  @Test func `content without width or height is no content`() {
    let view = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.natural = CGSize(width: 0, height: 12)
    #expect(DesignSize.natural(of: view) == CGSize(width: 100, height: 60))
    view.natural = CGSize(width: 12, height: 0)
    #expect(DesignSize.natural(of: view) == CGSize(width: 100, height: 60))
  }

  @Test
  func `a button with neither title nor image has no content, unless its class gives it a size`() {
    final class Sized: UIButton {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let button = UIButton(frame: frame)
    #expect(DesignSize.natural(of: button) == frame.size)
    button.setTitle("", for: .normal)
    #expect(DesignSize.natural(of: button) == frame.size)
    button.setTitle("OK", for: .normal)
    #expect(DesignSize.natural(of: button) == button.intrinsicContentSize)
    #expect(DesignSize.natural(of: Sized(frame: frame)) == CGSize(width: 50, height: 20))
  }

  @Test func `a view's own constraints go before its content`() {
    let view = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.natural = CGSize(width: 12, height: 30)
    let height = view.heightAnchor.constraint(equalToConstant: 44)
    height.isActive = true
    view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200).isActive = true
    #expect(DesignSize.natural(of: view) == CGSize(width: 12, height: 44))
    height.isActive = false
    let wish = view.heightAnchor.constraint(equalToConstant: 50)
    wish.priority = .defaultHigh
    wish.isActive = true
    #expect(DesignSize.natural(of: view) == CGSize(width: 12, height: 30))
  }

  @Test func `a field without text and placeholder is as wide as its frame`() {
    final class Sized: UITextField {
      override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
    }
    let frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let field = UITextField(frame: frame)
    field.borderStyle = .roundedRect
    let height = field.intrinsicContentSize.height
    #expect(DesignSize.natural(of: field) == CGSize(width: 100, height: height))
    #expect(DesignSize.natural(of: Sized(frame: frame)) == CGSize(width: 50, height: 20))
    for isPlaceholder in [true, false] {
      if isPlaceholder { field.placeholder = "Name" } else { field.text = "A" }
      #expect(DesignSize.natural(of: field) == field.intrinsicContentSize)
    }
  }
}

// Configured buttons: sizes, colours by state, and where image and texts stand.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct ButtonConfigurationTests {
  private func button(
    _ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test func `content insets follow the size until they are set`() {
    #expect(UIButton.Configuration.filled().contentInsets.leading == 12)
    var large = UIButton.Configuration.plain()
    large.buttonSize = .large
    #expect(large.contentInsets.top == 15)
    large.contentInsets = .zero
    large.buttonSize = .small
    #expect(large.contentInsets == .zero)
    large.setDefaultContentInsets()
    #expect(large.contentInsets.top == 5)
  }

  @Test func `a button is as large as its content and the insets`() {
    let image = blankImage(10, 10)
    let size = button(.filled()) { $0.image = image }.bounds.size
    #expect(size == CGSize(width: 34, height: 24))
    let padded = button(.filled()) {
      $0.image = image
      $0.imagePadding = 8
      $0.title = "T"
    }
    let title = padded.titleLabel?.frame ?? .zero
    #expect(title.minX == 30)
    #expect(padded.bounds.width == 42 + title.width)
  }

  @Test func `the image stands on the side that it is given`() {
    func frames(_ edge: NSDirectionalRectEdge) -> (image: CGRect, title: CGRect) {
      let button = button(.plain()) {
        $0.image = blankImage(10, 10)
        $0.title = "Title"
        $0.imagePadding = 4
        $0.imagePlacement = edge
      }
      return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }
    let leading = frames(.leading)
    #expect(leading.title.minX == leading.image.maxX + 4)
    let trailing = frames(.trailing)
    #expect(trailing.image.minX == trailing.title.maxX + 4)
    let top = frames(.top)
    #expect(top.title.minY == top.image.maxY + 4)
    #expect(abs(top.title.midX - top.image.midX) <= 1)
    let bottom = frames(.bottom)
    #expect(bottom.image.minY == bottom.title.maxY + 4)
  }

  @Test func `colours follow style, base colours and state`() {
    func colors(_ button: UIButton) -> (text: UIColor?, ground: UIColor?) {
      let text = unsafe button.titleLabel?.attributedText?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil)
      return (text as? UIColor, button.subviews.first?.subviews.first?.backgroundColor)
    }
    let filled = button(.filled()) { $0.title = "T" }
    #expect(colors(filled) == (.white, filled.tintColor))
    let plain = button(.plain()) { $0.title = "T" }
    #expect(colors(plain) == (plain.tintColor, nil))
    let own = button(.filled()) {
      $0.title = "T"
      $0.baseBackgroundColor = .green
      $0.baseForegroundColor = .black
    }
    #expect(colors(own) == (.black, .green))
    own.isEnabled = false
    own.layoutIfNeeded()
    #expect(colors(own) == (.tertiaryLabel, .tertiarySystemFill))
  }

  @Test func `the sign of a menu takes room at the trailing edge`() throws {
    var configuration = UIButton.Configuration.gray()
    configuration.title = "Size"
    let button = UIButton(configuration: configuration)
    let bare = button.intrinsicContentSize
    button.configuration?.indicator = .popup
    #expect(button.intrinsicContentSize == CGSize(width: bare.width + 15, height: bare.height))
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let title = try #require(button.titleLabel)
    let mark = try #require(button.subviews.last as? UIImageView)
    #expect(mark.frame.minX >= title.frame.maxX && mark.frame.maxX <= button.bounds.maxX - 11)

    button.configuration?.indicator = .automatic
    #expect(button.intrinsicContentSize == bare)
    button.menu = UIMenu(children: [UIDeferredMenuElement { $0([]) }])
    button.changesSelectionAsPrimaryAction = true
    #expect(button.intrinsicContentSize.width == bare.width + 15)
    button.configuration?.indicator = .none
    #expect(button.intrinsicContentSize == bare)
  }

  @Test func `a capsule's radius is half of the height`() {
    let capsule = button(.filled()) {
      $0.cornerStyle = .capsule
      $0.image = blankImage(10, 10)
    }
    #expect(capsule.subviews.first?.subviews.first?.layer.cornerRadius == 12)
    let own = button(.filled()) {
      $0.cornerStyle = .fixed
      $0.background.cornerRadius = 3
    }
    #expect(own.subviews.first?.subviews.first?.layer.cornerRadius == 3)
  }

  @Test func `the handler of updates is called once for each change of state`() {
    let button = UIButton(configuration: .filled())
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.title = button.isHighlighted ? "down" : "up"
    }
    button.layoutIfNeeded()
    #expect(calls == 1)
    #expect(button.configuration?.title == "up")
    button.isHighlighted = true
    button.layoutIfNeeded()
    button.layoutIfNeeded()
    #expect(calls == 2)
    #expect(button.titleLabel?.text == "down")
  }

  @Test func `a stack of configured buttons comes to rest`() {
    let stack = UIStackView(arrangedSubviews: [
      UIButton(configuration: .filled()), UIButton(configuration: .gray()),
    ])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    stack.layoutIfNeeded()
    #expect(!stack.layer.needsLayout())
  }

  @Test func `a title that was set by state is shown where the configuration has none`() {
    let button = UIButton(configuration: .plain())
    button.setTitle("By state", for: .normal)
    #expect(button.titleLabel?.text == "By state")
    button.configuration?.title = "By value"
    #expect(button.titleLabel?.text == "By value")
    button.configuration = nil
    #expect(button.titleLabel?.text == "By state")
  }

  @Test func `a press performs the primary action`() {
    let page = Page()
    var presses = 0
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in presses += 1 })
    button.sizeToFit()
    page.show(button)
    #expect(button.titleLabel?.text == "Go")
    page.click(button)
    #expect(presses == 1)
  }
}

// Layout by constraints: what holds, what gives way, and what happens on changes.

import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct ConstraintTests {
  /// A view of a natural size.
  final class Content: UIView {
    var natural = CGSize(width: 40, height: 20) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { natural }
  }

  /// A view that first lets a subview be placed and then places it elsewhere, as subclasses of
  /// buttons do.
  final class Placing: UIView {
    let part = UIView()
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      part.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      part.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
    }
  }

  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  init() {
    root.outputScale = 1
  }

  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }

  @Test func `a view that places its own subviews is laid out once, also beside constraints`() {
    let view = add(Content())
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    let placing = Placing(frame: CGRect(x: 0, y: 50, width: 60, height: 60))
    placing.addSubview(placing.part)
    root.addSubview(placing)
    root.layoutIfNeeded()
    #expect(placing.layouts == 1)
    placing.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(placing.layouts == 2)
    #expect(placing.part.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(view.frame.size == CGSize(width: 40, height: 20))
  }

  @Test func `edges pin a view to its superview, also when that changes its size`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 195))
    root.frame.size = CGSize(width: 100, height: 50)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 5, width: 70, height: 45))
  }

  @Test func `centre and size place a view`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 4),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 83, width: 100, height: 54))
  }

  @Test func `content gives the size that nothing else gives`() {
    let view = add(Content())
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 40, height: 20))
    view.natural = CGSize(width: 60, height: 30)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 7, y: 8, width: 60, height: 30))
  }

  @Test func `the view that hugs less grows, and the one that resists less shrinks`() {
    let (one, other) = (add(Content()), add(Content()))
    NSLayoutConstraint.activate([
      one.leftAnchor.constraint(equalTo: root.leftAnchor),
      other.leftAnchor.constraint(equalTo: one.rightAnchor),
      other.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    one.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 40 && other.frame.width == 260)
    root.frame.size.width = 60
    other.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    root.layoutIfNeeded()
    #expect(one.frame.width == 40 && other.frame.width == 20)
  }

  @Test func `a higher priority wins whatever the distance`() {
    let view = add(UIView())
    let near = view.widthAnchor.constraint(equalToConstant: 100)
    near.priority = UILayoutPriority(500)
    let far = view.widthAnchor.constraint(equalToConstant: 10_000)
    far.priority = UILayoutPriority(501)
    NSLayoutConstraint.activate([near, far])
    root.layoutIfNeeded()
    #expect(view.frame.width == 10_000)
    far.priority = UILayoutPriority(499)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `inequalities bound without pulling`() {
    let view = add(Content())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 50),
      view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func `of contradicting required constraints the last is left out and the rest holds`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 30),
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.rightAnchor.constraint(equalTo: root.leftAnchor, constant: 90),
      view.widthAnchor.constraint(greaterThanOrEqualToConstant: 110),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 0, width: 100, height: 30))
  }

  @Test func `a constraint that says the same again disturbs nothing`() {
    let view = add(UIView())
    for _ in 0..<3 { view.widthAnchor.constraint(equalToConstant: 33).isActive = true }
    root.layoutIfNeeded()
    #expect(view.frame.width == 33)
  }

  @Test func `changing and deactivating a constraint moves the view in the next layout`() {
    let view = add(UIView())
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    left.isActive = true
    root.layoutIfNeeded()
    left.constant = 44
    #expect(view.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 44)
    left.isActive = false
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.minX == 1 && root.constraints.count == 1)
  }

  @Test func `constraints reach across superviews`() {
    let box = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    root.addSubview(box)
    let inner = add(UIView(), to: box)
    let outer = add(UIView())
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 20),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
      outer.topAnchor.constraint(equalTo: box.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(inner.frame.minX == 5)
    #expect(outer.frame.origin == CGPoint(x: 75, y: 160) && outer.frame.width == 200)
    box.frame.origin.x = 0
    root.layoutIfNeeded()
    #expect(outer.frame.minX == 25)
  }

  @Test func `a view within a placed view is laid out in it`() {
    let outer = add(UIView())
    let inner = add(UIView(), to: outer)
    let follower = UIView(frame: .zero)
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(follower)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20),
      outer.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -20),
      outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(outer.frame == CGRect(x: 20, y: 0, width: 260, height: 50))
    #expect(inner.frame.minX == 10 && inner.frame.width == 240)
    #expect(follower.frame.size == CGSize(width: 260, height: 50))
  }

  @Test func `margins and guides are rectangles like views`() {
    root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let view = add(UIView())
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 30),
      guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 2, y: 0, width: 30, height: 197))
    #expect(view.frame == CGRect(x: 32, y: 0, width: 264, height: 197))
  }

  @Test func `leading and trailing change sides where one reads from right to left`() {
    root.semanticContentAttribute = .forceRightToLeft
    let view = add(UIView())
    view.semanticContentAttribute = .forceRightToLeft
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let (behind, end) = (add(UIView()), add(UIView()))
    NSLayoutConstraint.activate([
      behind.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 4),
      behind.widthAnchor.constraint(equalToConstant: 500).with(priority: .defaultLow),
      behind.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
      end.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -3),
      end.widthAnchor.constraint(equalToConstant: 7),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 240)
    #expect((behind.frame.minX, behind.frame.maxX) == (20, 236))
    #expect(end.frame.minX == 3)
  }

  @Test func `a view that reverses what is in it stays where it leads itself`() {
    let (view, behind) = (add(UIView()), add(UIView()))
    view.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
      behind.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 4),
    ])
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 20).isActive = true
    root.layoutIfNeeded()
    #expect((view.frame.minX, behind.frame.minX, inner.frame.minX) == (10, 64, 25))
  }

  @Test func `a view that leaves takes its constraints along`() {
    let (one, other) = (add(UIView()), add(UIView()))
    let across = one.leftAnchor.constraint(equalTo: other.rightAnchor)
    let own = one.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([across, own])
    one.removeFromSuperview()
    #expect(!across.isActive && own.isActive && root.constraints.isEmpty)
  }

  @Test func `items without a common superview stay without a constraint`() {
    let constraint = UIView().leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
  }

  @Test func `text breaks at the width that constraints give it`() {
    let label = add(UILabel())
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    root.layoutIfNeeded()
    #expect(label.frame.width == 100 && label.frame.height > 60)
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
  }

  @Test func `text with broken lines is as wide as its widest line where it may be narrower`() {
    let label = add(UILabel())
    label.text = "one two three four five six seven eight nine ten"
    label.numberOfLines = 0
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
    root.layoutIfNeeded()
    let broken = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(broken.width < 100 && label.frame.size == broken)
    label.text = "one"
    root.layoutIfNeeded()
    #expect(label.frame.size == label.intrinsicContentSize)
  }

  @Test func `baselines meet`() {
    let (small, large) = (add(UILabel()), add(UILabel()))
    (small.text, large.text) = ("small", "large")
    large.font = .systemFont(ofSize: 40)
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    let difference = large.font.ascender - small.font.ascender
    #expect(abs(small.frame.minY - difference) <= 0.5)
  }

  @Test func `the size that fits follows from the constraints inside`() {
    let box = UIView()
    box.outputScale = 1
    let content = add(Content(), to: box)
    NSLayoutConstraint.activate([
      content.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 10),
      content.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    let compressed = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(compressed == CGSize(width: 60, height: 30))
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wide == CGSize(width: 200, height: 30))
    #expect(box.frame == .zero)
  }

  @Test func `what constraints leave open stays as it was set`() {
    let view = add(UIView())
    view.frame = CGRect(x: 9, y: 8, width: 70, height: 60)
    view.heightAnchor.constraint(equalToConstant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 9, y: 8, width: 70, height: 10))
  }

  @Test func `edges stand on whole pixels`() {
    let view = add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10.4),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 7),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10 && view.frame.maxX == 53)
  }

  @Test func `numbers that are not finite are refused`() {
    let constraint = root.widthAnchor.constraint(equalToConstant: .nan)
    #expect(constraint.constant == 0)
    constraint.constant = .infinity
    #expect(constraint.constant == 0)
  }

  @Test func `a change of constraints within a block is animated`() {
    let page = Page()
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    page.show(view)
    let left = view.leftAnchor.constraint(equalTo: page.root.leftAnchor)
    NSLayoutConstraint.activate([left, view.widthAnchor.constraint(equalToConstant: 10)])
    page.root.layoutIfNeeded()
    page.advance(by: 0)
    page.atPresent {
      left.constant = 100
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        page.root.layoutIfNeeded()
      }
    }
    page.advance(by: 0.5)
    #expect(abs((page.shown(view)?.position.x ?? 0) - 55) < 0.01)
  }

  /// A view whose text is that of a label in it.
  final class Captioned: UIView {
    let label = UILabel(frame: CGRect(x: 5, y: 30, width: 50, height: 20))
    override var forFirstBaselineLayout: UIView { label }
    override var forLastBaselineLayout: UIView { label }
  }

  @Test func `a view's baselines are those of the view that it names`() {
    let captioned = add(Captioned())
    captioned.addSubview(captioned.label)
    captioned.label.font = .systemFont(ofSize: 16)
    let mark = add(UIView())
    NSLayoutConstraint.activate([
      captioned.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      captioned.heightAnchor.constraint(equalToConstant: 80),
      mark.bottomAnchor.constraint(equalTo: captioned.firstBaselineAnchor),
      mark.heightAnchor.constraint(equalToConstant: 2),
    ])
    root.layoutIfNeeded()
    let font = UIFont.systemFont(ofSize: 16)
    #expect(abs(mark.frame.maxY - (10 + 30 + font.ascender)) < 0.51)
  }

  @Test func `a scroll view's middle is its frame's, its edges are the content's`() {
    let (scroll, content) = (add(UIScrollView(frame: .zero)), UIView())
    scroll.frame = CGRect(x: 10, y: 10, width: 100, height: 60)
    scroll.translatesAutoresizingMaskIntoConstraints = true
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
      scroll.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 5),
      content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      content.heightAnchor.constraint(equalToConstant: 200),
    ])
    root.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 20, y: 0, width: 60, height: 200))
    #expect(scroll.contentSize == CGSize(width: 85, height: 200))
  }

  @Test func `a view without text has its first baseline at its top, a symbol below its middle`()
    throws
  {
    let (label, plain, symbol) = (add(UILabel()), add(UIImageView()), add(UIImageView()))
    label.font = .systemFont(ofSize: 17)
    label.text = "Aa"
    symbol.image = UIImage(systemName: "globe")
    let image = try #require(symbol.image)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      plain.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      plain.heightAnchor.constraint(equalToConstant: 29),
      symbol.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    let baseline = 40 + label.font.ascender
    #expect(abs(plain.frame.minY - baseline) < 0.51)
    #expect(abs(symbol.frame.midY - (baseline - label.font.capHeight / 2)) < 0.51)
    #expect(image.baselineOffsetFromBottom == (image.size.height - label.font.capHeight) / 2)
  }

  /// Places by hand what constraints leave open, between pixels.
  final class HandPlacing: UIView {
    let label = UILabel()
    var rounds = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      rounds += 1
      label.text = "?"
      label.sizeToFit()
      label.center = CGPoint(x: 50.3, y: 50.3)
    }
  }

  @Test func `what is placed by hand between pixels stays there, without end of layout`() {
    let placing = add(HandPlacing())
    placing.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    placing.label.translatesAutoresizingMaskIntoConstraints = false
    placing.addSubview(placing.label)
    root.layoutIfNeeded()
    #expect(placing.rounds < 4)
    #expect(abs(placing.label.center.x - 50.3) < 1e-9)
  }

  // Apple documents `hasAmbiguousLayout` as whether constraints incompletely specify a view's location and size.
  @Test func `a layout is ambiguous where constraints and contents leave a number open`() {
    let content = add(Content())
    let plain = add(UIView())
    #expect(!root.hasAmbiguousLayout)
    content.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(content.undeterminedParts == [.y])
    let top = content.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor, constant: 8)
    top.isActive = true
    #expect(content.undeterminedParts == [.y])
    let wish = content.topAnchor.constraint(equalTo: root.topAnchor, constant: 12)
    wish.priority = .defaultLow
    wish.isActive = true
    #expect(!content.hasAmbiguousLayout)
    #expect(plain.undeterminedParts == Set(FramePart.allCases))
    plain.leadingAnchor.constraint(equalTo: content.trailingAnchor).isActive = true
    plain.topAnchor.constraint(equalTo: content.topAnchor).isActive = true
    plain.heightAnchor.constraint(equalTo: content.heightAnchor).isActive = true
    #expect(plain.undeterminedParts == [.width])
    plain.translatesAutoresizingMaskIntoConstraints = true
    #expect(!plain.hasAmbiguousLayout)
  }

  @Test func `a constraint that is left out knows why, until it counts again`() {
    let view = add(UIView())
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 140)
    NSLayoutConstraint.activate([first, second])
    root.layoutIfNeeded()
    #expect(first.conflict == nil)
    #expect(
      second.conflict
        == "UIView.width == 140.0 is left out: it cannot be kept together with UIView.width == 100.0"
    )
    second.constant = 100
    root.layoutIfNeeded()
    #expect(second.conflict == nil)
  }
}

extension NSLayoutConstraint {
  fileprivate func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}

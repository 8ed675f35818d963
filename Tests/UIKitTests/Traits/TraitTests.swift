// Traits: what collections say, what views pass on, and who hears of changes.

import CoreGraphics
import Testing
import UIKit

@MainActor @Suite struct TraitTests {
  let page = Page()
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let inner = TraitListener(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  init() {
    outer.addSubview(inner)
    page.show(outer)
  }

  @Test func `collections say together what each says, the last one where several do`() {
    let both = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.displayScale == 2)
    #expect(both.horizontalSizeClass == .unspecified)
    #expect(both.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!both.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(
      both
        == UITraitCollection {
          $0.userInterfaceStyle = .dark
          $0.displayScale = 2
        })
  }

  @Test func `what is shown is a phone upright, in the default text size`() {
    let traits = outer.traitCollection
    #expect(traits.userInterfaceIdiom == .phone)
    #expect(traits.horizontalSizeClass == .compact)
    #expect(traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .large)
    #expect(traits.layoutDirection == .leftToRight)
  }

  @Test func `views are laid out in the direction that their traits say, unless they say one`() {
    outer.traitOverrides.layoutDirection = .rightToLeft
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(page.root.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.semanticContentAttribute = .forceLeftToRight
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    inner.semanticContentAttribute = .playback
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    outer.semanticContentAttribute = .forceLeftToRight
    inner.semanticContentAttribute = .unspecified
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test func `the leading edge is at the right where traits say right to left`() {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.traitOverrides.layoutDirection = .rightToLeft
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    outer.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 70, y: 0, width: 20, height: 20))
  }

  @Test func `dark in a view is dark below it alone`() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(page.root.traitCollection.userInterfaceStyle == .light)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `a view hears once of other traits, with what they were`() {
    outer.overrideUserInterfaceStyle = .dark
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light])
    #expect(inner.currentStyles == [.dark])
    inner.removeFromSuperview()
    #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light, .dark])
  }

  @Test func `a view hears of its traits once when it first comes into a window`() {
    let (window, view) = (UIWindow(frame: CGRect(x: 0, y: 0, width: 9, height: 9)), TraitListener())
    let other = UIView()
    other.addSubview(view)
    #expect(view.previous.isEmpty)
    window.addSubview(other)
    #expect(view.previous == [nil])
    other.removeFromSuperview()
    window.addSubview(view)
    #expect(view.previous == [nil])
  }

  @Test func `registered handlers hear of their traits alone, until they are taken away`() {
    var heard: [UIUserInterfaceStyle] = []
    let registration = inner.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: TraitListener, previous: UITraitCollection) in
      heard.append(previous.userInterfaceStyle)
      #expect(view.traitCollection.userInterfaceStyle != previous.userInterfaceStyle)
    }
    outer.traitOverrides.horizontalSizeClass = .regular
    #expect(heard.isEmpty)
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(heard == [.light])
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    #expect(heard == [.light])
    #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(outer.traitOverrides.contains(UITraitHorizontalSizeClass.self))
  }

  @Test func `dynamic backgrounds follow the view's traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    inner.backgroundColor = color
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.layer.backgroundColor == UIColor.white.cgColor)
    #expect(inner.backgroundColor === color)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.layer.backgroundColor == UIColor.black.cgColor)
  }

  @Test func `drawing and layout meet the view's traits`() {
    inner.overrideUserInterfaceStyle = .dark
    page.advance(by: 0)
    #expect(inner.drawnStyles.last == .dark)
    #expect(inner.laidOutStyles.last == .dark)
  }

  @Test func `current traits can be set, for as long as the scope lasts`() {
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
      #expect(UITraitCollection.current.userInterfaceStyle == .light)
      #expect(UIColor.label.cgColor == UIColor.black.cgColor)
    }
    #expect(UITraitCollection.current == page.root.traitCollection)
  }

  @Test func `text sizes stay within the bounds that a view gives`() {
    outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    inner.maximumContentSizeCategory = .extraLarge
    #expect(outer.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(UIContentSizeCategory.small < .large)
  }
}

/// Writes down what it hears of traits.
final class TraitListener: UIView {
  var previous: [UITraitCollection?] = []
  var currentStyles: [UIUserInterfaceStyle] = []
  var drawnStyles: [UIUserInterfaceStyle] = []
  var laidOutStyles: [UIUserInterfaceStyle] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    previous.append(previousTraitCollection)
    currentStyles.append(UITraitCollection.current.userInterfaceStyle)
  }

  override func draw(_ rect: CGRect) {
    drawnStyles.append(UITraitCollection.current.userInterfaceStyle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    laidOutStyles.append(UITraitCollection.current.userInterfaceStyle)
  }
}

// Image views and containers in documents: stacks, scroll views, effects.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configure(_ view: UIImageView, _ element: NibElement) {
    if let symbol = element.value("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = symbol.symbolConfiguration
    }
    element.image("image") { view.image = $0 }
    element.image("highlightedImage") { view.highlightedImage = $0 }
    element.flag("highlighted") { view.isHighlighted = $0 }
    element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") {
      view.adjustsImageSizeForAccessibilityContentSizeCategory = $0
    }
  }

  /// Margins that a document gives to a stack inset what is in it.
  static func configure(_ stack: UIStackView, _ element: NibElement) {
    stack.axis = element.attributes["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      [
        "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
        "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
      ][element.attributes["distribution"] ?? ""] ?? .fill
    stack.alignment =
      [
        "leading": .leading, "top": .top, "center": .center, "trailing": .trailing,
        "bottom": .bottom, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
      ][element.attributes["alignment"] ?? ""] ?? .fill
    let isStandard = element.attributes["spacingType"] == "standard"
    stack.spacing = isStandard ? UIStackView.spacingUseSystem : element.number("spacing") ?? 0
    element.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = $0 }
    stack.isLayoutMarginsRelativeArrangement =
      element.value("layoutMargins") != nil || element.value("directionalLayoutMargins") != nil
  }

  // MARK: Scroll views

  static func configure(_ scroll: UIScrollView, _ element: NibElement) {
    if let size = element.value("contentSize") { scroll.contentSize = size.rect.size }
    if let insets = element.value("contentInset") { scroll.contentInset = insets.insets }
    if let insets = element.value("scrollIndicatorInsets") {
      scroll.scrollIndicatorInsets = insets.insets
    }
    setScrolling(scroll, element)
    element.flag("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = $0 }
    element.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = $0 }
    element.choice("indicatorStyle", ["black": .black, "white": .white]) {
      scroll.indicatorStyle = $0
    }
    element.choice("keyboardDismissMode", ["onDrag": .onDrag, "interactive": .interactive]) {
      scroll.keyboardDismissMode = $0
    }
    element.choice(
      "contentInsetAdjustmentBehavior",
      ["scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
    ) { scroll.contentInsetAdjustmentBehavior = $0 }
    if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
  }

  private static func setScrolling(_ scroll: UIScrollView, _ element: NibElement) {
    element.flag("pagingEnabled") { scroll.isPagingEnabled = $0 }
    element.flag("scrollEnabled") { scroll.isScrollEnabled = $0 }
    element.flag("directionalLockEnabled") { scroll.isDirectionalLockEnabled = $0 }
    element.flag("bounces") { scroll.bounces = $0 }
    scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = $0 }
    element.flag("bouncesZoom") { scroll.bouncesZoom = $0 }
    element.flag("delaysContentTouches") { scroll.delaysContentTouches = $0 }
    element.flag("canCancelContentTouches") { scroll.canCancelContentTouches = $0 }
    element.flag("scrollsToTop") { scroll.scrollsToTop = $0 }
  }

  // MARK: Effects

  static func effect(_ element: NibElement) -> UIVisualEffect? {
    if let vibrancy = element.child("vibrancyEffect") {
      let blur = blurEffect(vibrancy) ?? UIBlurEffect(style: .regular)
      let style = NibNames.vibrancies[vibrancy.attributes["style"] ?? ""]
      return style.map { UIVibrancyEffect(blurEffect: blur, style: $0) }
        ?? UIVibrancyEffect(blurEffect: blur)
    }
    return blurEffect(element)
  }

  private static func blurEffect(_ element: NibElement) -> UIBlurEffect? {
    guard let style = element.child("blurEffect")?.attributes["style"] else { return nil }
    return UIBlurEffect(style: NibNames.blurs[style] ?? .regular)
  }
}

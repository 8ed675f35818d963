// Image views and containers in documents: stacks, scroll views, effects.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configure(_ view: UIImageView, _ element: NibElement) {
    if let symbol = element.value("preferredSymbolConfiguration") {
      view.preferredSymbolConfiguration = symbol.symbolConfiguration
    }
    view.image = element.image("image")
    view.highlightedImage = element.image("highlightedImage")
    view.isHighlighted = element.flag("highlighted") ?? false
    view.adjustsImageSizeForAccessibilityContentSizeCategory =
      element.flag("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
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
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
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
    scroll.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    scroll.indicatorStyle =
      ["black": .black, "white": .white][element.attributes["indicatorStyle"] ?? ""] ?? .default
    scroll.keyboardDismissMode =
      ["onDrag": .onDrag, "interactive": .interactive][
        element.attributes["keyboardDismissMode"] ?? ""] ?? .none
    scroll.contentInsetAdjustmentBehavior =
      ["scrollableAxes": .scrollableAxes, "never": .never, "always": .always][
        element.attributes["contentInsetAdjustmentBehavior"] ?? ""] ?? .automatic
    if let scale = element.number("minimumZoomScale") { scroll.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale") { scroll.maximumZoomScale = scale }
  }

  private static func setScrolling(_ scroll: UIScrollView, _ element: NibElement) {
    scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
    scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
    scroll.isDirectionalLockEnabled = element.flag("directionalLockEnabled") ?? false
    scroll.bounces = element.flag("bounces") ?? true
    scroll.alwaysBounceVertical = element.flag("alwaysBounceVertical") ?? false
    scroll.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal") ?? false
    scroll.bouncesZoom = element.flag("bouncesZoom") ?? true
    scroll.delaysContentTouches = element.flag("delaysContentTouches") ?? true
    scroll.canCancelContentTouches = element.flag("canCancelContentTouches") ?? true
    scroll.scrollsToTop = element.flag("scrollsToTop") ?? true
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

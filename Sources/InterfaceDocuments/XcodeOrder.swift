// The order in which Xcode writes attributes and elements.

/// Xcode's order of attributes in a tag and of elements in an object, found by counting which stands before which in
/// 1,100 documents of open projects: 99.9 % of the pairs of attributes and 99 % of those of elements agree.
enum XcodeOrder {
  /// Returns attributes in Xcode's order; those that are not in it by name, before the id.
  static func sorted(_ attributes: [String: String]) -> [(name: String, value: String)] {
    attributes.map { (name: $0.key, value: $0.value) }.sorted {
      (rank(ofAttribute: $0.name), $0.name) < (rank(ofAttribute: $1.name), $1.name)
    }
  }

  /// Returns the place of an attribute in a tag, among others; unknown ones stand right before the id.
  static func rank(ofAttribute name: String) -> Int {
    attributeRanks[name] ?? rankBeforeID
  }

  /// Returns the place of an element in another, among others; views and what is not known stand before what is
  /// written after all values.
  static func rank(ofChild element: NibElement) -> Int {
    let key = element.attributes["key"].map { ".\($0)" } ?? ""
    return childRanks[element.name + key] ?? rankBeforeRuntimeAttributes
  }

  private static let rankBeforeID = (attributeRanks["id"] ?? 0) - 1
  private static let rankBeforeRuntimeAttributes =
    (childRanks["userDefinedRuntimeAttributes"] ?? 0) - 1

  private static let attributeRanks = ranks(attributes)
  private static let childRanks = ranks(children)

  /// Twice the index, so that there is a rank between any two.
  private static func ranks(_ names: String) -> [String: Int] {
    let pairs = names.split(whereSeparator: \.isWhitespace).enumerated()
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.element), $0.offset * 2) })
  }

  private static let attributes = """
    key hidden x y location length type keyPath weight widthSizable flexibleMaxX heightSizable
    flexibleMaxY systemColor red green blue white cocoaTouchSystemColor minX minY maxX maxY top
    autoresizesSubviews opaque clipsSubviews multipleTouchEnabled clearsContextBeforeDrawing
    userInteractionEnabled alpha tag autocapitalizationType autocorrectionType spellCheckingType
    keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType
    smartQuotesType textContentType minimumLineSpacing minimumInteritemSpacing up down left bottom
    right size name minToolsVersion family pointSize firstItem firstAttribute relation secondItem
    secondAttribute multiplier priority constant symbolic property placeholderIdentifier selector
    destination eventType kind identifier contentMode horizontalHuggingPriority
    verticalHuggingPriority horizontalCompressionResistancePriority
    verticalCompressionResistancePriority ambiguous placeholderIntrinsicWidth
    placeholderIntrinsicHeight bounces fixedFrame hidesWhenStopped misplaced restorationIdentifier
    preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea enabled
    contentHorizontalAlignment contentVerticalAlignment buttonType value minValue maxValue on
    segmentControlStyle selectedSegmentIndex adjustsImageWhenHighlighted translucent largeTitles
    layoutMarginsFollowReadableWidth alwaysBounceVertical scrollEnabled
    showsHorizontalScrollIndicator keyboardDismissMode showsVerticalScrollIndicator
    contentInsetAdjustmentBehavior bouncesZoom dataMode editable usesAttributedText selectionStyle
    accessoryType hidesAccessoryWhenEditing indentationLevel indentationWidth reuseIdentifier
    textLabel detailTextLabel imageView style separatorStyle allowsSelection rowHeight
    estimatedRowHeight sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight
    estimatedSectionFooterHeight tableViewCell axis distribution storyboardIdentifier title
    keyEquivalent image catalog colorSpace customColorSpace width systemItem height alignment text
    borderStyle placeholder textAlignment lineBreakMode numberOfLines baselineAdjustment
    minimumScaleFactor adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory
    adjustsFontSizeToFit minimumFontSize preferredMaxLayoutWidth clearButtonMode selectable
    baseWritingDirection defaultTabInterval spacing translatesAutoresizingMaskIntoConstraints
    symbolScale extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets
    useStoryboardIdentifierAsRestorationIdentifier storyboardName version toolsVersion
    systemVersion targetRuntime propertyAccessControl useAutolayout launchScreen
    useTraitCollections useSafeAreas colorMatched initialViewController unwindAction
    popoverAnchorBarButtonItem relationship collectionClass appends target id userLabel
    customClass customModule customModuleProvider sceneMemberID orientation appearance
    """

  /// Elements by their name and, behind a point, their key.
  private static let children = """
    rect.frame frame.frameInset autoresizingMask.autoresizingMask subviews
    directionalEdgeInsets.directionalLayoutMargins tableViewCellContentView.contentView
    listContentConfiguration.contentConfiguration view.contentView viewLayoutGuide.safeArea
    keyboardLayoutGuide.keyboard animations collectionViewCellContentView.contentView
    color.backgroundColor color.tintColor accessibility.accessibilityConfiguration
    gestureRecognizers color.onTintColor color.separatorColor color.sectionIndexBackgroundColor
    color.barTintColor textAttributes.titleTextAttributes textAttributes.largeTitleTextAttributes
    rect.contentStretch constraints nil.simulatedStatusBarMetrics nil.simulatedTopBarMetrics
    nil.simulatedBottomBarMetrics freeformSimulatedSizeMetrics.simulatedDestinationMetrics
    edgeInsets.layoutMargins string.text fontDescription.fontDescription color.textColor
    nil.textColor color.highlightedColor inset.contentEdgeInsets inset.imageEdgeInsets
    inset.titleEdgeInsets state.normal state.disabled buttonConfiguration.configuration
    state.selected state.highlighted inset.separatorInset view.tableHeaderView
    view.tableFooterView prototypes sections collectionViewFlowLayout.collectionViewLayout cells
    collectionReusableView.sectionHeaderView collectionReusableView.sectionFooterView items
    size.customSize segments attributedString.attributedText nil.highlightedColor
    size.shadowOffset textInputTraits.textInputTraits attributedString.userComments
    dataDetectorType.dataDetectorTypes blurEffect userDefinedRuntimeAttributes variation.default
    connections variation.heightClass=compact variation.heightClass=regular-widthClass=regular
    point.canvasLocation variation.heightClass=regular variation.widthClass=regular
    imageReference.image preferredSymbolConfiguration.preferredSymbolConfiguration
    viewLayoutGuide.contentLayoutGuide viewLayoutGuide.frameLayoutGuide
    """
}

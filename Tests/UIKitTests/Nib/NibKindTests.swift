// A row for each kind of view: its element, its class, and that its attributes are set.

import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// An element, and a claim about the view that is made of it.
@MainActor private struct KindRow {
  let xml: String
  let viewClass: UIView.Type
  let holds: (UIView) -> Bool

  init<View: UIView>(_ xml: String, _ type: View.Type, _ holds: @escaping (View) -> Bool) {
    self.xml = xml
    viewClass = type
    self.holds = { view in (view as? View).map(holds) ?? false }
  }
}

@MainActor private let rows: [KindRow] = [
  KindRow("<view id=\"a\"/>", UIView.self) {
    $0.isUserInteractionEnabled && !$0.clipsToBounds && $0.alpha == 1 && !$0.isHidden
  },
  KindRow("<containerView opaque=\"NO\" id=\"a\"/>", UIView.self) { !$0.isOpaque },
  KindRow(
    "<control enabled=\"NO\" selected=\"YES\" contentHorizontalAlignment=\"leading\" id=\"a\"/>",
    UIControl.self
  ) { !$0.isEnabled && $0.isSelected && $0.contentHorizontalAlignment == .leading },
  KindRow(
    """
    <label text="A" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="2"
      baselineAdjustment="none" adjustsFontSizeToFit="NO" preferredMaxLayoutWidth="90"
      adjustsFontForContentSizeCategory="YES" enabled="NO" highlighted="YES" id="a">
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="15"/>
      <color key="textColor" systemColor="systemRedColor"/>
      <color key="highlightedColor" systemColor="systemBlueColor"/>
      <color key="shadowColor" white="0" alpha="0.5"/>
      <size key="shadowOffset" width="1" height="2"/>
    </label>
    """, UILabel.self
  ) {
    $0.text == "A" && $0.textAlignment == .center && $0.lineBreakMode == .byTruncatingMiddle
      && $0.numberOfLines == 2 && $0.baselineAdjustment == .none
      && !$0.adjustsFontSizeToFitWidth && $0.preferredMaxLayoutWidth == 90
      && $0.adjustsFontForContentSizeCategory && !$0.isEnabled && $0.isHighlighted
      && $0.font == .systemFont(ofSize: 15, weight: .semibold) && $0.textColor == .systemRed
      && $0.highlightedTextColor == .systemBlue && $0.shadowOffset == CGSize(width: 1, height: 2)
  },
  KindRow(
    """
    <button buttonType="roundedRect" lineBreakMode="clip" adjustsImageWhenHighlighted="NO"
      adjustsImageWhenDisabled="NO" showsTouchWhenHighlighted="YES" role="destructive"
      reversesTitleShadowWhenHighlighted="YES" contentHorizontalAlignment="trailing" id="a">
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="titleEdgeInsets" minX="5" minY="0" maxX="2.2250738585072014e-308" maxY="0"/>
      <inset key="imageEdgeInsets" minX="6" minY="0" maxX="0" maxY="0"/>
      <state key="normal" title="Go"><color key="titleShadowColor" white="1" alpha="1"/></state>
      <state key="selected" title="Gone"/>
      <state key="highlighted"><attributedString key="attributedTitle">
        <fragment content="Going"/></attributedString></state>
    </button>
    """, UIButton.self
  ) {
    $0.buttonType == .system && $0.titleLabel?.lineBreakMode == .byClipping
      && !$0.adjustsImageWhenHighlighted && !$0.adjustsImageWhenDisabled
      && $0.showsTouchWhenHighlighted && $0.role == .destructive
      && $0.reversesTitleShadowWhenHighlighted && $0.contentHorizontalAlignment == .trailing
      && $0.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3)
      && $0.titleEdgeInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
      && $0.imageEdgeInsets.left == 6 && $0.title(for: .selected) == "Gone"
      && $0.titleShadowColor(for: .normal) == UIColor(white: 1, alpha: 1)
      && $0.attributedTitle(for: .highlighted)?.string == "Going"
  },
  KindRow(
    """
    <imageView image="star.fill" catalog="system" highlighted="YES" userInteractionEnabled="NO"
      adjustsImageSizeForAccessibilityContentSizeCategory="YES" id="a">
      <preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="font"
        scale="large" weight="bold">
        <fontDescription key="fontDescription" type="system" pointSize="30"/>
      </preferredSymbolConfiguration>
    </imageView>
    """, UIImageView.self
  ) {
    let wanted = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold, scale: .large)
    return $0.image != nil && $0.isHighlighted && !$0.isUserInteractionEnabled
      && $0.adjustsImageSizeForAccessibilityContentSizeCategory
      && $0.preferredSymbolConfiguration == wanted
  },
  KindRow(
    """
    <textField text="T" placeholder="P" borderStyle="roundedRect" textAlignment="right"
      clearButtonMode="whileEditing" minimumFontSize="14" clearsOnBeginEditing="YES" id="a">
      <textInputTraits key="textInputTraits" autocapitalizationType="words"
        autocorrectionType="no" spellCheckingType="no" keyboardType="decimalPad"
        returnKeyType="continue" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"
        smartQuotesType="no" smartDashesType="no" smartInsertDeleteType="no"
        textContentType="password"/>
    </textField>
    """, UITextField.self
  ) {
    $0.text == "T" && $0.placeholder == "P" && $0.borderStyle == .roundedRect
      && $0.textAlignment == .right && $0.clearButtonMode == .whileEditing
      && $0.minimumFontSize == 14 && $0.adjustsFontSizeToFitWidth && $0.clearsOnBeginEditing
      && $0.autocapitalizationType == .words && $0.autocorrectionType == .no
      && $0.spellCheckingType == .no && $0.keyboardType == .decimalPad
      && $0.returnKeyType == .continue && $0.enablesReturnKeyAutomatically
      && $0.isSecureTextEntry && $0.smartQuotesType == .no && $0.smartDashesType == .no
      && $0.smartInsertDeleteType == .no && $0.textContentType == .password
  },
  KindRow(
    """
    <textView editable="NO" selectable="NO" scrollEnabled="NO" bounces="NO"
      showsVerticalScrollIndicator="NO" keyboardDismissMode="onDrag" id="a">
      <string key="text">Two
    lines</string>
      <fontDescription key="fontDescription" style="UICTFontTextStyleTitle2"/>
      <dataDetectorType key="dataDetectorTypes" phoneNumber="YES" link="YES"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
    </textView>
    """, UITextView.self
  ) {
    $0.text == "Two\nlines" && !$0.isEditable && !$0.isSelectable && !$0.isScrollEnabled
      && !$0.bounces && !$0.showsVerticalScrollIndicator && $0.keyboardDismissMode == .onDrag
      && $0.font == .preferredFont(forTextStyle: .title2)
      && $0.dataDetectorTypes == [.phoneNumber, .link]
      && $0.autocapitalizationType == .sentences
  },
  KindRow(
    "<switch on=\"YES\" id=\"a\"><color key=\"onTintColor\" systemColor=\"systemRedColor\"/></switch>",
    UISwitch.self
  ) { $0.isOn && $0.onTintColor == .systemRed },
  KindRow(
    "<slider minValue=\"-90\" maxValue=\"90\" value=\"45\" continuous=\"NO\" id=\"a\"/>",
    UISlider.self
  ) { $0.minimumValue == -90 && $0.maximumValue == 90 && $0.value == 45 && !$0.isContinuous },
  KindRow(
    """
    <stepper minimumValue="1" maximumValue="5" value="2" stepValue="0.25" wraps="YES"
      autorepeat="NO" id="a"/>
    """, UIStepper.self
  ) {
    $0.minimumValue == 1 && $0.maximumValue == 5 && $0.value == 2 && $0.stepValue == 0.25
      && $0.wraps && !$0.autorepeat
  },
  KindRow(
    """
    <segmentedControl selectedSegmentIndex="1" momentary="YES"
      apportionsSegmentWidthsByContent="YES" id="a"><segments>
      <segment title="A" width="80"/><segment title="B" enabled="NO"/>
      <segment title="" image="star.fill" catalog="system"/>
    </segments><color key="selectedSegmentTintColor" systemColor="systemRedColor"/>
    </segmentedControl>
    """, UISegmentedControl.self
  ) {
    $0.numberOfSegments == 3 && $0.selectedSegmentIndex == 1 && $0.isMomentary
      && $0.apportionsSegmentWidthsByContent && $0.titleForSegment(at: 0) == "A"
      && $0.widthForSegment(at: 0) == 80 && !$0.isEnabledForSegment(at: 1)
      && $0.imageForSegment(at: 2) != nil && $0.selectedSegmentTintColor == .systemRed
  },
  KindRow(
    "<pageControl numberOfPages=\"4\" currentPage=\"2\" hidesForSinglePage=\"YES\" id=\"a\"/>",
    UIPageControl.self
  ) { $0.numberOfPages == 4 && $0.currentPage == 2 && $0.hidesForSinglePage },
  KindRow(
    """
    <datePicker datePickerMode="date" minuteInterval="5" style="wheels" useCurrentDate="NO"
      id="a"><date key="date" timeIntervalSinceReferenceDate="1000"/>
      <date key="minimumDate" timeIntervalSinceReferenceDate="10"/>
      <date key="maximumDate" timeIntervalSinceReferenceDate="2000"/></datePicker>
    """, UIDatePicker.self
  ) {
    $0.datePickerMode == .date && $0.minuteInterval == 5
      && $0.preferredDatePickerStyle == .wheels
      && $0.date == Date(timeIntervalSinceReferenceDate: 1000)
      && $0.minimumDate == Date(timeIntervalSinceReferenceDate: 10)
      && $0.maximumDate == Date(timeIntervalSinceReferenceDate: 2000)
  },
  KindRow("<pickerView id=\"a\"/>", UIPickerView.self) { $0.showsSelectionIndicator },
  KindRow(
    """
    <stackView axis="vertical" distribution="equalSpacing" alignment="center"
      spacingType="standard" baselineRelativeArrangement="YES" id="a">
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
    """, UIStackView.self
  ) {
    $0.axis == .vertical && $0.distribution == .equalSpacing && $0.alignment == .center
      && $0.spacing == UIStackView.spacingUseSystem && $0.isBaselineRelativeArrangement
      && $0.isLayoutMarginsRelativeArrangement
      && $0.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  },
  KindRow(
    """
    <scrollView pagingEnabled="YES" directionalLockEnabled="YES" bouncesZoom="NO"
      alwaysBounceHorizontal="YES" delaysContentTouches="NO" indicatorStyle="white"
      contentInsetAdjustmentBehavior="never" maximumZoomScale="3" id="a">
      <size key="contentSize" width="30" height="40"/>
      <inset key="contentInset" minX="0" minY="5" maxX="0" maxY="0"/></scrollView>
    """, UIScrollView.self
  ) {
    $0.isPagingEnabled && $0.isDirectionalLockEnabled && !$0.bouncesZoom
      && $0.alwaysBounceHorizontal && !$0.delaysContentTouches && $0.indicatorStyle == .white
      && $0.contentInsetAdjustmentBehavior == .never && $0.maximumZoomScale == 3
      && $0.contentSize == CGSize(width: 30, height: 40) && $0.contentInset.top == 5
      && !$0.clipsToBounds
  },
  KindRow(
    """
    <tableView clipsSubviews="YES" alwaysBounceVertical="YES" style="insetGrouped"
      rowHeight="-1" estimatedRowHeight="60" sectionHeaderHeight="18" sectionFooterHeight="-1"
      allowsSelection="NO" allowsMultipleSelectionDuringEditing="YES" id="a">
      <inset key="separatorInset" minX="9" minY="0" maxX="0" maxY="0"/>
      <color key="separatorColor" systemColor="systemRedColor"/></tableView>
    """, UITableView.self
  ) {
    $0.style == .insetGrouped && $0.clipsToBounds && $0.alwaysBounceVertical
      && $0.rowHeight == UITableView.automaticDimension && $0.estimatedRowHeight == 60
      && $0.sectionHeaderHeight == 18 && !$0.allowsSelection
      && $0.allowsMultipleSelectionDuringEditing && $0.separatorInset.left == 9
      && $0.separatorColor == .systemRed
  },
  KindRow(
    """
    <collectionView allowsMultipleSelection="YES" id="a"><collectionViewFlowLayout
      key="collectionViewLayout" automaticEstimatedItemSize="YES"
      sectionInsetReference="safeArea" id="b"/></collectionView>
    """, UICollectionView.self
  ) {
    let layout = $0.collectionViewLayout as? UICollectionViewFlowLayout
    return $0.allowsMultipleSelection
      && layout?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize
      && layout?.sectionInsetReference == .fromSafeArea
  },
  KindRow(
    "<activityIndicatorView style=\"whiteLarge\" animating=\"YES\" id=\"a\"/>",
    UIActivityIndicatorView.self
  ) { $0.style == .large && $0.color == .white && $0.isAnimating && !$0.hidesWhenStopped },
  KindRow(
    "<progressView progressViewStyle=\"bar\" progress=\"0.5\" id=\"a\"/>", UIProgressView.self
  ) { $0.progressViewStyle == .bar && $0.progress == 0.5 },
  KindRow(
    "<visualEffectView id=\"a\"><blurEffect style=\"systemChromeMaterial\"/></visualEffectView>",
    UIVisualEffectView.self
  ) { $0.effect is UIBlurEffect },
  KindRow(
    """
    <visualEffectView id="a"><vibrancyEffect style="fill"><blurEffect style="dark"/>
    </vibrancyEffect></visualEffectView>
    """, UIVisualEffectView.self
  ) { $0.effect is UIVibrancyEffect },
  KindRow(
    """
    <tableViewCell selectionStyle="none" accessoryType="checkmark" indentationLevel="2"
      indentationWidth="16" reuseIdentifier="row" style="IBUITableViewCellStyleValue1"
      showsReorderControl="YES" shouldIndentWhileEditing="NO" id="a">
      <inset key="separatorInset" minX="9" minY="0" maxX="0" maxY="0"/></tableViewCell>
    """, UITableViewCell.self
  ) {
    $0.selectionStyle == .none && $0.accessoryType == .checkmark && $0.indentationLevel == 2
      && $0.indentationWidth == 16 && $0.reuseIdentifier == "row" && $0.detailTextLabel != nil
      && $0.showsReorderControl && !$0.shouldIndentWhileEditing && $0.separatorInset.left == 9
  },
  KindRow(
    """
    <tableViewCell id="a"><listContentConfiguration key="contentConfiguration" text="A"
      secondaryText=""/></tableViewCell>
    """, UITableViewCell.self
  ) {
    let list = $0.contentConfiguration as? UIListContentConfiguration
    return list?.text == "A" && list?.secondaryText == nil
  },
  KindRow(
    "<collectionViewCell reuseIdentifier=\"item\" id=\"a\"/>", UICollectionViewCell.self
  ) { $0.reuseIdentifier == "item" },
  KindRow(
    "<collectionReusableView reuseIdentifier=\"head\" id=\"a\"/>", UICollectionReusableView.self
  ) { $0.reuseIdentifier == "head" },
  KindRow(
    """
    <searchBar placeholder="P" prompt="Q" searchBarStyle="minimal" showsCancelButton="YES"
      showsSearchResultsButton="YES" barStyle="black" translucent="NO" id="a">
      <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
      <scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>
    """, UISearchBar.self
  ) {
    $0.placeholder == "P" && $0.prompt == "Q" && $0.searchBarStyle == .minimal
      && $0.showsCancelButton && $0.showsSearchResultsButton && $0.barStyle == .black
      && !$0.isTranslucent && $0.autocapitalizationType == .words
      && $0.scopeButtonTitles == ["A", "B"]
  },
  KindRow(
    """
    <navigationBar barStyle="black" translucent="NO" largeTitles="YES" id="a">
      <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/></textAttributes>
      <color key="barTintColor" systemColor="systemRedColor"/></navigationBar>
    """, UINavigationBar.self
  ) {
    $0.barStyle == .black && !$0.isTranslucent && $0.prefersLargeTitles
      && $0.barTintColor == .systemRed
      && $0.titleTextAttributes?[.font] as? UIFont == .boldSystemFont(ofSize: 19)
      && $0.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1)
  },
  KindRow("<toolbar barStyle=\"black\" translucent=\"NO\" id=\"a\"/>", UIToolbar.self) {
    $0.barStyle == .black && !$0.isTranslucent
  },
  KindRow(
    """
    <tabBar itemPositioning="centered" translucent="NO" id="a">
      <color key="selectedImageTintColor" systemColor="systemRedColor"/></tabBar>
    """, UITabBar.self
  ) { $0.itemPositioning == .centered && !$0.isTranslucent && $0.tintColor == .systemRed },
]

@MainActor @Suite struct NibKindTests {
  @Test(arguments: 0..<35) func `each kind has its class and its attributes`(place: Int) throws {
    guard place < rows.count else { return }
    let row = rows[place]
    let view = try NibFixture.view(row.xml)
    #expect(type(of: view) == row.viewClass, "\(row.xml)")
    #expect(row.holds(view), "\(row.xml)")
  }

  @Test func `the rows are all tested`() { #expect(rows.count <= 35) }

  @Test func `a button's configuration has its style, texts, colours and measures`() throws {
    let button = try NibFixture.view(
      """
      <button buttonType="system" id="a"><buttonConfiguration key="configuration" style="tinted"
        title="Share" subtitle="To all" imagePadding="6" imagePlacement="trailing"
        cornerStyle="capsule" buttonSize="large" titleAlignment="leading">
        <fontDescription key="titleFontDescription" type="system" pointSize="21"/>
        <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
        <color key="baseForegroundColor" systemColor="systemRedColor"/>
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
      </buttonConfiguration></button>
      """, as: UIButton.self)
    let made = try #require(button.configuration)
    #expect(made.title == "Share" && made.subtitle == "To all" && made.imagePadding == 6)
    #expect(made.imagePlacement == .trailing && made.cornerStyle == .capsule)
    #expect(made.buttonSize == .large && made.titleAlignment == .leading)
    #expect(made.baseBackgroundColor == .systemGreen && made.baseForegroundColor == .systemRed)
    #expect(
      made.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    let title = try #require(button.titleLabel?.attributedText)
    let font = title.attributes(atIndex: 0)[.font] as? UIFont
    #expect(font?.pointSize == 21)
  }

  @Test(arguments: ["mapView", "wkWebView", "sceneKitView", "arskView", "mtkView", "glkView"])
  func `a view of another framework is a grey box`(element: String) throws {
    let view = try NibFixture.view(
      "<\(element) hidden=\"YES\" contentMode=\"scaleToFill\" id=\"a\">"
        + "<rect key=\"frame\" width=\"90\" height=\"60\"/></\(element)>")
    #expect(type(of: view) != UIView.self)
    #expect(view.isHidden && view.frame.size == CGSize(width: 90, height: 60))
  }

  @Test func `all views can have margins, directions, priorities and words for assistive tools`()
    throws
  {
    let view = try NibFixture.view(
      """
      <view semanticContentAttribute="forceRightToLeft" preservesSuperviewLayoutMargins="YES"
        insetsLayoutMarginsFromSafeArea="NO" multipleTouchEnabled="YES" exclusiveTouch="YES"
        autoresizesSubviews="NO" clearsContextBeforeDrawing="NO" restorationIdentifier="R"
        horizontalHuggingPriority="251" verticalCompressionResistancePriority="999" id="a">
        <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3"
          trailing="4"/>
        <accessibility key="accessibilityConfiguration" identifier="I" label="L" hint="H">
          <accessibilityTraits key="traits" button="YES" header="YES" notEnabled="NO"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </view>
      """)
    #expect(view.semanticContentAttribute == .forceRightToLeft)
    #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
    #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch && !view.autoresizesSubviews)
    #expect(!view.clearsContextBeforeDrawing && view.restorationIdentifier == "R")
    #expect(view.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
    #expect(view.contentHuggingPriority(for: .vertical) == UILayoutPriority(250))
    #expect(view.contentCompressionResistancePriority(for: .vertical) == UILayoutPriority(999))
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(view.accessibilityIdentifier == "I" && view.accessibilityLabel == "L")
    #expect(view.accessibilityHint == "H" && view.accessibilityTraits == [.button, .header])
    #expect(view.isAccessibilityElement)
  }

  /// Counted in public documents: a label without the attribute always has a least size or scale, and the attribute
  /// is never `YES` but beside one; documents write `NO` for all others.
  @Test func `a label without the attribute shrinks its text, down to the least size`() throws {
    let label = try NibFixture.view(
      """
      <label minimumFontSize="10" id="a"><fontDescription key="fontDescription" type="system"
        pointSize="20"/></label>
      """, as: UILabel.self)
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.isUserInteractionEnabled)
    #expect(label.textAlignment == .left)
  }

  @Test(arguments: ["label", "segmentedControl", "pageControl", "mapView"])
  func `a view that draws itself is drawn anew at each size`(element: String) throws {
    let view = try NibFixture.view("<\(element) contentMode=\"left\" id=\"a\"/>")
    #expect(view.contentMode == .redraw)
    let plain = try NibFixture.view("<view contentMode=\"left\" id=\"a\"/>")
    #expect(plain.contentMode == .left)
  }

  /// Interface Builder lets such a view keep its frame by constraints of its own, made when it builds.
  @Test func `a view of a fixed frame keeps it`() throws {
    let root = try NibFixture.view(
      """
      <view id="a"><rect key="frame" width="100" height="100"/><subviews>
        <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
          <rect key="frame" x="5" y="6" width="7" height="8"/></view></subviews></view>
      """)
    root.layoutIfNeeded()
    #expect(root.subviews[0].frame == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  private final class Tag: UILabel {
    var textAtInit: String?
    var frameAtInit = CGRect.zero

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
      super.init(coder: coder)
      textAtInit = text
      frameAtInit = frame
      font = .systemFont(ofSize: 9)
      #expect(!coder.decodeBool(forKey: "on") && coder.decodeObject(forKey: "name") == nil)
    }
  }

  /// As on Apple's systems, where `super.init(coder:)` decodes the attributes.
  @Test func `a class finds its attributes behind super's initialiser, and may change them`() throws
  {
    NibClasses.register(Tag.self, "Tag")
    let tag = try NibFixture.view(
      """
      <label customClass="Tag" text="A" id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
        <fontDescription key="fontDescription" type="system" pointSize="30"/></label>
      """, as: Tag.self)
    #expect(tag.textAtInit == "A" && tag.frameAtInit == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(tag.font == .systemFont(ofSize: 9))
  }
}

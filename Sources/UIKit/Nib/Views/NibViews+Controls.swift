// Controls in documents: switches, sliders, steppers, segments, pages, dates, and what shows progress.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configureControl(_ control: UIControl, _ element: NibElement) {
    element.flag("enabled") { control.isEnabled = $0 }
    element.flag("selected") { control.isSelected = $0 }
    element.flag("highlighted") { control.isHighlighted = $0 }
    element.choice(
      "contentHorizontalAlignment",
      [
        "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing, "center": .center,
      ]
    ) { control.contentHorizontalAlignment = $0 }
    element.choice(
      "contentVerticalAlignment",
      ["top": .top, "bottom": .bottom, "fill": .fill, "center": .center]
    ) { control.contentVerticalAlignment = $0 }
  }

  static func configure(_ control: UISwitch, _ element: NibElement) {
    element.flag("on") { control.isOn = $0 }
    element.color("onTintColor") { control.onTintColor = $0 }
    element.color("thumbTintColor") { control.thumbTintColor = $0 }
    element.text("title") { control.title = $0 }
  }

  static func configure(_ slider: UISlider, _ element: NibElement) {
    element.number("minValue") { slider.minimumValue = Float($0) }
    element.number("maxValue") { slider.maximumValue = Float($0) }
    element.number("value") { slider.value = Float($0) }
    element.flag("continuous") { slider.isContinuous = $0 }
    element.color("minimumTrackTintColor") { slider.minimumTrackTintColor = $0 }
    element.color("maximumTrackTintColor") { slider.maximumTrackTintColor = $0 }
    element.color("thumbTintColor") { slider.thumbTintColor = $0 }
    element.image("minimumValueImage") { slider.minimumValueImage = $0 }
    element.image("maximumValueImage") { slider.maximumValueImage = $0 }
  }

  static func configure(_ stepper: UIStepper, _ element: NibElement) {
    element.number("minimumValue") { stepper.minimumValue = Double($0) }
    element.number("maximumValue") { stepper.maximumValue = Double($0) }
    element.number("value") { stepper.value = Double($0) }
    element.number("stepValue") { stepper.stepValue = Double($0) }
    element.flag("wraps") { stepper.wraps = $0 }
    element.flag("autorepeat") { stepper.autorepeat = $0 }
    element.flag("continuous") { stepper.isContinuous = $0 }
  }

  // MARK: Segments and pages

  static func configure(_ control: UISegmentedControl, _ element: NibElement) {
    for (index, segment) in (element.child("segments")?.children ?? []).enumerated() {
      if let image = segment.image("image") {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.text("title"), at: index, animated: false)
      }
      if let width = segment.number("width") { control.setWidth(width, forSegmentAt: index) }
      control.setEnabled(segment.flag("enabled") ?? true, forSegmentAt: index)
      if let offset = segment.value("contentOffset") {
        control.setContentOffset(offset.rect.size, forSegmentAt: index)
      }
    }
    element.flag("momentary") { control.isMomentary = $0 }
    element.flag("apportionsSegmentWidthsByContent") {
      control.apportionsSegmentWidthsByContent = $0
    }
    element.color("selectedSegmentTintColor") { control.selectedSegmentTintColor = $0 }
    let selected = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.selectedSegmentIndex =
      (0..<control.numberOfSegments).contains(selected) ? selected : UISegmentedControl.noSegment
  }

  static func configure(_ pages: UIPageControl, _ element: NibElement) {
    element.integer("numberOfPages") { pages.numberOfPages = $0 }
    element.integer("currentPage") { pages.currentPage = $0 }
    element.flag("hidesForSinglePage") { pages.hidesForSinglePage = $0 }
    element.flag("defersCurrentPageDisplay") { pages.defersCurrentPageDisplay = $0 }
    element.color("pageIndicatorTintColor") { pages.pageIndicatorTintColor = $0 }
    element.color("currentPageIndicatorTintColor") { pages.currentPageIndicatorTintColor = $0 }
    pages.backgroundStyle =
      ["prominent": .prominent, "minimal": .minimal][
        element.attributes["backgroundStyle"] ?? ""] ?? .automatic
  }

  // MARK: Dates and colours

  static func configure(_ picker: UIDatePicker, _ element: NibElement) {
    picker.datePickerMode =
      [
        "time": .time, "date": .date, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
      ][element.attributes["datePickerMode"] ?? ""] ?? .dateAndTime
    picker.preferredDatePickerStyle =
      ["wheels": .wheels, "compact": .compact, "inline": .inline][
        element.attributes["style"] ?? ""] ?? .automatic
    element.integer("minuteInterval") { picker.minuteInterval = $0 }
    if let name = element.value("locale")?.attributes["localeIdentifier"] {
      picker.locale = Locale(identifier: name)
    }
    picker.minimumDate = element.value("minimumDate")?.date
    picker.maximumDate = element.value("maximumDate")?.date
    if element.flag("useCurrentDate") == false, let date = element.value("date")?.date {
      picker.date = date
    }
    if let seconds = element.number("countDownDuration") {
      picker.countDownDuration = TimeInterval(seconds)
    }
  }

  static func configure(_ well: UIColorWell, _ element: NibElement) {
    element.text("title") { well.title = $0 }
    element.flag("supportsAlpha") { well.supportsAlpha = $0 }
    element.color("selectedColor") { well.selectedColor = $0 }
  }

  static func configure(_ control: UIRefreshControl, _ element: NibElement) {
    control.attributedTitle = element.value("attributedTitle")?.attributedText
  }

  // MARK: Progress

  /// Styles of iOS 12 and before have a colour of their own. A spinner that stands still is seen unless the document
  /// says that it hides.
  static func configure(_ view: UIActivityIndicatorView, _ element: NibElement) {
    let style = element.attributes["style"] ?? ""
    view.style = style.hasSuffix("arge") ? .large : .medium
    if let color = element.value("color")?.color {
      view.color = color
    } else if style.hasPrefix("white") {
      view.color = .white
    }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
  }

  static func configure(_ view: UIProgressView, _ element: NibElement) {
    view.progressViewStyle = element.attributes["progressViewStyle"] == "bar" ? .bar : .default
    element.number("progress") { view.progress = Float($0) }
    element.color("progressTintColor") { view.progressTintColor = $0 }
    element.color("trackTintColor") { view.trackTintColor = $0 }
    element.image("progressImage") { view.progressImage = $0 }
    element.image("trackImage") { view.trackImage = $0 }
  }
}

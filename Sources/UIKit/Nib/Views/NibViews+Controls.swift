// Controls in documents: switches, sliders, steppers, segments, pages, dates, and what shows progress.

import CoreGraphics
internal import InterfaceDocuments

extension NibViews {
  static func configureControl(_ control: UIControl, _ element: NibElement) {
    control.isEnabled = element.flag("enabled") ?? true
    control.isSelected = element.flag("selected") ?? false
    control.isHighlighted = element.flag("highlighted") ?? false
    control.contentHorizontalAlignment =
      ["left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing][
        element.attributes["contentHorizontalAlignment"] ?? ""] ?? .center
    control.contentVerticalAlignment =
      ["top": .top, "bottom": .bottom, "fill": .fill][
        element.attributes["contentVerticalAlignment"] ?? ""] ?? .center
  }

  static func configure(_ control: UISwitch, _ element: NibElement) {
    control.isOn = element.flag("on") ?? false
    control.onTintColor = element.value("onTintColor")?.color
    control.thumbTintColor = element.value("thumbTintColor")?.color
    control.title = element.text("title")
  }

  static func configure(_ slider: UISlider, _ element: NibElement) {
    slider.minimumValue = Float(element.number("minValue") ?? 0)
    slider.maximumValue = Float(element.number("maxValue") ?? 1)
    slider.value = Float(element.number("value") ?? 0)
    slider.isContinuous = element.flag("continuous") ?? true
    slider.minimumTrackTintColor = element.value("minimumTrackTintColor")?.color
    slider.maximumTrackTintColor = element.value("maximumTrackTintColor")?.color
    slider.thumbTintColor = element.value("thumbTintColor")?.color
    slider.minimumValueImage = element.image("minimumValueImage")
    slider.maximumValueImage = element.image("maximumValueImage")
  }

  static func configure(_ stepper: UIStepper, _ element: NibElement) {
    stepper.minimumValue = Double(element.number("minimumValue") ?? 0)
    stepper.maximumValue = Double(element.number("maximumValue") ?? 100)
    stepper.value = Double(element.number("value") ?? 0)
    stepper.stepValue = Double(element.number("stepValue") ?? 1)
    stepper.wraps = element.flag("wraps") ?? false
    stepper.autorepeat = element.flag("autorepeat") ?? true
    stepper.isContinuous = element.flag("continuous") ?? true
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
    control.isMomentary = element.flag("momentary") ?? false
    control.apportionsSegmentWidthsByContent =
      element.flag("apportionsSegmentWidthsByContent") ?? false
    control.selectedSegmentTintColor = element.value("selectedSegmentTintColor")?.color
    let selected = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    control.selectedSegmentIndex =
      (0..<control.numberOfSegments).contains(selected) ? selected : UISegmentedControl.noSegment
  }

  static func configure(_ pages: UIPageControl, _ element: NibElement) {
    pages.numberOfPages = element.integer("numberOfPages") ?? 0
    pages.currentPage = element.integer("currentPage") ?? 0
    pages.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    pages.defersCurrentPageDisplay = element.flag("defersCurrentPageDisplay") ?? false
    pages.pageIndicatorTintColor = element.value("pageIndicatorTintColor")?.color
    pages.currentPageIndicatorTintColor = element.value("currentPageIndicatorTintColor")?.color
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
    picker.minuteInterval = element.integer("minuteInterval") ?? 1
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
    well.title = element.text("title")
    well.supportsAlpha = element.flag("supportsAlpha") ?? true
    well.selectedColor = element.value("selectedColor")?.color
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
    view.progress = Float(element.number("progress") ?? 0)
    view.progressTintColor = element.value("progressTintColor")?.color
    view.trackTintColor = element.value("trackTintColor")?.color
    view.progressImage = element.image("progressImage")
    view.trackImage = element.image("trackImage")
  }
}

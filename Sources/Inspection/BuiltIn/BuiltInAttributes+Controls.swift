// Built-in attributes of controls and buttons.

internal import CoreGraphics
internal import UIKit

extension BuiltInAttributes {
  static let controls: [Entry] = [
    Entry(UIControl.self, control),
    Entry(UIButton.self, button),
    Entry(UISlider.self, slider),
    Entry(UISwitch.self, toggle),
    Entry(UIStepper.self, stepper),
    Entry(UISegmentedControl.self, segmentedControl),
    Entry(UIPageControl.self, pageControl),
    Entry(UIDatePicker.self, datePicker),
    Entry(UIProgressView.self, progressView),
    Entry(UIActivityIndicatorView.self, activityIndicator),
  ]

  private static let control: [Inspectable] = [
    Inspectable("isEnabled", \UIControl.isEnabled),
    Inspectable("isSelected", \UIControl.isSelected),
    Inspectable("isHighlighted", \UIControl.isHighlighted),
    Inspectable(
      "contentHorizontalAlignment", \UIControl.contentHorizontalAlignment,
      choices: horizontalAlignments),
    Inspectable(
      "contentVerticalAlignment", \UIControl.contentVerticalAlignment,
      choices: verticalAlignments),
  ]

  private static let button: [Inspectable] = [
    Inspectable("title", of: UIButton.self) {
      $0.title(for: .normal)
    } set: {
      $0.setTitle($1, for: .normal)
    },
    Inspectable("titleColor", of: UIButton.self) {
      $0.titleColor(for: .normal)
    } set: {
      $0.setTitleColor($1, for: .normal)
    },
    Inspectable("titleShadowColor", of: UIButton.self) {
      $0.titleShadowColor(for: .normal)
    } set: {
      $0.setTitleShadowColor($1, for: .normal)
    },
    Inspectable("image", of: UIButton.self) {
      $0.image(for: .normal)
    } set: {
      $0.setImage($1, for: .normal)
    },
    Inspectable("backgroundImage", of: UIButton.self) {
      $0.backgroundImage(for: .normal)
    } set: {
      $0.setBackgroundImage($1, for: .normal)
    },
    Inspectable("fontSize", of: UIButton.self) {
      $0.titleFont?.pointSize ?? 0
    } set: {
      $0.titleLabel?.font = $0.titleFont?.withSize($1)
    },
    Inspectable("font", of: UIButton.self) {
      $0.titleFont
    } set: {
      $0.titleLabel?.font = $1
    },
    Inspectable("contentEdgeInsets", \UIButton.contentEdgeInsets),
    Inspectable("titleEdgeInsets", \UIButton.titleEdgeInsets),
    Inspectable("imageEdgeInsets", \UIButton.imageEdgeInsets),
    Inspectable("lineBreakMode", choices: lineBreakModes) { (button: UIButton) in
      button.titleLineBreakMode
    } set: {
      $0.titleLabel?.lineBreakMode = $1
    },
  ]

  private static let slider: [Inspectable] = [
    Inspectable("value", \UISlider.value),
    Inspectable("minimumValue", \UISlider.minimumValue),
    Inspectable("maximumValue", \UISlider.maximumValue),
    Inspectable("minimumValueImage", \UISlider.minimumValueImage),
    Inspectable("maximumValueImage", \UISlider.maximumValueImage),
    Inspectable("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
    Inspectable("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
    Inspectable("thumbTintColor", \UISlider.thumbTintColor),
    Inspectable("isContinuous", \UISlider.isContinuous),
  ]

  private static let toggle: [Inspectable] = [
    Inspectable("isOn", \UISwitch.isOn),
    Inspectable("onTintColor", \UISwitch.onTintColor),
    Inspectable("thumbTintColor", \UISwitch.thumbTintColor),
  ]

  private static let stepper: [Inspectable] = [
    Inspectable("value", \UIStepper.value),
    Inspectable("minimumValue", \UIStepper.minimumValue),
    Inspectable("maximumValue", \UIStepper.maximumValue),
    Inspectable("stepValue", \UIStepper.stepValue),
    Inspectable("autorepeat", \UIStepper.autorepeat),
    Inspectable("isContinuous", \UIStepper.isContinuous),
    Inspectable("wraps", \UIStepper.wraps),
  ]

  private static let segmentedControl: [Inspectable] = [
    Inspectable("segmentTitles", of: UISegmentedControl.self) {
      $0.segmentTitles
    } set: {
      $0.segmentTitles = $1
    },
    Inspectable("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
    Inspectable("isMomentary", \UISegmentedControl.isMomentary),
    Inspectable(
      "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
    Inspectable("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
  ]

  private static let pageControl: [Inspectable] = [
    Inspectable("numberOfPages", \UIPageControl.numberOfPages),
    Inspectable("currentPage", \UIPageControl.currentPage),
    Inspectable("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
    Inspectable("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
    Inspectable("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
  ]

  private static let datePicker: [Inspectable] = [
    Inspectable("datePickerMode", \UIDatePicker.datePickerMode, choices: datePickerModes),
    Inspectable("minuteInterval", \UIDatePicker.minuteInterval),
    Inspectable("countDownDuration", \UIDatePicker.countDownDuration),
  ]

  private static let progressView: [Inspectable] = [
    Inspectable("progress", \UIProgressView.progress),
    Inspectable("progressTintColor", \UIProgressView.progressTintColor),
    Inspectable("trackTintColor", \UIProgressView.trackTintColor),
    Inspectable("progressImage", \UIProgressView.progressImage),
    Inspectable("trackImage", \UIProgressView.trackImage),
    Inspectable(
      "progressViewStyle", \UIProgressView.progressViewStyle,
      choices: [("default", .default), ("bar", .bar)]),
  ]

  private static let activityIndicator: [Inspectable] = [
    Inspectable(
      "style", \UIActivityIndicatorView.style,
      choices: [("medium", .medium), ("large", .large)]),
    Inspectable("color", \UIActivityIndicatorView.color),
    Inspectable("isAnimating", of: UIActivityIndicatorView.self) {
      $0.isAnimating
    } set: {
      if $1 { $0.startAnimating() } else { $0.stopAnimating() }
    },
    Inspectable("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
  ]

  private static let horizontalAlignments:
    [(name: String, value: UIControl.ContentHorizontalAlignment)] = [
      ("center", .center), ("left", .left), ("right", .right), ("fill", .fill),
      ("leading", .leading), ("trailing", .trailing),
    ]

  private static let verticalAlignments:
    [(name: String, value: UIControl.ContentVerticalAlignment)] = [
      ("center", .center), ("top", .top), ("bottom", .bottom), ("fill", .fill),
    ]

  private static let datePickerModes: [(name: String, value: UIDatePicker.Mode)] = [
    ("time", .time), ("date", .date), ("dateAndTime", .dateAndTime),
    ("countDownTimer", .countDownTimer),
  ]
}

extension UISegmentedControl {
  /// The titles with commas between them, as one text, a comma in one as `\,`; a segment with an image has an
  /// empty one, and keeps its image as long as that stays empty.
  fileprivate var segmentTitles: String {
    get {
      (0..<numberOfSegments)
        .map { (titleForSegment(at: $0) ?? "").replacing(",", with: "\\,") }
        .joined(separator: ",")
    }
    set {
      guard newValue != segmentTitles else { return }
      let titles = newValue.isEmpty ? [] : Self.titles(of: newValue)
      while numberOfSegments > titles.count {
        removeSegment(at: numberOfSegments - 1, animated: false)
      }
      for (index, title) in titles.enumerated() {
        if index == numberOfSegments {
          insertSegment(withTitle: title, at: index, animated: false)
        } else if title != titleForSegment(at: index) ?? "" {
          setTitle(title, forSegmentAt: index)
        }
      }
    }
  }

  private static func titles(of text: String) -> [String] {
    // A placeholder for commas in titles while the others split.
    let comma = "\u{FFFF}"
    return text.replacing("\\,", with: comma).split(
      separator: ",", omittingEmptySubsequences: false
    )
    .map { $0.trimmingCharacters(in: .whitespaces).replacing(comma, with: ",") }
  }
}

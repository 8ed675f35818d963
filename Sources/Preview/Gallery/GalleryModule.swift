// The gallery: the module of the three views, and how they stand on its page.

internal import CoreGraphics
internal import Designables
internal import Inspection
internal import Messages
internal import Pages
internal import UIKit

/// The module that `vitrine` shows without sources.
@MainActor
struct GalleryModule: PageModule {
  /// Points.
  static let pageSize = CGSize(width: 375, height: 667)

  /// "Today" for charts; nil: the day that it is.
  var today: Date?

  /// Knows the gallery's designables and UIKit's plain views.
  static let inspector: Inspector = {
    registerDesignables()
    let builtIn = [
      DesignableDescription(UIView.self) { UIView(frame: $0) },
      DesignableDescription(UIButton.self) { UIButton(frame: $0) },
      DesignableDescription(UILabel.self) { UILabel(frame: $0) },
      DesignableDescription(UIImageView.self) { UIImageView(frame: $0) },
    ]
    return Inspector(
      LoweredSource.descriptions + builtIn,
      values: ValueText { name throws(ImageLookupError) in try ImageFiles.image(name) })
  }()

  var inspector: Inspector { Self.inspector }
  var resizesAfterSetting: Bool { false }
  var imageNames: [String] { GalleryImage.allCases.map(\.rawValue) }
  var shownClasses: [String] { LoweredSource.shownClasses }

  /// The views on their page, back to front.
  func composition() -> PageComposition? {
    let (gradient, chart) = (Self.gradient(), IDLineChartView())
    let start = Self.startButton(of: chart)
    let views = [
      gradient, chart, start, Self.wideButton(), Self.roundButton(), Self.plainButton(),
    ]
    for (view, frame) in zip(views, Self.frames) { view.frame = frame }
    return PageComposition(size: Self.pageSize, views: views, initialFocus: start)
  }

  /// The views' frames, in points of the page.
  private static let frames = [
    CGRect(x: 0, y: 0, width: 375, height: 140), CGRect(x: 35, y: 164, width: 340, height: 170),
    CGRect(x: 180, y: 375, width: 50, height: 44), CGRect(x: 37.5, y: 440, width: 300, height: 60),
    CGRect(x: 37.5, y: 530, width: 64, height: 64), CGRect(x: 130, y: 530, width: 207, height: 64),
  ]

  /// A class is as large alone as on the page.
  func size(of description: DesignableDescription) -> CGSize? {
    let classes: [UIView.Type] = [
      LDGradientView.self, IDLineChartView.self, UIButton.self, FancyButton.self,
    ]
    if let index = classes.firstIndex(where: { $0 == description.viewClass }) {
      return Self.frames[index].size
    }
    return description.viewClass == RoundedCornerButton.self ? Self.frames[5].size : nil
  }

  /// The charts' label at the end of the line stands on a picture; the buttons of the page have icons.
  func configure(_ views: [UIView], scale: CGFloat) throws(Failure) {
    let charts = views.compactMap { $0 as? IDLineChartView }
    guard charts.isEmpty || NamedImages.has("bubble") else {
      throw Failure(.missingInput, "an icon is missing: there is no image “bubble”")
    }
    if views.count > 1 { try GalleryImage.checkAll(scale: scale) }
    if let today { for chart in charts { chart.today = today } }
  }

  /// Only the gallery's own icons have other sizes to choose from.
  func rescale(_ views: [UIView], to scale: CGFloat) {
    for button in views.compactMap({ $0 as? UIButton }) {
      guard let image = button.image(for: .normal), let icon = GalleryImage(showing: image),
        let sharper = icon.image(scale: scale), sharper != image
      else { continue }
      button.setImage(sharper, for: .normal)
    }
  }

  // MARK: Views

  private static func gradient() -> UIView {
    let view = LDGradientView()
    view.startColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
    view.endColor = UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
    view.angle = 270
    return view
  }

  private static func startButton(of chart: IDLineChartView) -> UIView {
    let button = UIButton(type: .system)
    button.setTitle("开始", for: .normal)
    button.addAction(
      UIAction { [weak chart] _ in chart?.startDrawLineChart() }, for: .touchUpInside)
    return button
  }

  private static func wideButton() -> UIView {
    let button = FancyButton(frame: .zero)
    button.cornerRadius = 12
    button.borderWidth = 2
    button.borderColor = UIColor(white: 1, alpha: 0.35)
    fill(button, image: .arrow)
    button.setTitle("Continue", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 18, weight: .semibold)
    // As much as the image takes at the left of the title: the title stands in the middle.
    button.titleRightPadding = 24
    button.enableImageRightAligned = true
    button.imageRightPadding = 20
    return button
  }

  private static func roundButton() -> UIView {
    let button = FancyButton(frame: .zero)
    button.cornerRadius = 32
    fill(button, image: .heart)
    return button
  }

  private static func fill(_ button: FancyButton, image: GalleryImage) {
    button.enableGradientBackground = true
    button.gradientColor1 = .systemBlue
    button.gradientColor2 = .systemPurple
    button.setImage(image.image(scale: 1), for: .normal)
    button.adjustsImageWhenHighlighted = true
  }

  private static func plainButton() -> UIView {
    let button = RoundedCornerButton(frame: .zero)
    button.cornerRadius = 16
    button.backgroundColor = .systemGray6
    button.setTitle("Rounded Corner Button", for: .normal)
    button.setTitleColor(.systemBlue, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
    return button
  }
}

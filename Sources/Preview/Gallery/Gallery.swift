// The gallery: the three views on their page, as a table.

internal import CoreGraphics
internal import Designables
internal import Inspection
internal import UIKit

/// What `vitrine` shows without arguments.
@MainActor
enum Gallery {
  /// Points.
  static let pageSize = CGSize(width: 375, height: 667)

  /// One view on the page.
  struct Item {
    /// In the page's points.
    let frame: CGRect
    let make: () -> UIView
  }

  /// Back to front.
  static let items: [Item] = [
    Item(frame: CGRect(x: 0, y: 0, width: 375, height: 140)) {
      let view = LDGradientView()
      view.startColor = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
      view.endColor = UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
      view.angle = 270
      return view
    },
    Item(frame: CGRect(x: 35, y: 164, width: 340, height: 170)) { IDLineChartView() },
    Item(frame: CGRect(x: 180, y: 375, width: 50, height: 44)) { startButton() },
    Item(frame: CGRect(x: 37.5, y: 440, width: 300, height: 60)) { wideButton() },
    Item(frame: CGRect(x: 37.5, y: 530, width: 64, height: 64)) { roundButton() },
    Item(frame: CGRect(x: 130, y: 530, width: 207, height: 64)) { plainButton() },
  ]

  /// The title of the button that starts the chart.
  static let startTitle = "开始"

  private static func startButton() -> UIView {
    let button = UIButton(type: .system)
    button.setTitle(startTitle, for: .normal)
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

  /// The frame of the first view of a class; nil where the gallery has none.
  static func frame(of description: DesignableDescription) -> CGRect? {
    items.first { type(of: $0.make()) == description.viewClass }?.frame
  }
}

// What the gallery's designables declare. A test holds this against their sources.

internal import CoreGraphics
internal import Designables
internal import Inspection
internal import UIKit

/// The descriptions of the three views and of UIKit's own classes.
@MainActor
enum GalleryDescriptions {
  static let all: [DesignableDescription] = designables + builtIn

  static let designables: [DesignableDescription] = [
    gradientView, roundedCornerButton, fancyButton, lineChartView,
  ]

  private static let builtIn: [DesignableDescription] = [
    DesignableDescription(UIView.self) { UIView() },
    DesignableDescription(UIButton.self) { UIButton() },
    DesignableDescription(UILabel.self) { UILabel() },
    DesignableDescription(UIImageView.self) { UIImageView() },
  ]

  private static let gradientView = DesignableDescription(
    LDGradientView.self,
    inspectables: [
      Inspectable("startColor", \LDGradientView.startColor, default: .some(nil)),
      Inspectable("endColor", \LDGradientView.endColor, default: .some(nil)),
      Inspectable("angle", \LDGradientView.angle, default: 270),
    ]
  ) { LDGradientView() }

  private static let roundedCornerButton = DesignableDescription(
    RoundedCornerButton.self,
    inspectables: [
      Inspectable("cornerRadius", \RoundedCornerButton.cornerRadius, default: 0)
    ]
  ) { RoundedCornerButton(frame: .zero) }

  private static let fancyButton = DesignableDescription(
    FancyButton.self,
    inspectables: [
      Inspectable("cornerRadius", \FancyButton.cornerRadius, default: 0),
      Inspectable("borderWidth", \FancyButton.borderWidth, default: 0),
      Inspectable("borderColor", \FancyButton.borderColor, default: .black),
      Inspectable("titleLeftPadding", \FancyButton.titleLeftPadding, default: 0),
      Inspectable("titleRightPadding", \FancyButton.titleRightPadding, default: 0),
      Inspectable("titleTopPadding", \FancyButton.titleTopPadding, default: 0),
      Inspectable("titleBottomPadding", \FancyButton.titleBottomPadding, default: 0),
      Inspectable("imageLeftPadding", \FancyButton.imageLeftPadding, default: 0),
      Inspectable("imageRightPadding", \FancyButton.imageRightPadding, default: 0),
      Inspectable("imageTopPadding", \FancyButton.imageTopPadding, default: 0),
      Inspectable("imageBottomPadding", \FancyButton.imageBottomPadding, default: 0),
      Inspectable("enableImageRightAligned", \FancyButton.enableImageRightAligned, default: false),
      Inspectable(
        "enableGradientBackground", \FancyButton.enableGradientBackground, default: false),
      Inspectable("gradientColor1", \FancyButton.gradientColor1, default: .black),
      Inspectable("gradientColor2", \FancyButton.gradientColor2, default: .white),
    ]
  ) { FancyButton(frame: .zero) }

  private static let lineChartView = DesignableDescription(
    IDLineChartView.self,
    inspectables: [
      Inspectable("lineWidth", \IDLineChartView.lineWidth, default: 4),
      Inspectable(
        "startColor", \IDLineChartView.startColor,
        default: UIColor(red: 253 / 255, green: 164 / 255, blue: 8 / 255, alpha: 1)),
      Inspectable(
        "endColor", \IDLineChartView.endColor,
        default: UIColor(red: 251 / 255, green: 37 / 255, blue: 45 / 255, alpha: 1)),
      Inspectable("duration", \IDLineChartView.duration, default: 2.5),
    ]
  ) { IDLineChartView() }
}

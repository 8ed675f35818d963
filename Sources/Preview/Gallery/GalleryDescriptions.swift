// What the gallery's designables declare. A test holds this against their sources.

internal import CoreGraphics
internal import Designables
package import Inspection
internal import UIKit

/// The descriptions of the three views and of UIKit's own classes.
@MainActor
package enum GalleryDescriptions {
  package static let all: [DesignableDescription] = designables + builtIn

  package static let designables: [DesignableDescription] = [
    gradientView, roundedCornerButton, fancyButton, lineChartView,
  ]

  private static let builtIn: [DesignableDescription] = [
    DesignableDescription(UIView.self) { UIView(frame: $0) },
    DesignableDescription(UIButton.self) { UIButton(frame: $0) },
    DesignableDescription(UILabel.self) { UILabel(frame: $0) },
    DesignableDescription(UIImageView.self) { UIImageView(frame: $0) },
  ]

  private static let gradientView = DesignableDescription(
    LDGradientView.self,
    inspectables: [
      Inspectable(
        "startColor", \LDGradientView.startColor, default: .some(nil),
        at: SourcePosition("LDGradientView.swift", line: 12)),
      Inspectable(
        "endColor", \LDGradientView.endColor, default: .some(nil),
        at: SourcePosition("LDGradientView.swift", line: 17)),
      Inspectable(
        "angle", \LDGradientView.angle, default: 270,
        at: SourcePosition("LDGradientView.swift", line: 23)),
    ]
  ) { LDGradientView(frame: $0) }

  private static let roundedCornerButton = DesignableDescription(
    RoundedCornerButton.self,
    inspectables: [
      Inspectable(
        "cornerRadius", \RoundedCornerButton.cornerRadius, default: 0,
        at: SourcePosition("RoundedCornerButton.swift", line: 9))
    ]
  ) { RoundedCornerButton(frame: $0) }

  private static let fancyButton = DesignableDescription(
    FancyButton.self,
    inspectables: [
      Inspectable(
        "cornerRadius", \FancyButton.cornerRadius, default: 0,
        at: SourcePosition("FancyButton.swift", line: 12)),
      Inspectable(
        "borderWidth", \FancyButton.borderWidth, default: 0,
        at: SourcePosition("FancyButton.swift", line: 21)),
      Inspectable(
        "borderColor", \FancyButton.borderColor, default: .black,
        at: SourcePosition("FancyButton.swift", line: 27)),
      Inspectable(
        "titleLeftPadding", \FancyButton.titleLeftPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 34)),
      Inspectable(
        "titleRightPadding", \FancyButton.titleRightPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 39)),
      Inspectable(
        "titleTopPadding", \FancyButton.titleTopPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 44)),
      Inspectable(
        "titleBottomPadding", \FancyButton.titleBottomPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 49)),
      Inspectable(
        "imageLeftPadding", \FancyButton.imageLeftPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 55)),
      Inspectable(
        "imageRightPadding", \FancyButton.imageRightPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 63)),
      Inspectable(
        "imageTopPadding", \FancyButton.imageTopPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 68)),
      Inspectable(
        "imageBottomPadding", \FancyButton.imageBottomPadding, default: 0,
        at: SourcePosition("FancyButton.swift", line: 73)),
      Inspectable(
        "enableImageRightAligned", \FancyButton.enableImageRightAligned, default: false,
        at: SourcePosition("FancyButton.swift", line: 79)),
      Inspectable(
        "enableGradientBackground", \FancyButton.enableGradientBackground, default: false,
        at: SourcePosition("FancyButton.swift", line: 89)),
      Inspectable(
        "gradientColor1", \FancyButton.gradientColor1, default: .black,
        at: SourcePosition("FancyButton.swift", line: 94)),
      Inspectable(
        "gradientColor2", \FancyButton.gradientColor2, default: .white,
        at: SourcePosition("FancyButton.swift", line: 99)),
    ]
  ) { FancyButton(frame: $0) }

  private static let lineChartView = DesignableDescription(
    IDLineChartView.self,
    inspectables: [
      Inspectable(
        "lineWidth", \IDLineChartView.lineWidth, default: 4,
        at: SourcePosition("IDLineChartView.swift", line: 35)),
      Inspectable(
        "startColor", \IDLineChartView.startColor,
        default: UIColor(red: 253 / 255, green: 164 / 255, blue: 8 / 255, alpha: 1),
        at: SourcePosition("IDLineChartView.swift", line: 44)),
      Inspectable(
        "endColor", \IDLineChartView.endColor,
        default: UIColor(red: 251 / 255, green: 37 / 255, blue: 45 / 255, alpha: 1),
        at: SourcePosition("IDLineChartView.swift", line: 51)),
      Inspectable(
        "duration", \IDLineChartView.duration, default: 2.5,
        at: SourcePosition("IDLineChartView.swift", line: 58)),
    ]
  ) { IDLineChartView(frame: $0) }
}

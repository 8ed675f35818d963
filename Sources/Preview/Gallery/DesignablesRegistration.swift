// Makes the gallery's designables known; `make registration` writes this file from their sources.
// swift-format-ignore-file

import Designables
import Inspection
import UIKit

@MainActor func registerDesignables() {
  __vitrine_register_0()
  __vitrine_register_1()
  __vitrine_register_2()
  __vitrine_register_3()
  __vitrine_register_4()
}

@MainActor func __vitrine_register_0() {
__VitrineSource.view(LDGradientView.self, "LDGradientView", isDesignable: true, file: "LDGradientView.swift", line: 10) { LDGradientView(frame: $0) }
LDGradientView.__vitrine_register_0_0()
}
extension LDGradientView {
@MainActor static func __vitrine_register_0_0() {
__VitrineSource.property(LDGradientView.self, "startColor", file: "LDGradientView.swift", line: 12, documentation: "The colour where the gradient begins. Default: nil, drawn as clear.", get: { $0.`startColor` }, set: { $0.`startColor` = $1 })
__VitrineSource.property(LDGradientView.self, "endColor", file: "LDGradientView.swift", line: 17, documentation: "The colour where it ends. Default: nil, drawn as clear.", get: { $0.`endColor` }, set: { $0.`endColor` = $1 })
__VitrineSource.property(LDGradientView.self, "angle", file: "LDGradientView.swift", line: 23, documentation: "The direction in degrees, counter-clockwise from east. Default: 270, from top to bottom.\u{a}NaN and infinities leave it as it was.", get: { $0.`angle` }, set: { $0.`angle` = $1 })
}
}

@MainActor func __vitrine_register_1() {
__VitrineSource.view(RoundedCornerButton.self, "RoundedCornerButton", isDesignable: true, file: "RoundedCornerButton.swift", line: 7) { RoundedCornerButton(frame: $0) }
RoundedCornerButton.__vitrine_register_1_0()
}
extension RoundedCornerButton {
@MainActor static func __vitrine_register_1_0() {
__VitrineSource.property(RoundedCornerButton.self, "cornerRadius", file: "RoundedCornerButton.swift", line: 9, documentation: "Points. Above 0 the button's content is clipped to the rounded shape. Default: 0.", get: { $0.`cornerRadius` }, set: { $0.`cornerRadius` = $1 })
}
}

@MainActor func __vitrine_register_2() {
__VitrineSource.view(FancyButton.self, "FancyButton", isDesignable: true, file: "FancyButton.swift", line: 7) { FancyButton(frame: $0) }
FancyButton.__vitrine_register_2_0()
}
extension FancyButton {
@MainActor static func __vitrine_register_2_0() {
__VitrineSource.property(FancyButton.self, "cornerRadius", file: "FancyButton.swift", line: 12, documentation: "Points. Above 0 the button's content is clipped to the rounded shape. Half the side of a\u{a}square button makes a circle. Default: 0.", get: { $0.`cornerRadius` }, set: { $0.`cornerRadius` = $1 })
__VitrineSource.property(FancyButton.self, "borderWidth", file: "FancyButton.swift", line: 21, documentation: "Points, inside the bounds. Default: 0.", get: { $0.`borderWidth` }, set: { $0.`borderWidth` = $1 })
__VitrineSource.property(FancyButton.self, "borderColor", file: "FancyButton.swift", line: 27, documentation: "Default: black.", get: { $0.`borderColor` }, set: { $0.`borderColor` = $1 })
__VitrineSource.property(FancyButton.self, "titleLeftPadding", file: "FancyButton.swift", line: 34, documentation: "Points. Default: 0, as for all paddings.", get: { $0.`titleLeftPadding` }, set: { $0.`titleLeftPadding` = $1 })
__VitrineSource.property(FancyButton.self, "titleRightPadding", file: "FancyButton.swift", line: 40, documentation: "Points from the right edge to the title. Default: 0.", get: { $0.`titleRightPadding` }, set: { $0.`titleRightPadding` = $1 })
__VitrineSource.property(FancyButton.self, "titleTopPadding", file: "FancyButton.swift", line: 46, documentation: "Points from the top edge to the title. Default: 0.", get: { $0.`titleTopPadding` }, set: { $0.`titleTopPadding` = $1 })
__VitrineSource.property(FancyButton.self, "titleBottomPadding", file: "FancyButton.swift", line: 52, documentation: "Points from the bottom edge to the title. Default: 0.", get: { $0.`titleBottomPadding` }, set: { $0.`titleBottomPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageLeftPadding", file: "FancyButton.swift", line: 58, documentation: "Stands back while the image is right aligned.", get: { $0.`imageLeftPadding` }, set: { $0.`imageLeftPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageRightPadding", file: "FancyButton.swift", line: 67, documentation: "Points from the right edge to the image. Default: 0.", get: { $0.`imageRightPadding` }, set: { $0.`imageRightPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageTopPadding", file: "FancyButton.swift", line: 73, documentation: "Points from the top edge to the image. Default: 0.", get: { $0.`imageTopPadding` }, set: { $0.`imageTopPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageBottomPadding", file: "FancyButton.swift", line: 79, documentation: "Points from the bottom edge to the image. Default: 0.", get: { $0.`imageBottomPadding` }, set: { $0.`imageBottomPadding` = $1 })
__VitrineSource.property(FancyButton.self, "enableImageRightAligned", file: "FancyButton.swift", line: 85, documentation: "Whether the image stands at the right edge, `imageRightPadding` from it. Default: false.", get: { $0.`enableImageRightAligned` }, set: { $0.`enableImageRightAligned` = $1 })
__VitrineSource.property(FancyButton.self, "enableGradientBackground", file: "FancyButton.swift", line: 95, documentation: "Whether a gradient from left to right lies below everything else. Default: false.", get: { $0.`enableGradientBackground` }, set: { $0.`enableGradientBackground` = $1 })
__VitrineSource.property(FancyButton.self, "gradientColor1", file: "FancyButton.swift", line: 100, documentation: "The colour at the left. Default: black.", get: { $0.`gradientColor1` }, set: { $0.`gradientColor1` = $1 })
__VitrineSource.property(FancyButton.self, "gradientColor2", file: "FancyButton.swift", line: 105, documentation: "The colour at the right. Default: white.", get: { $0.`gradientColor2` }, set: { $0.`gradientColor2` = $1 })
}
}

@MainActor func __vitrine_register_3() {
__VitrineSource.view(IDLineChartView.self, "IDLineChartView", isDesignable: true, file: "IDLineChartView.swift", line: 10) { IDLineChartView(frame: $0) }
IDLineChartView.__vitrine_register_3_0()
}
extension IDLineChartView {
@MainActor static func __vitrine_register_3_0() {
__VitrineSource.start(IDLineChartView.self) { $0.startDrawLineChart() }
__VitrineSource.property(IDLineChartView.self, "lineWidth", file: "IDLineChartView.swift", line: 35, documentation: "Points; the circles at the ends have half of it as radius. Default: 4.", get: { $0.`lineWidth` }, set: { $0.`lineWidth` = $1 })
__VitrineSource.property(IDLineChartView.self, "startColor", file: "IDLineChartView.swift", line: 44, documentation: "The line's colour at the left edge of the plot area.", get: { $0.`startColor` }, set: { $0.`startColor` = $1 })
__VitrineSource.property(IDLineChartView.self, "endColor", file: "IDLineChartView.swift", line: 51, documentation: "The line's colour at its right edge.", get: { $0.`endColor` }, set: { $0.`endColor` = $1 })
__VitrineSource.property(IDLineChartView.self, "duration", file: "IDLineChartView.swift", line: 58, documentation: "Seconds that the line takes to be drawn. Default: 2.5.", get: { $0.`duration` }, set: { $0.`duration` = $1 })
}
}

@MainActor func __vitrine_register_4() {

}

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
__VitrineSource.property(LDGradientView.self, "startColor", file: "LDGradientView.swift", line: 12, get: { $0.`startColor` }, set: { $0.`startColor` = $1 })
__VitrineSource.property(LDGradientView.self, "endColor", file: "LDGradientView.swift", line: 17, get: { $0.`endColor` }, set: { $0.`endColor` = $1 })
__VitrineSource.property(LDGradientView.self, "angle", file: "LDGradientView.swift", line: 23, get: { $0.`angle` }, set: { $0.`angle` = $1 })
}
}

@MainActor func __vitrine_register_1() {
__VitrineSource.view(RoundedCornerButton.self, "RoundedCornerButton", isDesignable: true, file: "RoundedCornerButton.swift", line: 7) { RoundedCornerButton(frame: $0) }
RoundedCornerButton.__vitrine_register_1_0()
}
extension RoundedCornerButton {
@MainActor static func __vitrine_register_1_0() {
__VitrineSource.property(RoundedCornerButton.self, "cornerRadius", file: "RoundedCornerButton.swift", line: 9, get: { $0.`cornerRadius` }, set: { $0.`cornerRadius` = $1 })
}
}

@MainActor func __vitrine_register_2() {
__VitrineSource.view(FancyButton.self, "FancyButton", isDesignable: true, file: "FancyButton.swift", line: 7) { FancyButton(frame: $0) }
FancyButton.__vitrine_register_2_0()
}
extension FancyButton {
@MainActor static func __vitrine_register_2_0() {
__VitrineSource.property(FancyButton.self, "cornerRadius", file: "FancyButton.swift", line: 12, get: { $0.`cornerRadius` }, set: { $0.`cornerRadius` = $1 })
__VitrineSource.property(FancyButton.self, "borderWidth", file: "FancyButton.swift", line: 21, get: { $0.`borderWidth` }, set: { $0.`borderWidth` = $1 })
__VitrineSource.property(FancyButton.self, "borderColor", file: "FancyButton.swift", line: 27, get: { $0.`borderColor` }, set: { $0.`borderColor` = $1 })
__VitrineSource.property(FancyButton.self, "titleLeftPadding", file: "FancyButton.swift", line: 34, get: { $0.`titleLeftPadding` }, set: { $0.`titleLeftPadding` = $1 })
__VitrineSource.property(FancyButton.self, "titleRightPadding", file: "FancyButton.swift", line: 40, get: { $0.`titleRightPadding` }, set: { $0.`titleRightPadding` = $1 })
__VitrineSource.property(FancyButton.self, "titleTopPadding", file: "FancyButton.swift", line: 46, get: { $0.`titleTopPadding` }, set: { $0.`titleTopPadding` = $1 })
__VitrineSource.property(FancyButton.self, "titleBottomPadding", file: "FancyButton.swift", line: 52, get: { $0.`titleBottomPadding` }, set: { $0.`titleBottomPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageLeftPadding", file: "FancyButton.swift", line: 58, get: { $0.`imageLeftPadding` }, set: { $0.`imageLeftPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageRightPadding", file: "FancyButton.swift", line: 67, get: { $0.`imageRightPadding` }, set: { $0.`imageRightPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageTopPadding", file: "FancyButton.swift", line: 73, get: { $0.`imageTopPadding` }, set: { $0.`imageTopPadding` = $1 })
__VitrineSource.property(FancyButton.self, "imageBottomPadding", file: "FancyButton.swift", line: 79, get: { $0.`imageBottomPadding` }, set: { $0.`imageBottomPadding` = $1 })
__VitrineSource.property(FancyButton.self, "enableImageRightAligned", file: "FancyButton.swift", line: 85, get: { $0.`enableImageRightAligned` }, set: { $0.`enableImageRightAligned` = $1 })
__VitrineSource.property(FancyButton.self, "enableGradientBackground", file: "FancyButton.swift", line: 95, get: { $0.`enableGradientBackground` }, set: { $0.`enableGradientBackground` = $1 })
__VitrineSource.property(FancyButton.self, "gradientColor1", file: "FancyButton.swift", line: 100, get: { $0.`gradientColor1` }, set: { $0.`gradientColor1` = $1 })
__VitrineSource.property(FancyButton.self, "gradientColor2", file: "FancyButton.swift", line: 105, get: { $0.`gradientColor2` }, set: { $0.`gradientColor2` = $1 })
}
}

@MainActor func __vitrine_register_3() {
__VitrineSource.view(IDLineChartView.self, "IDLineChartView", isDesignable: true, file: "IDLineChartView.swift", line: 10) { IDLineChartView(frame: $0) }
IDLineChartView.__vitrine_register_3_0()
}
extension IDLineChartView {
@MainActor static func __vitrine_register_3_0() {
__VitrineSource.start(IDLineChartView.self) { $0.startDrawLineChart() }
__VitrineSource.property(IDLineChartView.self, "lineWidth", file: "IDLineChartView.swift", line: 35, get: { $0.`lineWidth` }, set: { $0.`lineWidth` = $1 })
__VitrineSource.property(IDLineChartView.self, "startColor", file: "IDLineChartView.swift", line: 44, get: { $0.`startColor` }, set: { $0.`startColor` = $1 })
__VitrineSource.property(IDLineChartView.self, "endColor", file: "IDLineChartView.swift", line: 51, get: { $0.`endColor` }, set: { $0.`endColor` = $1 })
__VitrineSource.property(IDLineChartView.self, "duration", file: "IDLineChartView.swift", line: 58, get: { $0.`duration` }, set: { $0.`duration` = $1 })
}
}

@MainActor func __vitrine_register_4() {

}

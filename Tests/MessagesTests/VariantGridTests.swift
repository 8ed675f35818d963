// The variants that come of choices on axes, and the scenes that show them.

import Messages
import Testing

@Suite struct VariantGridTests {
  @Test func `at first the page is shown in light and dark`() {
    #expect(VariantGrid.standard.variants.map(\.title) == ["Light", "Dark"])
    #expect(VariantGrid.standard.columns == 2)
  }

  @Test func `no choice is the page as it is shown`() {
    let grid = VariantGrid()
    #expect(grid.variants.map(\.title) == ["As shown"])
    #expect(PageScene(view: "Dial").shown(as: grid.variants[0]).device == nil)
  }

  @Test func `the devices are four iPhones and two iPads, upright and on their sides`() {
    let titles = VariantAxis.device.choices().map(\.title)
    #expect(titles.filter { $0.hasPrefix("iPhone") }.count == 8)
    #expect(titles.filter { $0.hasPrefix("iPad") }.count == 4)
    #expect(titles.filter { $0.hasSuffix("landscape") }.count == 6)
    #expect(titles.last == "Own size")
    for choice in VariantAxis.device.choices().dropLast() {
      guard case .device(.some, let isOnSide) = choice.value,
        isOnSide == choice.name.hasSuffix("-landscape")
      else {
        Issue.record("\(choice.title) is no device")
        continue
      }
    }
  }

  @Test func `a choice keeps its place among those of its axis, and can be taken back`() {
    let all = VariantAxis.textSize.choices()
    var grid = VariantGrid()
    for index in [9, 0, 3] { grid.toggle(all[index], among: all) }
    #expect(grid[.textSize].map(\.name) == ["xs", "l", "ax3"])
    grid.toggle(all[3], among: all)
    #expect(grid[.textSize].map(\.name) == ["xs", "ax3"])
  }

  @Test func `no more variants than the limit are shown, however many are chosen`() {
    let grid = VariantGrid(VariantAxis.allCases.flatMap { $0.choices(languages: ["de", "en"]) })
    #expect(grid.count == 13 * 2 * 12 * 2 * 2 * 4 * 3)
    #expect(grid.variants.count == VariantGrid.limit)
    #expect(Set(grid.variants).count == VariantGrid.limit)
  }

  @Test func `languages that the page does not have are left out`() {
    let all = VariantAxis.language.choices(languages: ["ar", "de"])
    var grid = VariantGrid(all)
    grid.keep(languages: ["de"])
    #expect(grid[.language].map(\.title) == ["German"])
  }

  @Test func `a scene takes a device for its size, and every other choice in its place`() throws {
    func first(_ axis: VariantAxis, _ name: String) throws -> VariantChoice {
      try #require(axis.choices(languages: ["he"]).first { $0.name == name })
    }
    let variant = PageVariant([
      try first(.device, "ipad-mini"), try first(.appearance, "dark"),
      try first(.textSize, "ax5"), try first(.direction, "rtl"), try first(.language, "he"),
      try first(.state, "disabled"), try first(.scale, "3"),
    ])
    let scene = PageScene(width: 100, height: 50).shown(as: variant)
    #expect(scene.device?.name == "iPad mini (A17 Pro)" && scene.width == nil)
    #expect(scene.isDark == true && scene.isRightToLeft == true && scene.language == "he")
    #expect(scene.textSize == "UICTContentSizeCategoryAccessibilityXXXL")
    #expect(scene.controlState == .disabled && scene.scale.screen == 3)
    #expect(!scene.isLandscape)
    let lying = PageVariant([try first(.device, "iphone-se-landscape")])
    #expect(lying.screenSize.map { [$0.width, $0.height] } == [667, 375])
    #expect(PageScene().shown(as: lying).isLandscape)
    let own = PageVariant([try first(.device, "own")])
    #expect(PageScene(width: 100, height: 50).shown(as: own).width == 100)
  }
}

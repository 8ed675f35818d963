// The heights of bars by device and orientation, and the metrics of sheets and alerts.
//
// Bars: the list in Tencent/QMUI_iOS#633 (44 upright, 32 or 44 on its side, 50 on pads since iOS 12; tab bars 49, 32 and
// 50, on pads with a home indicator 45 above it) and microsoft/fluentui-apple#1727. Sheets and alerts: public listings of
// UIKitCore's `_UISheetPresentationMetrics` and of its alerts' visual styles.

import CoreGraphics
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct BarHeightTests {
  private nonisolated static let phone = ShownDevice(
    isTablet: false, isLarge: false, isLandscape: true)
  private nonisolated static let largePhone = ShownDevice(
    isTablet: false, isLarge: true, isLandscape: true)
  private nonisolated static let pad = ShownDevice(
    isTablet: true, isLarge: true, isLandscape: false)

  private func on<Value>(_ device: ShownDevice, _ body: () throws -> Value) rethrows -> Value {
    let before = ShownDevice.current
    ShownDevice.current = device
    defer { ShownDevice.current = before }
    return try body()
  }

  @Test(
    arguments: [
      (ShownDevice.upright, [44, 44, 49]), (phone, [32, 32, 32]), (largePhone, [44, 44, 49]),
      (pad, [50, 50, 50]),
    ] as [(ShownDevice, [CGFloat])])
  func `bars are as high as on the device`(device: ShownDevice, heights: [CGFloat]) {
    on(device) {
      let bars = [UINavigationBar(), UIToolbar(), UITabBar()] as [UIView]
      #expect(bars.map { $0.sizeThatFits(CGSize(width: 400, height: 0)).height } == heights)
      #expect(bars.map(\.intrinsicContentSize.height) == heights)
    }
  }

  @Test func `a phone that lies shows no large title, and keeps its items out of the sensors`() {
    on(Self.phone) {
      let screen = Screen(size: CGSize(width: 852, height: 393))
      screen.window.screenInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
      let root = UIViewController()
      root.title = "Towns"
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      screen.show(tabs)
      #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 852, height: 32))
      let button = navigation.navigationBar.subviews.compactMap { $0 as? BarButton }.first
      #expect(button?.frame.minX == 75)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 59, bottom: 53, right: 59))
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 340, width: 852, height: 32))
      screen.run { screen.window.rootViewController = nil }
    }
  }

  @Test func `a tab's title stands beside its image where the bar is low`() throws {
    try on(Self.phone) {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 600, height: 32))
      bar.items = [
        UITabBarItem(title: "First", image: UIImage(systemName: "star"), tag: 0),
        UITabBarItem(title: "Second", image: UIImage(systemName: "star"), tag: 1),
      ]
      bar.layoutIfNeeded()
      let button = try #require(bar.subviews.compactMap { $0 as? TabBarButton }.first)
      button.layoutIfNeeded()
      let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
      let image = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
      #expect(label.frame.minX == image.frame.maxX + 7)
      #expect(abs(label.frame.midY - 16) <= 1 && abs(image.frame.midY - 16) <= 1)
    }
  }

  @Test(arguments: [
    (CGSize(width: 768, height: 1024), CGSize(width: 540, height: 600)),
    (CGSize(width: 834, height: 1210), CGSize(width: 580, height: 640)),
    (CGSize(width: 1200, height: 1600), CGSize(width: 620, height: 680)),
  ])
  func `a form sheet is as large as the screen's longer side says`(screen: CGSize, sheet: CGSize) {
    on(Self.pad) {
      let container = UIView(frame: CGRect(origin: .zero, size: screen))
      let layout = SheetLayout(container, isAttachedInCompactHeight: false)
      #expect(layout.floatingFrame(isForm: true, wanted: .zero).size == sheet)
      let wanted = CGSize(width: 300, height: 200)
      #expect(layout.floatingFrame(isForm: true, wanted: wanted).size == wanted)
      let part = CGSize(width: 300, height: 0)
      #expect(layout.floatingFrame(isForm: true, wanted: part).size == sheet)
    }
  }

  @Test func `the base lines of an alert's texts stand where UIKit puts them`() throws {
    let texts = AlertTexts(frame: CGRect(x: 0, y: 0, width: 270, height: 200))
    texts.show(AlertBlock.Content(title: "Title", message: "Message"))
    texts.layoutIfNeeded()
    let labels = texts.subviews.compactMap { $0 as? UILabel }
    let first = labels[0].frame.minY + labels[0].font.ascender
    let second = labels[1].frame.minY + labels[1].font.ascender
    #expect(abs(first - 36) < 0.01 && abs(second - first - 20) < 1)
    let last = labels[1].frame.maxY + labels[1].font.descender
    #expect(texts.height(270) == (last + 24).rounded(.up))
  }
}

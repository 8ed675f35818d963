// The traits that a scene in this process asks for.

internal import CoreGraphics
internal import Messages
internal import UIKit

/// Makes views with the traits of a scene. Sources have a process of their own, whose traits the agent sets.
@MainActor
enum PageTraits {
  /// Gives a root the traits of a scene, and runs `body` with them current: views may read them while they are made.
  static func make<Value>(
    _ scene: PageScene, in root: UIView, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let traits = UITraitOverrides(scene)
    if traits == UITraitOverrides(), root.traitOverrides == traits { return try body() }
    root.traitOverrides = traits
    var result: Result<Value, Failure>?
    root.traitCollection.performAsCurrent {
      result = Result { () throws(Failure) in try body() }
    }
    guard let result else { preconditionFailure("the body was not run") }
    return try result.get()
  }
}

extension UITraitOverrides {
  /// The traits that a scene asks for.
  fileprivate init(_ scene: PageScene) {
    self.init()
    if let isDark = scene.isDark { userInterfaceStyle = isDark ? .dark : .light }
    if let textSize = scene.textSize {
      preferredContentSizeCategory = UIContentSizeCategory(rawValue: textSize)
    }
    if let isRightToLeft = scene.isRightToLeft {
      layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    }
    guard scene.fillsScreen, let device = scene.device else { return }
    let shown = device.shown(isOnSide: scene.isLandscape)
    userInterfaceIdiom = shown.idiom
    horizontalSizeClass = shown.horizontalSizeClass
    verticalSizeClass = shown.verticalSizeClass
  }
}

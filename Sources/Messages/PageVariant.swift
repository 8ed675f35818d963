// One way to show a page, and the scene that shows it so.

/// A way to show a page: at most one choice on each axis. In all other respects the page is as it is shown itself.
package struct PageVariant: Hashable, Sendable {
  /// In the order of the axes.
  package let choices: [VariantChoice]

  /// A variant of choices on different axes.
  package init(_ choices: [VariantChoice]) { self.choices = choices }

  /// The choices in words, such as `iPhone SE · Dark`.
  package var title: String {
    choices.isEmpty ? "As shown" : choices.map(\.title).joined(separator: " · ")
  }

  /// Pixels per point; nil: as many as the screen shows.
  package var scale: Double? {
    choices.lazy.compactMap { if case .scale(let scale) = $0.value { scale } else { nil } }.first
  }

  /// Whether the page is dark; nil: as the page itself is.
  package var isDark: Bool? {
    choices.lazy.compactMap { if case .appearance(let isDark) = $0.value { isDark } else { nil } }
      .first
  }

  /// The width and height of the device's screen that is shown, in points; nil: none is.
  package var screenSize: (width: Double, height: Double)? {
    choices.lazy.compactMap { choice in
      guard case .device(let device?, let isOnSide) = choice.value else { return nil }
      return device.size(isLandscape: isOnSide)
    }.first
  }
}

extension PageScene {
  /// The scene as a variant shows it.
  package func shown(as variant: PageVariant) -> PageScene {
    var scene = self
    for choice in variant.choices {
      switch choice.value {
      case .device(let device?, let isOnSide):
        (scene.device, scene.isLandscape) = (device, isOnSide)
        (scene.width, scene.height) = (nil, nil)
        scene.fillsScreen = true
      case .device(nil, _): break
      case .size(let width, let height):
        (scene.device, scene.isLandscape, scene.fillsScreen) = (nil, false, false)
        (scene.width, scene.height) = (width, height)
      case .appearance(let isDark): scene.isDark = isDark
      case .textSize(let category): scene.textSize = category
      case .direction(let isRightToLeft): scene.isRightToLeft = isRightToLeft
      case .language(let language): scene.language = language
      case .state(let state): scene.controlState = state
      case .scale(let scale): scene.scale = PageScale(screen: scale)
      }
    }
    return scene
  }
}

// The traits of a preview: its size and the device's orientation.

public import CoreGraphics

/// A trait of a preview
/// ([Apple](https://developer.apple.com/documentation/developertoolssupport/previewtrait)).
@MainActor public struct PreviewTrait<T> {
  /// The kinds of traits.
  package enum Kind: Hashable, Sendable {
    /// The device's screen.
    case defaultLayout
    /// The size that the content asks for.
    case sizeThatFitsLayout
    /// Points.
    case fixedLayout(width: CGFloat, height: CGFloat)
    case orientation(UIInterfaceOrientation)
    /// Drawn as without it.
    case assistiveAccess
  }

  /// The trait as a page reads it.
  package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The content fills the device's screen.
  public static var defaultLayout: Self { Self(kind: .defaultLayout) }
  /// The preview is as large as the content asks to be.
  public static var sizeThatFitsLayout: Self { Self(kind: .sizeThatFitsLayout) }

  /// The preview has a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .fixedLayout(width: width, height: height))
  }

  /// The device stands upright. This is the default.
  public static var portrait: Self { Self(kind: .orientation(.portrait)) }
  /// The device stands on its head.
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }
  /// The device lies with its top at the right.
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }
  /// The device lies with its top at the left.
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }
  /// Has no effect: the content is drawn as without it.
  public static var assistiveAccess: Self { Self(kind: .assistiveAccess) }
}

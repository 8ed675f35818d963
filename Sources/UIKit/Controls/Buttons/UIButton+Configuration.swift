// The configuration of a button.

public import CoreGraphics

extension UIButton {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// Title, picture, colours and measures of a button
  /// ([Apple](https://developer.apple.com/documentation/uikit/uibutton/configuration)).
  @preconcurrency @MainActor public struct Configuration {
    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }

    public enum CornerStyle: Int, Sendable {
      /// The background's own radius.
      case fixed = -1
      /// The background's radius, scaled with the text; here the same.
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum MacIdiomStyle: Int, Sendable {
      case automatic = 0
      case bordered = 1
      case borderless = 2
      case borderlessTinted = 3
    }

    public enum Indicator: Int, Sendable {
      /// Two chevrons where the button has a menu that changes what it shows.
      case automatic = 0
      case none = 1
      /// Two chevrons.
      case popup = 2
    }

    enum Style {
      case plain
      case gray
      case tinted
      case filled
    }

    var style: Style

    init(_ style: Style) {
      self.style = style
      background.cornerRadius = Self.standardRadius
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Default: nil, the tint, and white on a tinted background.
    public var baseForegroundColor: UIColor?
    /// Default: nil, the tint.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    public var image: UIImage?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image. Default: false.
    public var showsActivityIndicator = false
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping

    // MARK: Sizes

    private var ownInsets: NSDirectionalEdgeInsets?

    /// Points around the content. Default: those of the size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The side of the title at which the image is placed. Default: leading.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title. Default: 0.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle. Default: 1.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var automaticallyUpdateForSelection = true
    /// The indicator at the trailing edge. Default: automatic.
    public var indicator = Indicator.automatic

    /// The configuration as the button's state has it; states are shown when it is drawn.
    public func updated(for button: UIButton) -> Configuration { self }

    // MARK: Radii, in points

    private static let standardRadius: CGFloat = 5.95

    func radius(height: CGFloat) -> CGFloat {
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 5.1
      case .medium: Self.standardRadius
      case .large: 8.925
      case .capsule: height / 2
      }
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate var insets: NSDirectionalEdgeInsets {
    switch self {
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  var titleSize: CGFloat { self == .small || self == .mini ? 15 : 17 }
  var subtitleSize: CGFloat { 12 }
}

// The options of a context.

/// An option of a `CIContext` ([Apple](https://developer.apple.com/documentation/coreimage/cicontextoption)). Options
/// have no effect: rendering is always in software, on the values of sRGB.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Whether the processor renders; a `Bool`.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The colour space of the filters; a `CGColorSpace`.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The colour space of rendered images; a `CGColorSpace`.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// Whether images are made smaller with a better filter; a `Bool`.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether rendering yields to other work; a `Bool`.
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
}

/// The Objective-C name of `CIContextOption.useSoftwareRenderer`.
public let kCIContextUseSoftwareRenderer = CIContextOption.useSoftwareRenderer
/// The Objective-C name of `CIContextOption.workingColorSpace`.
public let kCIContextWorkingColorSpace = CIContextOption.workingColorSpace
/// The Objective-C name of `CIContextOption.outputColorSpace`.
public let kCIContextOutputColorSpace = CIContextOption.outputColorSpace

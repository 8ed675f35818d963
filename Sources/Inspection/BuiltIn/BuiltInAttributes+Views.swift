// Built-in attributes of views, image views and stacks.

internal import CoreGraphics
internal import UIKit

extension BuiltInAttributes {
  static let views: [Entry] = [
    Entry(UIView.self, view),
    Entry(UIImageView.self, imageView),
    Entry(UIStackView.self, stackView),
  ]

  private static let view: [Inspectable] = [
    Inspectable("alpha", \UIView.alpha),
    Inspectable("backgroundColor", \UIView.backgroundColor),
    Inspectable("tintColor", \UIView.tintColor).reading { (view: UIView) in
      view.superview?.tintColor ?? .systemBlue
    },
    Inspectable("isHidden", \UIView.isHidden),
    Inspectable("isOpaque", \UIView.isOpaque),
    Inspectable("clipsToBounds", \UIView.clipsToBounds),
    Inspectable("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    Inspectable("tag", \UIView.tag),
    Inspectable("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    Inspectable("frame", \UIView.frame),
    Inspectable(options: "autoresizingMask", of: UIView.self) {
      $0.autoresizingMask
    } set: {
      $0.autoresizingMask = $1
    },
    Inspectable("contentMode", \UIView.contentMode, choices: contentModes),
    Inspectable(
      "semanticContentAttribute", \UIView.semanticContentAttribute, choices: semanticContents),
  ]

  private static let imageView: [Inspectable] = [
    Inspectable("image", \UIImageView.image),
    Inspectable("highlightedImage", \UIImageView.highlightedImage),
    Inspectable("isHighlighted", \UIImageView.isHighlighted),
  ]

  private static let stackView: [Inspectable] = [
    Inspectable(
      "axis", \UIStackView.axis,
      choices: [("horizontal", .horizontal), ("vertical", .vertical)]),
    Inspectable("alignment", \UIStackView.alignment, choices: stackAlignments),
    Inspectable("distribution", \UIStackView.distribution, choices: stackDistributions),
    Inspectable("spacing", \UIStackView.spacing),
    Inspectable(
      "isBaselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
    Inspectable(
      "isLayoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
  ]

  private static let contentModes: [(name: String, value: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit),
    ("scaleAspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center),
    ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  private static let semanticContents: [(name: String, value: UISemanticContentAttribute)] = [
    ("unspecified", .unspecified), ("playback", .playback), ("spatial", .spatial),
    ("forceLeftToRight", .forceLeftToRight), ("forceRightToLeft", .forceRightToLeft),
  ]

  /// `top` and `bottom` are other names of `leading` and `trailing`.
  private static let stackAlignments: [(name: String, value: UIStackView.Alignment)] = [
    ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline),
  ]

  private static let stackDistributions: [(name: String, value: UIStackView.Distribution)] = [
    ("fill", .fill), ("fillEqually", .fillEqually), ("fillProportionally", .fillProportionally),
    ("equalSpacing", .equalSpacing), ("equalCentering", .equalCentering),
  ]
}

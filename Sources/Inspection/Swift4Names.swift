// Core Animation's names as texts, which they are in sources of Swift 4.0.
//
// UIKit has the same constants as values of their types. Those are chosen wherever they fit: these stand in
// another module, as Swift takes two constants of one name in a module for a mistake.

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

internal import CoreGraphics
internal import QuartzCore

@_disfavoredOverload public let kCALineCapButt = CAShapeLayerLineCap.butt.rawValue
@_disfavoredOverload public let kCALineCapRound = CAShapeLayerLineCap.round.rawValue
@_disfavoredOverload public let kCALineCapSquare = CAShapeLayerLineCap.square.rawValue
@_disfavoredOverload public let kCALineJoinMiter = CAShapeLayerLineJoin.miter.rawValue
@_disfavoredOverload public let kCALineJoinRound = CAShapeLayerLineJoin.round.rawValue
@_disfavoredOverload public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel.rawValue
@_disfavoredOverload public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero.rawValue
@_disfavoredOverload public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd.rawValue
@_disfavoredOverload public let kCAFillModeForwards = CAMediaTimingFillMode.forwards.rawValue
@_disfavoredOverload public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards.rawValue
@_disfavoredOverload public let kCAFillModeBoth = CAMediaTimingFillMode.both.rawValue
@_disfavoredOverload public let kCAFillModeRemoved = CAMediaTimingFillMode.removed.rawValue
@_disfavoredOverload
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear.rawValue
@_disfavoredOverload
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn.rawValue
@_disfavoredOverload
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut.rawValue
@_disfavoredOverload
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut.rawValue
@_disfavoredOverload
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default.rawValue

// Key paths of animations and of key-value access: components, and the types of their values.

import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite struct KeyPathTests {
  /// The transform in the middle of an animation.
  private func middle(_ keyPath: String, _ change: (CABasicAnimation) -> Void) -> CATransform3D? {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.duration = 2
    change(animation)
    let layer = CALayer()
    layer.add(animation, forKey: nil)
    layer.stopEndedAnimations(at: 4)
    return layer.shown(at: 5, \.transform)
  }

  @Test func `a translation takes points, sizes and boxed ones as from, to and by`() {
    let pairs: [(Any, Any)] = [
      (CGPoint.zero, CGPoint(x: 10, y: 20)), (CGSize.zero, CGSize(width: 10, height: 20)),
      (NSValue(point: .zero), NSValue(point: CGPoint(x: 10, y: 20))),
      (NSValue(size: .zero), NSValue(size: CGSize(width: 10, height: 20))),
    ]
    for (from, to) in pairs {
      for ends in [{ ($0.fromValue, $0.toValue) = (from, to) }, { $0.byValue = to }]
        as [(CABasicAnimation) -> Void]
      {
        let transform = middle("transform.translation", ends)
        #expect(transform?.m41 == 5 && transform?.m42 == 10, "\(to)")
      }
    }
  }

  @Test func `a translation follows key frames and paths of points`() {
    for change in [
      { $0.values = [CGPoint.zero, CGPoint(x: 8, y: 4)] },
      { $0.path = CGPath.line((0, 0), (8, 4)) },
    ] as [(CAKeyframeAnimation) -> Void] {
      let animation = CAKeyframeAnimation(keyPath: "transform.translation")
      animation.duration = 2
      change(animation)
      let layer = CALayer()
      layer.add(animation, forKey: nil)
      layer.stopEndedAnimations(at: 4)
      let shown = layer.shown(at: 5, \.transform)
      #expect(shown?.m41 == 4 && shown?.m42 == 2)
    }
  }

  @Test func `every extension of Apple's table is a key path`() {
    // Core Animation Programming Guide, "Key-Value Coding Extensions".
    for axis in ["", ".x", ".y", ".z"] {
      #expect(middle("transform.rotation" + axis) { $0.toValue = 1 } != CATransform3DIdentity)
      #expect(middle("transform.scale" + axis) { $0.toValue = 3 } != CATransform3DIdentity)
    }
    let layer = CALayer()
    for (path, value) in [
      ("position.x", 3.0), ("bounds.size.width", 4), ("bounds.origin.y", 5),
      ("anchorPoint.x", 0.25),
      ("shadowOffset.width", 7), ("contentsRect.origin.x", 0.5), ("contentsRect.size.height", 0.75),
      ("sublayerTransform.translation.x", 9), ("transform.translation.z", 2),
    ] {
      layer.setValue(value, forKeyPath: path)
      #expect((layer.value(forKeyPath: path) as? NSNumber)?.doubleValue == value, "\(path)")
    }
  }

  @Test func `a Boolean is found under Objective-C's key and under its getter's name`() {
    let layer = CALayer()
    for (key, getter) in [
      ("hidden", "isHidden"), ("opaque", "isOpaque"), ("doubleSided", "isDoubleSided"),
      ("geometryFlipped", "isGeometryFlipped"),
    ] {
      layer.setValue(false, forKey: key)
      #expect(layer.value(forKey: getter) as? Bool == false)
      layer.setValue(true, forKey: getter)
      #expect(layer.value(forKey: key) as? Bool == true)
    }
  }
}

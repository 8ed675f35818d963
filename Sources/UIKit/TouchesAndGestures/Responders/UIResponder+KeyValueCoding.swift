// Key-value coding of responders: UIKit's own keys, and key paths.

import CoreGraphics
import ObjCRuntime
import QuartzCore

extension UIResponder {
  func propertyValue(forKey key: String) -> Any? {
    keyValueTable
    guard ObjCRuntime.hasProperty(key, self) else { return value(forUndefinedKey: key) }
    return ObjCRuntime.value(key, of: self)
  }

  func setPropertyValue(_ value: Any?, forKey key: String) {
    keyValueTable
    if !ObjCRuntime.setValue(value, key, of: self) { setValue(value, forUndefinedKey: key) }
  }

  func propertyValue(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.firstKey else { return value(forKey: keyPath) }
    switch value(forKey: key) {
    case let responder as UIResponder: return responder.value(forKeyPath: rest)
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let object as NSObject: return object.value(forKeyPath: rest)
    default: return nil
    }
  }

  func setPropertyValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = keyPath.firstKey else { return setValue(value, forKey: keyPath) }
    switch self.value(forKey: key) {
    case let responder as UIResponder: responder.setValue(value, forKeyPath: rest)
    case let layer as CALayer: layer.setValue(value, forKeyPath: rest)
    case let object as NSObject: object.setValue(value, forKeyPath: rest)
    default: logOnce("\(type(of: self)): the key path “\(keyPath)” leads nowhere")
    }
  }
}

/// Registers UIKit's own properties, once, on the first use of a key. The keys are Objective-C's,
/// without `is`.
@MainActor private let keyValueTable: Void = {
  let view = Keys<UIView>()
  view.add("frame", \.frame)
  view.add("bounds", \.bounds)
  view.add("center", \.center)
  view.add("transform", \.transform)
  view.add("alpha", \.alpha)
  view.add("hidden", \.isHidden)
  view.add("opaque", \.isOpaque)
  view.add("clipsToBounds", \.clipsToBounds)
  view.add("backgroundColor", \.backgroundColor)
  view.add("tag", \.tag)
  view.add("userInteractionEnabled", \.isUserInteractionEnabled)
  view.add("layoutMargins", \.layoutMargins)
  view.add("contentMode", \.contentMode)
  view.add("isAccessibilityElement", \.isAccessibilityElement)
  view.add("accessibilityIdentifier", \.accessibilityIdentifier)
  view.add("accessibilityLabel", \.accessibilityLabel)
  view.add("accessibilityHint", \.accessibilityHint)
  view.add("accessibilityValue", \.accessibilityValue)
  Keys<UIStackView>().add(
    "layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement)
  Keys<UIStackView>().add("spacing", \.spacing)
  ObjCRuntime.registerProperty(UIView.self, "tintColor") {
    $0.tintColor as UIColor?
  } set: {
    $0.tintColor = $1
  }
  ObjCRuntime.registerProperty(UIView.self, "layer", get: { $0.layer })
  ObjCRuntime.registerProperty(UIView.self, "superview", get: { $0.superview })
  ObjCRuntime.registerProperty(UIView.self, "subviews", get: { $0.subviews })
  let control = Keys<UIControl>()
  control.add("enabled", \.isEnabled)
  control.add("selected", \.isSelected)
  control.add("highlighted", \.isHighlighted)
  ObjCRuntime.registerProperty(UIButton.self, "titleLabel", get: { $0.titleLabel })
  ObjCRuntime.registerProperty(UIButton.self, "imageView", get: { $0.imageView })
  let label = Keys<UILabel>()
  label.add("text", \.text)
  label.add("attributedText", \.attributedText)
  label.add("textAlignment", \.textAlignment)
  label.add("numberOfLines", \.numberOfLines)
  ObjCRuntime.registerProperty(UILabel.self, "textColor") {
    $0.textColor as UIColor?
  } set: {
    $0.textColor = $1
  }
  ObjCRuntime.registerProperty(UILabel.self, "font") {
    $0.font as UIFont?
  } set: {
    $0.font = $1
  }
  label.add("enabled", \.isEnabled)
  label.add("highlighted", \.isHighlighted)
  let image = Keys<UIImageView>()
  image.add("image", \.image)
  image.add("highlighted", \.isHighlighted)
  view.add("exclusiveTouch", \.isExclusiveTouch)
  view.add("multipleTouchEnabled", \.isMultipleTouchEnabled)
  Keys<UISwitch>().add("on", \.isOn)
  let slider = Keys<UISlider>()
  slider.add("value", \.value)
  slider.add("continuous", \.isContinuous)
  Keys<UIProgressView>().add("progress", \.progress)
  let scrollView = Keys<UIScrollView>()
  scrollView.add("contentOffset", \.contentOffset)
  scrollView.add("contentSize", \.contentSize)
  scrollView.add("contentInset", \.contentInset)
  scrollView.add("scrollEnabled", \.isScrollEnabled)
  scrollView.add("pagingEnabled", \.isPagingEnabled)
  scrollView.read("dragging") { $0.isDragging }
  scrollView.read("tracking") { $0.isTracking }
  scrollView.read("decelerating") { $0.isDecelerating }
  control.read("tracking") { $0.isTracking }
  control.read("touchInside") { $0.isTouchInside }
  Keys<UITextField>().add("text", \.text)
  Keys<UITextField>().add("placeholder", \.placeholder)
  Keys<UITextField>().add("secureTextEntry", \.isSecureTextEntry)
  Keys<UITextField>().read("editing") { $0.isEditing }
  let textView = Keys<UITextView>()
  textView.add("text", \.text)
  textView.add("editable", \.isEditable)
  textView.add("selectable", \.isSelectable)
}()

/// Registers properties of one class by key path.
@MainActor private struct Keys<Target: UIResponder> {
  func add<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Target, Value>) {
    ObjCRuntime.registerProperty(
      Target.self, name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  func read<Value>(_ name: String, _ get: @escaping @MainActor (Target) -> Value) {
    ObjCRuntime.registerProperty(Target.self, name, get: get)
  }
}

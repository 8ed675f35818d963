// Gesture recognisers in documents.

import CoreGraphics
internal import InterfaceDocuments

/// Makes gesture recognisers.
@MainActor enum NibGestures {
  /// The elements of gestures; Interface Builder itself writes a long press so.
  private static let kinds: [String: @MainActor (NibElement) -> UIGestureRecognizer] = [
    "tapGestureRecognizer": tap, "pongPressGestureRecognizer": longPress,
    "longPressGestureRecognizer": longPress, "panGestureRecognizer": pan,
    "screenEdgePanGestureRecognizer": edgePan, "swipeGestureRecognizer": swipe,
    "pinchGestureRecognizer": pinch, "rotationGestureRecognizer": rotation,
    "hoverGestureRecognizer": hover, "gestureRecognizer": custom,
  ]

  /// The names of the elements that gestures are made of.
  static let elements = Set(kinds.keys)

  /// Makes the gesture of an element; nil for an element that is none.
  static func make(_ element: NibElement) -> UIGestureRecognizer? {
    guard let gesture = kinds[element.name]?(element) else { return nil }
    if let name = element.attributes["customClass"], element.name != "gestureRecognizer" {
      logOnce("the gesture's class “\(name)” is not made: UIKit's own stands for it")
    }
    gesture.isEnabled = element.flag("enabled") ?? true
    gesture.cancelsTouchesInView = element.flag("cancelsTouchesInView") ?? true
    gesture.delaysTouchesBegan = element.flag("delaysTouchesBegan") ?? false
    gesture.delaysTouchesEnded = element.flag("delaysTouchesEnded") ?? true
    return gesture
  }

  private static func tap(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UITapGestureRecognizer()
    gesture.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
    gesture.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    return gesture
  }

  private static func longPress(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UILongPressGestureRecognizer()
    gesture.allowableMovement = element.number("allowableMovement") ?? 10
    gesture.minimumPressDuration = TimeInterval(element.number("minimumPressDuration") ?? 0.5)
    gesture.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
    gesture.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    return gesture
  }

  private static func pan(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UIPanGestureRecognizer()
    setTouches(gesture, element)
    return gesture
  }

  private static func setTouches(_ gesture: UIPanGestureRecognizer, _ element: NibElement) {
    gesture.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
    gesture.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? Int.max
  }

  private static func edgePan(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UIScreenEdgePanGestureRecognizer()
    setTouches(gesture, element)
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    let mask = element.value("edges")
    gesture.edges = edges.reduce(into: []) { if mask?.flag($1.0) == true { $0.insert($1.1) } }
    return gesture
  }

  private static func swipe(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UISwipeGestureRecognizer()
    gesture.direction =
      ["left": .left, "up": .up, "down": .down][element.attributes["direction"] ?? ""] ?? .right
    gesture.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
    return gesture
  }

  private static func pinch(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UIPinchGestureRecognizer()
    if let scale = element.number("scale") { gesture.scale = scale }
    return gesture
  }

  private static func rotation(_ element: NibElement) -> UIGestureRecognizer {
    let gesture = UIRotationGestureRecognizer()
    if let radians = element.number("rotation") { gesture.rotation = radians }
    return gesture
  }

  private static func hover(_ element: NibElement) -> UIGestureRecognizer {
    UIHoverGestureRecognizer()
  }

  /// A recogniser of the sources' own class; one that recognises nothing where the class is not there.
  private static func custom(_ element: NibElement) -> UIGestureRecognizer {
    let name = element.attributes["customClass"] ?? ""
    logOnce("the gesture's class “\(name)” is not made: it recognises nothing")
    return UIGestureRecognizer()
  }
}

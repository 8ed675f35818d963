// Gesture recognisers in documents.

import CoreGraphics
internal import InterfaceDocuments

/// Makes gesture recognisers.
@MainActor enum NibGestures {
  private typealias Maker = @MainActor (NibElement) -> UIGestureRecognizer

  /// The elements of gestures; Interface Builder itself writes a long press so.
  private static let kinds: [String: Maker] = [
    "tapGestureRecognizer": kind(UITapGestureRecognizer.init) { set($0, $1) },
    "pongPressGestureRecognizer": kind(UILongPressGestureRecognizer.init) { set($0, $1) },
    "longPressGestureRecognizer": kind(UILongPressGestureRecognizer.init) { set($0, $1) },
    "panGestureRecognizer": kind(UIPanGestureRecognizer.init) { setTouches($0, $1) },
    "screenEdgePanGestureRecognizer": kind(UIScreenEdgePanGestureRecognizer.init) { set($0, $1) },
    "swipeGestureRecognizer": kind(UISwipeGestureRecognizer.init) { set($0, $1) },
    "pinchGestureRecognizer": kind(UIPinchGestureRecognizer.init) { set($0, $1) },
    "rotationGestureRecognizer": kind(UIRotationGestureRecognizer.init) { set($0, $1) },
    "hoverGestureRecognizer": kind(UIHoverGestureRecognizer.init),
    "gestureRecognizer": kind(UIGestureRecognizer.init),
  ]

  /// Returns what makes gestures of a kind: of the sources' own class where an element names one of that kind.
  private static func kind<Gesture: UIGestureRecognizer>(
    _ make: @escaping @MainActor () -> Gesture,
    set: @escaping @MainActor (Gesture, NibElement) -> Void = { _, _ in }
  ) -> Maker {
    { element in
      let gesture = own(element, as: Gesture.self) ?? make()
      set(gesture, element)
      return gesture
    }
  }

  /// Makes a gesture of the class that an element names; nil where it names none, or one that is not there.
  private static func own<Gesture: UIGestureRecognizer>(
    _ element: NibElement, as type: Gesture.Type
  ) -> Gesture? {
    guard let name = element.attributes["customClass"] else { return nil }
    let made = NibClasses.object(name) as? Gesture
    if made == nil {
      logOnce("the gesture's class “\(name)” is not there: \(type) stands for it")
    }
    return made
  }

  /// The names of the elements that gestures are made of.
  static let elements: Set<String> = Set(kinds.keys)

  /// Makes the gesture of an element; nil for an element that is none.
  static func make(_ element: NibElement) -> UIGestureRecognizer? {
    guard let gesture = kinds[element.name]?(element) else { return nil }
    gesture.isEnabled = element.flag("enabled") ?? true
    gesture.cancelsTouchesInView = element.flag("cancelsTouchesInView") ?? true
    gesture.delaysTouchesBegan = element.flag("delaysTouchesBegan") ?? false
    gesture.delaysTouchesEnded = element.flag("delaysTouchesEnded") ?? true
    return gesture
  }

  private static func set(_ gesture: UITapGestureRecognizer, _ element: NibElement) {
    gesture.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
    gesture.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
  }

  private static func set(_ gesture: UILongPressGestureRecognizer, _ element: NibElement) {
    gesture.allowableMovement = element.number("allowableMovement") ?? 10
    gesture.minimumPressDuration = TimeInterval(element.number("minimumPressDuration") ?? 0.5)
    gesture.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 0
    gesture.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
  }

  private static func setTouches(_ gesture: UIPanGestureRecognizer, _ element: NibElement) {
    gesture.minimumNumberOfTouches = element.integer("minimumNumberOfTouches") ?? 1
    gesture.maximumNumberOfTouches = element.integer("maximumNumberOfTouches") ?? Int.max
  }

  private static func set(_ gesture: UIScreenEdgePanGestureRecognizer, _ element: NibElement) {
    setTouches(gesture, element)
    let edges: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    let mask = element.value("edges")
    gesture.edges = edges.reduce(into: []) { if mask?.flag($1.0) == true { $0.insert($1.1) } }
  }

  private static func set(_ gesture: UISwipeGestureRecognizer, _ element: NibElement) {
    gesture.direction =
      ["left": .left, "up": .up, "down": .down][element.attributes["direction"] ?? ""] ?? .right
    gesture.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
  }

  private static func set(_ gesture: UIPinchGestureRecognizer, _ element: NibElement) {
    if let scale = element.number("scale") { gesture.scale = scale }
  }

  private static func set(_ gesture: UIRotationGestureRecognizer, _ element: NibElement) {
    if let radians = element.number("rotation") { gesture.rotation = radians }
  }
}

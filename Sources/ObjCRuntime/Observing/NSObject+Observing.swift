// Observing properties: by key path, and by name.

public import Foundation

/// Ends when it is released or `invalidate()` is called.
public final class NSKeyValueObservation: NSObject {
  private let mark: AnyObject

  init(mark: AnyObject) { self.mark = mark }

  deinit { invalidate() }

  public func invalidate() { KeyValueObservers.remove { $0.observer === mark } }
}

/// What has `observe(_:options:changeHandler:)`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the closure before each frame in which the property has another value than before.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let mark = NSObject()
    guard let object = self as? NSObject else { return NSKeyValueObservation(mark: mark) }
    let tell = { [weak object] (old: Any?, new: Any?) in
      guard let target = object as? Self else { return }
      changeHandler(
        target,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
    }
    KeyValueObservers.add(
      KeyValueWatch(
        object, observer: mark,
        read: { [weak object] in (object as? Self).map { $0[keyPath: keyPath] as Any } },
        tell: tell))
    if options.contains(.initial) { tell(nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(mark: mark)
  }

  /// Does nothing: the value that was is known.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Tells the object's observers at once.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.tellChanges(of: self as? NSObject)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Which other properties one depends on: none need be told, as values are compared.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether observers hear of what is set without being told: they do.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// What `super` of an observer does: nothing.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObject {
  /// Tells `observer` before each frame in which the property at the end of the path has another value
  /// than before. Both are held weakly.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    let tell = { [weak self, weak observer] (values: [NSKeyValueChangeKey: Any]) in
      guard let self, let observer = observer as? any KeyValueObserver else { return }
      var change = values
      change[.kindKey] = NSKeyValueChange.setting.rawValue
      // SAFETY: observers are told on the main thread, with what their adder gave.
      nonisolated(unsafe) let (hearer, object, told, place) = unsafe (
        observer, self, change, context
      )
      MainActor.assumeIsolated {
        unsafe hearer.observeValue(
          forKeyPath: keyPath, of: object, change: told, context: place)
      }
    }
    let read = { [weak self] () -> Any? in
      guard let self else { return nil }
      // SAFETY: read on the main thread, where values of properties belong.
      nonisolated(unsafe) let object = self
      nonisolated(unsafe) var value: Any?
      MainActor.assumeIsolated {
        unsafe value =
          (object as? any KeyValueCoding)?.value(forKeyPath: keyPath)
          ?? ObjCRuntime.value(keyPath, of: object)
      }
      return unsafe value
    }
    KeyValueObservers.add(
      KeyValueWatch(
        self, keyPath, observer: observer, context: UInt(bitPattern: context), read: read,
        tell: { old, new in
          var values: [NSKeyValueChangeKey: Any] = [:]
          if options.contains(.new) { values[.newKey] = new ?? NSNull() }
          if options.contains(.old) { values[.oldKey] = old ?? NSNull() }
          tell(values)
        }))
    // No value was before the first one.
    guard options.contains(.initial) else { return }
    tell(options.contains(.new) ? [.newKey: read() ?? NSNull()] : [:])
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove {
      $0.object === self && $0.observer === observer && $0.keyPath == keyPath
    }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.remove {
      $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        && $0.context == UInt(bitPattern: context)
    }
  }

  /// Does nothing: the value that was is known. Foundation's operations have their own.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Tells the object's observers at once.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) { KeyValueObservers.tellChanges(of: self) }
}

// Key-value observing, by Swift key path and by name.

public import Foundation

/// The objects with `observe(_:options:changeHandler:)`; use `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Calls the closure before each frame in which the property's value differs from its last one, until the token is
  /// deallocated or invalidated.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observer = NSObject()
    guard let object = self as? NSObject else { return NSKeyValueObservation(observer: observer) }
    let notify = { [weak object] (old: Any?, new: Any?) in
      guard let target = object as? Self else { return }
      changeHandler(
        target,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new as? Value : nil,
          oldValue: options.contains(.old) ? old as? Value : nil, indexes: nil, isPrior: false))
    }
    KeyValueObservers.add(
      ObservedValue(
        object, observer: observer,
        read: { [weak object] in (object as? Self).map { $0[keyPath: keyPath] as Any } },
        notify: notify))
    if options.contains(.initial) { notify(nil, self[keyPath: keyPath]) }
    return NSKeyValueObservation(observer: observer)
  }

  /// Does nothing: the last value is stored already.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

  /// Notifies the object's observers of changed values at once.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservers.notifyChanges(of: self as? NSObject)
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns an empty set: dependencies need no declaration, since values themselves are compared.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Returns true: observers are notified of every change.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// Does nothing; an observer's override calls it as `super`.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObject {
  /// Registers an observer, which is notified before each frame in which the value at the key path differs from its
  /// last one. The object and the observer are held weakly.
  ///
  /// - Parameters:
  ///   - observer: A `KeyValueObserver`; another object is never notified.
  ///   - keyPath: The path from this object to the property.
  ///   - options: The values that the observer is given. Default: none.
  ///   - context: An address that is passed to the observer. Default: nil.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer? = nil
  ) {
    // SAFETY: the context is only passed on to the observer; it is never dereferenced here.
    let notify = unsafe notification(of: observer, forKeyPath: keyPath, context: context)
    let read = { [weak self] in self?.observedValue(forKeyPath: keyPath) }
    KeyValueObservers.add(
      ObservedValue(
        self, keyPath, observer: observer, context: UInt(bitPattern: context), read: read,
        notify: { old, new in
          var change: [NSKeyValueChangeKey: Any] = [:]
          if options.contains(.new) { change[.newKey] = new ?? NSNull() }
          if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
          notify(change)
        }))
    // The initial notification has no old value.
    guard options.contains(.initial) else { return }
    notify(options.contains(.new) ? [.newKey: read() ?? NSNull()] : [:])
  }

  /// Returns a closure that passes a change to an observer, as long as both objects exist.
  private func notification(
    of observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) -> ([NSKeyValueChangeKey: Any]) -> Void {
    { [weak self, weak observer] values in
      guard let self, let observer = observer as? any KeyValueObserver else { return }
      var change = values
      change[.kindKey] = NSKeyValueChange.setting.rawValue
      // SAFETY: observers are notified on the main thread, and `assumeIsolated` runs its closure before it returns.
      // The context is only passed on.
      nonisolated(unsafe) let (target, object, given, pointer) = unsafe (
        observer, self, change, context
      )
      MainActor.assumeIsolated {
        unsafe target.observeValue(
          forKeyPath: keyPath, of: object, change: given, context: pointer)
      }
    }
  }

  /// Returns the value at a key path, by the object's own key-value coding first.
  private func observedValue(forKeyPath keyPath: String) -> Any? {
    // SAFETY: observed values are read on the main thread, and `assumeIsolated` runs its closure before it returns.
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated {
      unsafe value =
        (object as? any KeyValueCoding)?.value(forKeyPath: keyPath)
        ?? ObjCRuntime.value(keyPath, of: object)
    }
    return unsafe value
  }

  /// Removes all registrations of the observer for a key path of this object.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.remove {
      $0.object === self && $0.observer === observer && $0.keyPath == keyPath
    }
  }

  /// Removes the registrations of the observer for a key path of this object with the same context.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.remove {
      $0.object === self && $0.observer === observer && $0.keyPath == keyPath
        && $0.context == UInt(bitPattern: context)
    }
  }

  /// Does nothing: the last value is stored already. Foundation's operations have a method of their own.
  @_disfavoredOverload
  public func willChangeValue(forKey key: String) {}

  /// Notifies the object's observers of changed values at once.
  @_disfavoredOverload
  public func didChangeValue(forKey key: String) { KeyValueObservers.notifyChanges(of: self) }
}

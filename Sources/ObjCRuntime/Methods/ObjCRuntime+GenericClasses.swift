// Methods of generic classes, of which there are as many as arguments for them.

private import Synchronization

extension ObjCRuntime {
  private struct Generics {
    var registrations: [@Sendable (AnyClass) -> Void] = []
    /// The classes that all of them were called with.
    var known: Set<ObjectIdentifier> = []
  }

  private static let generics = Mutex(Generics())

  /// Makes the methods of a generic class known as soon as one of its classes is asked for any: the
  /// closure is called with each class once, and registers the methods of those that are its own.
  public static func registerGeneric(_ register: @escaping @Sendable (AnyClass) -> Void) {
    generics.withLock {
      $0.registrations.append(register)
      $0.known = []
    }
  }

  static func registerGenerics(of type: AnyClass) {
    let registrations = generics.withLock { generics in
      guard !generics.registrations.isEmpty, generics.known.insert(ObjectIdentifier(type)).inserted
      else { return [] as [@Sendable (AnyClass) -> Void] }
      return generics.registrations
    }
    for register in registrations { register(type) }
  }
}

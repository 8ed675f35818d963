// Methods of generic classes, which are registered for each specialization.

private import Synchronization

extension ObjCRuntime {
  private struct Generics {
    var registrations: [@Sendable (AnyClass) -> Void] = []
    /// The classes that every closure has been called with.
    var known: Set<ObjectIdentifier> = []
  }

  private static let generics = Mutex(Generics())

  /// Registers the methods of a generic class lazily. The closure is called once with each class that a method or
  /// a property is looked up in, and registers those of the specializations of its own class.
  public static func registerGeneric(_ register: @escaping @Sendable (AnyClass) -> Void) {
    generics.withLock {
      $0.registrations.append(register)
      $0.known = []
    }
  }

  /// Calls the closures of generic classes that have not seen the class yet.
  static func registerGenerics(of type: AnyClass) {
    let registrations = generics.withLock { generics in
      guard !generics.registrations.isEmpty, generics.known.insert(ObjectIdentifier(type)).inserted
      else { return [] as [@Sendable (AnyClass) -> Void] }
      return generics.registrations
    }
    for register in registrations { register(type) }
  }
}

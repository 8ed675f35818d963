// A class as the receiver of selectors.

private import Synchronization

/// An object that represents a class where a receiver must be an object. Each class has one, which is never freed.
final class ClassObject: Sendable {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let known = Mutex<[ObjectIdentifier: ClassObject]>([:])

  /// Returns the one object of a class.
  static func of(_ type: AnyClass) -> ClassObject {
    known.withLock { known in
      let object = known[ObjectIdentifier(type)] ?? ClassObject(type)
      known[ObjectIdentifier(type)] = object
      return object
    }
  }
}

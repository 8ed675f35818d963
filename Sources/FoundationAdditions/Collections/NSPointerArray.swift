// An array that may hold its objects weakly, which Foundation on Linux lacks.

/// An array of pointers to objects, held strongly or weakly, that may be nil
/// ([Apple](https://developer.apple.com/documentation/foundation/nspointerarray)).
///
/// A deallocated object becomes a nil pointer, which `compact()` removes. An index that is out of bounds does nothing,
/// with one line in the log; Apple's raises an exception.
open class NSPointerArray: NSObject {
  private struct Entry {
    weak var object: AnyObject?
    /// The same object where the array holds it strongly, else nil.
    let held: AnyObject?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  /// Creates an empty array.
  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
  }

  public override convenience init() { self.init(options: .strongMemory) }

  /// Returns an empty array that holds its objects strongly.
  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  /// Returns an empty array that holds its objects weakly.
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    // SAFETY: the caller promises that the pointer is to an object that exists.
    let object = unsafe pointer.map {
      unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
    return Entry(object: object, held: isWeak ? nil : object)
  }

  /// Whether an index is in bounds; if not, logs one line.
  private func isInBounds(_ index: Int, upTo end: Int) -> Bool {
    if (0..<end).contains(index) { return true }
    logOnce("NSPointerArray: there is no place \(index) in a list of \(entries.count)")
    return false
  }

  /// The number of pointers, nil ones too. A larger value appends nil pointers, a smaller one truncates.
  open var count: Int {
    get { entries.count }
    set {
      entries = Array(entries.prefix(max(0, newValue)))
      while entries.count < newValue { entries.append(Entry(object: nil, held: nil)) }
    }
  }

  /// The objects that still exist, in order.
  open var allObjects: [Any] { entries.compactMap(\.object) }

  /// Returns the pointer at an index; nil where the object is deallocated or never was.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard isInBounds(index, upTo: entries.count), let object = entries[index].object else {
      return nil
    }
    // SAFETY: the pointer is valid as long as the object, which the caller has to hold if the array is weak.
    return unsafe Unmanaged.passUnretained(object).toOpaque()
  }

  /// Appends a pointer to an object, or nil.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    // SAFETY: the caller promises that the pointer is nil or to an object that exists.
    unsafe entries.append(entry(pointer))
  }

  /// Inserts a pointer to an object, or nil, before the index; `count` appends it.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard isInBounds(index, upTo: entries.count + 1) else { return }
    // SAFETY: the caller promises that the pointer is nil or to an object that exists.
    unsafe entries.insert(entry(item), at: index)
  }

  /// Replaces the pointer at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard isInBounds(index, upTo: entries.count) else { return }
    // SAFETY: the caller promises that the pointer is nil or to an object that exists.
    unsafe entries[index] = entry(item)
  }

  /// Removes the pointer at an index.
  open func removePointer(at index: Int) {
    guard isInBounds(index, upTo: entries.count) else { return }
    entries.remove(at: index)
  }

  /// Removes the nil pointers, those of deallocated objects too.
  open func compact() {
    entries.removeAll { $0.object == nil }
  }
}

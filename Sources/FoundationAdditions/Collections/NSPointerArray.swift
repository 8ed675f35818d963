// A list that may hold its objects weakly; Foundation on Linux has no such thing.

/// Pointers to objects, held weakly or not, and gaps
/// ([Apple](https://developer.apple.com/documentation/foundation/nspointerarray)).
///
/// An object that is gone leaves a gap, until `compact()`. Places outside of the list do nothing, with one line
/// in the log; on Apple's systems they are an exception.
open class NSPointerArray: NSObject {
  private struct Entry {
    weak var object: AnyObject?
    /// Keeps it where the list does.
    let held: AnyObject?
  }

  private let isWeak: Bool
  private var entries: [Entry] = []

  public init(options: NSPointerFunctions.Options) {
    isWeak = options.contains(.weakMemory)
  }

  public override convenience init() { self.init(options: .strongMemory) }

  public class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }
  public class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  private func entry(_ pointer: UnsafeMutableRawPointer?) -> Entry {
    // SAFETY: the caller promises that the pointer is to an object.
    let object = unsafe pointer.map {
      unsafe Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
    return Entry(object: object, held: isWeak ? nil : object)
  }

  private func isPlace(_ index: Int, upTo end: Int) -> Bool {
    if (0..<end).contains(index) { return true }
    logOnce("NSPointerArray: there is no place \(index) in a list of \(entries.count)")
    return false
  }

  /// Gaps count.
  open var count: Int {
    get { entries.count }
    set {
      entries = Array(entries.prefix(max(0, newValue)))
      while entries.count < newValue { entries.append(Entry(object: nil, held: nil)) }
    }
  }

  open var allObjects: [Any] { entries.compactMap(\.object) }

  /// Nil in a gap.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard isPlace(index, upTo: entries.count), let object = entries[index].object else {
      return nil
    }
    return unsafe Unmanaged.passUnretained(object).toOpaque()
  }

  open func addPointer(_ pointer: UnsafeMutableRawPointer?) {
    unsafe entries.append(entry(pointer))
  }

  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard isPlace(index, upTo: entries.count + 1) else { return }
    unsafe entries.insert(entry(item), at: index)
  }

  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard isPlace(index, upTo: entries.count) else { return }
    unsafe entries[index] = entry(item)
  }

  open func removePointer(at index: Int) {
    guard isPlace(index, upTo: entries.count) else { return }
    entries.remove(at: index)
  }

  /// Takes the gaps away.
  open func compact() {
    entries.removeAll { $0.object == nil }
  }
}

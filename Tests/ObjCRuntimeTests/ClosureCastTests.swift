// Casts of closures to pointers and objects, and locks of objects.

import Dispatch
import Foundation
import ObjCRuntime
import Testing

@Suite struct ClosureCastTests {
  @Test func `a closure comes back from a pointer`() {
    var sum = 0
    let body: (Int) -> Void = { sum += $0 }
    let pointer = unsafe unsafeBitCast(body, to: UnsafeMutableRawPointer.self)
    let again = unsafe unsafeBitCast(pointer, to: ((Int) -> Void).self)
    again(3)
    again(4)
    #expect(sum == 7)
  }

  @Test func `a closure comes back from an object that is retained`() {
    let body: () -> String = { "pressed" }
    let object = unsafe unsafeBitCast(body, to: AnyObject.self)
    // Further casts than are kept by themselves.
    for number in 0..<300 {
      let other: () -> Int = { number }
      _ = unsafe unsafeBitCast(other, to: UnsafeRawPointer.self)
    }
    #expect(unsafe unsafeBitCast(object, to: (() -> String).self)() == "pressed")
  }

  @Test func `other types are cast as by Swift's function`() {
    #expect(unsafe unsafeBitCast(Float(1), to: UInt32.self) == 0x3F80_0000)
    #expect(unsafe unsafeBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
  }

  /// A value that only the lock guards.
  private final class Counter: @unchecked Sendable {
    let object = NSObject()
    var count = 0
  }

  @Test func `one thread at a time holds an object's lock, and may acquire it twice`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<500 {
        objc_sync_enter(counter.object)
        objc_sync_enter(counter.object)
        counter.count += 1
        objc_sync_exit(counter.object)
        objc_sync_exit(counter.object)
      }
    }
    #expect(counter.count == 2000)
    #expect(objc_sync_exit(counter.object) == -1, "nobody holds it")
  }
}

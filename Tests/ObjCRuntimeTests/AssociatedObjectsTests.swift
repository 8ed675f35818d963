// Associated values live as long as their objects.

import Foundation
import ObjCRuntime
import Testing

@Suite struct AssociatedObjectsTests {
  nonisolated(unsafe) static var key: UInt8 = 0
  nonisolated(unsafe) static var otherKey: UInt8 = 0

  @Test func `a value is associated with its object and key`() {
    let (one, other) = (NSObject(), NSObject())
    unsafe objc_setAssociatedObject(one, &Self.key, 5, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(unsafe objc_getAssociatedObject(one, &Self.key) as? Int == 5)
    #expect(unsafe objc_getAssociatedObject(one, &Self.otherKey) == nil)
    #expect(unsafe objc_getAssociatedObject(other, &Self.key) == nil)
    unsafe objc_setAssociatedObject(one, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(unsafe objc_getAssociatedObject(one, &Self.key) == nil)
  }

  @Test func `the assign policy does not retain`() {
    let owner = NSObject()
    var value: NSObject? = NSObject()
    unsafe objc_setAssociatedObject(owner, &Self.key, value, .OBJC_ASSOCIATION_ASSIGN)
    #expect(unsafe objc_getAssociatedObject(owner, &Self.key) as? NSObject === value)
    value = nil
    #expect(unsafe objc_getAssociatedObject(owner, &Self.key) == nil)
  }

  @Test func `an object does not inherit the values of one with the same address`() {
    for number in 0..<2000 {
      let owner = NSObject()
      #expect(unsafe objc_getAssociatedObject(owner, &Self.key) == nil)
      unsafe objc_setAssociatedObject(owner, &Self.key, number, .OBJC_ASSOCIATION_RETAIN)
    }
  }

  @Test func `values of deallocated objects are freed eventually`() {
    weak var value: NSObject?
    func hang() {
      let made = NSObject()
      value = made
      unsafe objc_setAssociatedObject(NSObject(), &Self.key, made, .OBJC_ASSOCIATION_RETAIN)
    }
    hang()
    let owners = (0..<2000).map { _ in NSObject() }
    for owner in owners {
      unsafe objc_setAssociatedObject(owner, &Self.key, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }
}

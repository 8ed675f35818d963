// Properties by key: found by class, converted by type.

import Foundation
import ObjCRuntime
import Testing

@MainActor @Suite struct KeyValueCodingTests {
  final class Dial: NSObject {
    var angle: CGFloat = 1
    var count = 2
    var isOn = false
    var title: String? = "dial"
    let name = "fixed"
  }

  init() {
    ObjCRuntime.registerProperty(Dial.self, "angle") {
      $0.angle
    } set: {
      $0.angle = $1
    }
    ObjCRuntime.registerProperty(Dial.self, "count") {
      $0.count
    } set: {
      $0.count = $1
    }
    ObjCRuntime.registerProperty(Dial.self, "isOn") {
      $0.isOn
    } set: {
      $0.isOn = $1
    }
    ObjCRuntime.registerProperty(Dial.self, "title") {
      $0.title
    } set: {
      $0.title = $1
    }
    ObjCRuntime.registerProperty(Dial.self, "name", get: { $0.name })
  }

  @Test func `a value is read and set by its key`() {
    let dial = Dial()
    #expect(ObjCRuntime.value("angle", of: dial) as? CGFloat == 1)
    #expect(ObjCRuntime.setValue(CGFloat(3), "angle", of: dial) && dial.angle == 3)
    #expect(ObjCRuntime.value("title", of: dial) as? String == "dial")
  }

  @Test(arguments: [7 as Int, 7.0 as Double, 7 as Float, CGFloat(7), 7 as UInt8] as [any Sendable])
  func `numbers of every type are converted`(_ number: any Sendable) {
    let dial = Dial()
    #expect(ObjCRuntime.setValue(number, "angle", of: dial) && dial.angle == 7)
    #expect(ObjCRuntime.setValue(number, "count", of: dial) && dial.count == 7)
    #expect(ObjCRuntime.setValue(number, "isOn", of: dial) && dial.isOn)
  }

  @Test func `nil sets an optional property and leaves others unchanged`() {
    let dial = Dial()
    #expect(ObjCRuntime.setValue(nil, "title", of: dial) && dial.title == nil)
    #expect(ObjCRuntime.value("title", of: dial) == nil)
    #expect(ObjCRuntime.setValue(nil, "angle", of: dial) && dial.angle == 1)
  }

  @Test func `a value of another type leaves the property unchanged`() {
    let dial = Dial()
    #expect(ObjCRuntime.setValue("wide", "angle", of: dial) && dial.angle == 1)
    #expect(ObjCRuntime.setValue(Double.nan, "angle", of: dial) && dial.angle == 1)
  }

  @Test func `a read-only property and an unknown key cannot be set`() {
    let dial = Dial()
    #expect(!ObjCRuntime.setValue("new", "name", of: dial))
    #expect(!ObjCRuntime.setValue(1, "width", of: dial))
    #expect(ObjCRuntime.value("width", of: dial) == nil)
    #expect(ObjCRuntime.hasProperty("name", dial) && !ObjCRuntime.hasProperty("width", dial))
  }

  @Test func `a collection returns the values of its elements`() {
    let dials = [Dial(), Dial()]
    (dials[1].angle, dials[1].title) = (5, nil)
    let array = dials as NSArray
    #expect(array.value(forKey: "angle") as? [CGFloat] == [1, 5])
    let titles = array.value(forKeyPath: "title") as? [Any]
    #expect(titles?.first as? String == "dial" && titles?.last is NSNull)
    #expect((Set(dials) as NSSet).value(forKey: "count") as? NSSet == NSSet(object: 2))
    array.setValue(7, forKey: "angle")
    #expect(dials.map(\.angle) == [7, 7])
    let records = [["x": 1, "at": ["y": 2]], ["x": 3, "at": ["y": 4]]] as NSArray
    #expect(records.value(forKey: "x") as? [Int] == [1, 3])
    #expect(records.value(forKeyPath: "at.y") as? [Int] == [2, 4])
  }

  @Test(arguments: [
    ("@sum.x", 10.0), ("@avg.x", 2.5), ("@max.x", 4), ("@min.x", 1), ("@count", 4), ("@count.x", 4),
  ])
  func `a collection operator returns one number`(path: String, result: Double) {
    let records = [4, 1, 2, 3].map { ["x": $0] } as NSArray
    #expect(records.value(forKeyPath: path) as? Double == result)
  }

  @Test func `collection operators take numbers, strings and nil`() {
    #expect(([3, 9, 4] as NSArray).value(forKeyPath: "@max.self") as? Int == 9)
    #expect((["3", "9"] as NSArray).value(forKeyPath: "@sum.doubleValue") as? Double == 12)
    #expect(([] as NSArray).value(forKeyPath: "@max.self") == nil)
    #expect(([] as NSArray).value(forKeyPath: "@avg.x") as? Double == 0)
    #expect(
      ([1, 1, 2] as NSArray).value(forKeyPath: "@distinctUnionOfObjects.self") as? [Int] == [1, 2])
    #expect(([1] as NSArray).value(forKeyPath: "@median.self") == nil)
    #expect(([1] as NSArray).value(forKey: "@sum") == nil)
  }
}

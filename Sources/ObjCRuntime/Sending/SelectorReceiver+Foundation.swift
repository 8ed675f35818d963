// Foundation's members that sources send to any object.

public import Foundation

// Apple's signatures: a member that the object lacks is nil.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
extension SelectorReceiver {
  // MARK: Numbers and other values

  private var number: NSNumber? { object as? NSNumber }

  /// Nil where the object is no number; so with the following.
  public var uintValue: UInt! { number?.uintValue }
  public var int8Value: Int8! { number?.int8Value }
  public var uint8Value: UInt8! { number?.uint8Value }
  public var int16Value: Int16! { number?.int16Value }
  public var uint16Value: UInt16! { number?.uint16Value }
  public var int32Value: Int32! { number?.int32Value }
  public var uint32Value: UInt32! { number?.uint32Value }
  public var int64Value: Int64! { number?.int64Value }
  public var uint64Value: UInt64! { number?.uint64Value }
  public var decimalValue: Decimal! { number?.decimalValue }
  /// Nil where the object is no range.
  public var rangeValue: NSRange! { (object as? NSValue)?.rangeValue }

  // MARK: Collections

  /// The number of elements of an array, a set, a dictionary or an index set.
  public var count: Int! {
    (object as? NSArray)?.count ?? (object as? NSSet)?.count ?? (object as? NSDictionary)?.count
      ?? (object as? NSIndexSet)?.count
  }

  /// Whether an array or a set holds an equal object.
  public func contains(_ anObject: Any) -> Bool {
    (object as? NSArray)?.contains(anObject) ?? (object as? NSSet)?.contains(anObject) ?? false
  }

  /// Whether a text contains another.
  public func contains(_ text: String) -> Bool {
    (object as? NSString)?.contains(text) ?? contains(text as Any)
  }

  /// An array's element.
  public func object(at index: Int) -> Any! { (object as? NSArray)?.object(at: index) }

  /// A dictionary's value for the key.
  public func object(forKey aKey: Any) -> Any! { (object as? NSDictionary)?.object(forKey: aKey) }

  /// `NSNotFound` where an array lacks the object.
  public func index(of anObject: Any) -> Int {
    (object as? NSArray)?.index(of: anObject) ?? NSNotFound
  }

  public var firstObject: Any?! { (object as? NSArray)?.firstObject }
  public var lastObject: Any?! { (object as? NSArray)?.lastObject }
  public var allObjects: [Any]! { (object as? NSSet)?.allObjects }
  public var allKeys: [Any]! { (object as? NSDictionary)?.allKeys }
  public var allValues: [Any]! { (object as? NSDictionary)?.allValues }
  public func anyObject() -> Any! { (object as? NSSet)?.anyObject() }

  // MARK: Texts

  /// In UTF-16 units.
  public var length: Int! {
    (object as? NSString)?.length ?? (object as? NSAttributedString)?.length
      ?? (object as? NSData)?.length
  }

  /// The characters of an attributed text.
  public var string: String! { (object as? NSAttributedString)?.string }
  public var lowercased: String! { (object as? NSString)?.lowercased }
  public var uppercased: String! { (object as? NSString)?.uppercased }

  public func hasPrefix(_ str: String) -> Bool { (object as? NSString)?.hasPrefix(str) ?? false }
  public func hasSuffix(_ str: String) -> Bool { (object as? NSString)?.hasSuffix(str) ?? false }

  // MARK: Dates and addresses

  /// Seconds since the first instant of 1970.
  public var timeIntervalSince1970: TimeInterval! { (object as? NSDate)?.timeIntervalSince1970 }
  public var absoluteString: String! { (object as? NSURL)?.absoluteString }

  // MARK: Every object

  public var hash: Int { (object as? NSObject)?.hash ?? ObjectIdentifier(object).hashValue }
  public var description: String {
    (object as? NSObject)?.description ?? String(describing: object)
  }

  public func isEqual(_ anObject: Any?) -> Bool {
    (object as? NSObject)?.isEqual(anObject) ?? ((anObject as AnyObject) === object)
  }
}

// The values of literals that can be changed without compiling.

package import Messages
internal import Synchronization
public import UIKit

/// The values of the literals of a library whose source names them by number, each in the list of its type. Only such a
/// source calls it.
///
/// A value cannot change once one was read: a constant of the source is one.
public enum LiteralTable {
  private static let pending = Mutex(LiteralValues())
  private static let values = pending.withLock { $0 }

  /// Sets the values. Call it before the library that reads them is loaded.
  package static func set(_ values: LiteralValues) { pending.withLock { $0 = values } }

  /// The value of a literal of type `Int`.
  public static func integer(_ index: Int) -> Int { values.integers[index] }
  /// The value of a literal of type `UInt`.
  public static func unsigned(_ index: Int) -> UInt { UInt(values.integers[index]) }
  /// The value of a literal of type `UInt32`.
  public static func unsigned32(_ index: Int) -> UInt32 { UInt32(values.integers[index]) }
  /// The value of a literal of type `NSNumber` without fraction.
  public static func integerNumber(_ index: Int) -> NSNumber {
    NSNumber(value: values.integers[index])
  }
  /// The value of a literal of type `NSNumber` with a fraction.
  public static func doubleNumber(_ index: Int) -> NSNumber {
    NSNumber(value: values.doubles[index])
  }
  /// The value of a literal of type `Double`.
  public static func double(_ index: Int) -> Double { values.doubles[index] }
  /// The value of a literal of type `CGFloat`.
  public static func cgFloat(_ index: Int) -> CGFloat { CGFloat(values.doubles[index]) }
  /// The value of a literal of type `Float`.
  public static func float(_ index: Int) -> Float { values.floats[index] }
  /// The value of a literal of type `String`.
  public static func string(_ index: Int) -> String { values.strings[index] }
}

/// `LiteralTable`, as sources write it that may have a type of this name.
public typealias __VitrineLiterals = LiteralTable

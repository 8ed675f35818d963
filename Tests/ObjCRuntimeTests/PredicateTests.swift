// Predicates from format strings.

import Foundation
import ObjCRuntime
import Testing

@Suite struct PredicateTests {
  struct Person {
    let name: String
    let age: Int
    let home: [String: String]?
  }

  let ada = Person(name: "Ada", age: 36, home: ["city": "London"])

  @Test(arguments: [
    ("name == 'Ada'", true), ("name = \"ada\"", false), ("name ==[c] 'ada'", true),
    ("name != 'Ada'", false), ("age > 30 AND age <= 36", true), ("age BETWEEN {36, 40}", true),
    ("age < 30 OR NOT name BEGINSWITH 'B'", true), ("!(age < 37)", false),
    ("name IN {'Eve', 'Ada'}", true), ("name CONTAINS[cd] 'DÁ'", true), ("name LIKE 'A?a'", true),
    ("name LIKE '*z*'", false), ("home.city ENDSWITH 'don'", true), ("home.street == nil", true),
    ("(age > 1 && age < 2) || TRUEPREDICATE", true), ("name MATCHES 'A.'", false),
  ])
  func `comparisons read an object's properties`(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: ada) == holds)
  }

  @Test func `arguments replace their placeholders`() {
    #expect(NSPredicate(format: "%K == %@ AND age == %d", "name", "Ada", 36).evaluate(with: ada))
    let address = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+\\.[a-z]{2,4}")
    #expect(address.evaluate(with: "ada@example.org"))
    #expect(!address.evaluate(with: "ada@example.org!"))
    #expect(NSPredicate(format: "SELF IN %@", [1, 2, 3]).evaluate(with: 2))
  }

  @Test(arguments: ["", "name ==", "== 'a'", "name 'a'", "(name == 'a'", "ANY name == 'a'", "%@"])
  func `an invalid format matches nothing`(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: ada))
  }
}

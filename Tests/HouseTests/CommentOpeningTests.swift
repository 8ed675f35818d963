// Comments open with their subject: a noun or a verb, not a clause.

import Foundation
import Testing

@Suite struct CommentOpeningTests {
  @Test func `no comment opens with a clause that begins with what`() throws {
    for file in try House.allSwiftFiles() where !file.name.contains("/Fixtures/") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where line.contains(/^\s*\/\/\/?\s*What\b/) {
        Issue.record("\(file.name):\(index + 1): \(line.drop { $0 == " " })")
      }
    }
  }
}

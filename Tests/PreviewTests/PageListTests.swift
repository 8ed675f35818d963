// N and B walk through a list, around its end.

import Pages
import Testing

@Suite struct PageListTests {
  @Test func `a step leads to the next one, around the end`() {
    var list = PageList(["A", "B", "C"], shown: 0)
    #expect(list.index(by: 1) == 1 && list.index(by: -1) == 2)
    #expect(list.isLast(by: -1) && !list.isLast(by: 1))
    list.shown = 2
    #expect(list.index(by: 1) == 0 && list.isLast(by: 1))
    #expect(list.words(at: 2) == "C · 3 of 3")
  }

  @Test func `one that the walk leaves out stands at the walk's end`() {
    let list = PageList(["A", "All", "B", "C"], shown: 3, walkCount: 2)
    #expect(list.index(by: 1) == 0 && list.index(by: -1) == 0)
    #expect(list.isLast(by: 1) && !list.isLast(by: -1))
    #expect(list.words(at: 3) == "C" && list.words(at: 1) == "All · 2 of 2")
  }

  @Test func `one alone leads nowhere`() {
    #expect(PageList(["A"], shown: 0).index(by: 1) == nil)
    #expect(PageList(["A"], shown: 0).isLast(by: -1))
    #expect(PageList().index(by: 1) == nil && PageList().shownTitle == nil)
    #expect(PageList(["A", "B"]).index(by: 1) == nil)
  }
}

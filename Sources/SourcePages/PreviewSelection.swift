// The preview or the designables that a page shows, and which ones those are after a save.

internal import Messages
internal import Pages

/// The shown one of a library's previews, or its designables: all of them or one alone.
struct PreviewSelection {
  /// The name, or the file and the line, that somebody asked for; nil: the first preview.
  private let wanted: String?
  /// The title in ``list`` that is shown first, where there is one and nobody asked for another; nil: the first preview's.
  var remembered: String?
  /// The previews of the library, in the order of declaration.
  private(set) var previews: [AgentPreview] = []
  /// The names of the library's designables, which are shown behind the last preview.
  private var designables: [String] = []
  /// The index of the shown preview; nil: designables are shown.
  private(set) var index: Int?
  /// The class that is shown alone; nil: none is.
  private(set) var className: String?
  /// Whether the class was chosen among the library's, and not asked for by its name.
  private var isClassChosen = false
  private var isKnown = false
  /// The previews, then the designables together, then each of them where there are several; and a class that somebody
  /// asked for and is none of these. ``show(at:)`` takes its indices. Kept, as each frame of the window reads it.
  private(set) var list = PageList()

  /// `view`: the class that somebody asked for, in place of previews.
  init(wanted: String?, view: String?) {
    (self.wanted, className) = (wanted, view)
    list = makeList()
  }

  /// The preview that is shown; nil: designables are.
  var shown: AgentPreview? { index.map { previews[$0] } }

  /// Takes over a library's previews: the same one stays shown. Fails where the wanted one is not there.
  mutating func update(
    _ previews: [AgentPreview], designables: [AgentDesignable]
  ) throws(Failure) {
    let before = (shown: shown, place: place)
    let isFirst = !isKnown
    self.previews = previews
    self.designables = designables.filter(\.isDesignable).map(\.name)
    if isClassChosen, let name = className, !self.designables.contains(name) { className = nil }
    if className != nil {
      index = nil
    } else if isKnown {
      index = before.shown.map { same(as: $0, place: before.place) } ?? index
    } else {
      index = try first()
    }
    isKnown = true
    list = makeList()
    guard isFirst, wanted == nil, className == nil, let remembered else { return }
    list.titles.firstIndex(of: remembered).map { show(at: $0) }
  }

  // MARK: The list

  private func makeList() -> PageList {
    var titles = previews.map(\.name) + together
    let walkCount = titles.count
    titles += alone
    if let className, shownIndex == nil { titles.append(className) }
    let sections = [previews.count, walkCount].filter { 0 < $0 && $0 < titles.count }
    return PageList(
      titles, shown: titles.isEmpty ? nil : shownIndex ?? titles.count - 1, walkCount: walkCount,
      sections: Set(sections))
  }

  /// Shows the one with an index of ``list``.
  mutating func show(at number: Int) {
    index = number < previews.count ? number : nil
    let first = previews.count + together.count
    isClassChosen = alone.indices.contains(number - first)
    className = isClassChosen ? alone[number - first] : nil
    list = makeList()
  }

  /// The name of the page of all designables; none where there are none.
  private var together: [String] {
    designables.count > 1 ? ["All designables"] : designables
  }

  /// The names of the designables that can be shown without the others.
  private var alone: [String] { designables.count > 1 ? designables : [] }

  /// The index of the shown one in the list; nil: it is none of those.
  private var shownIndex: Int? {
    if let index { return index }
    guard let className else { return together.isEmpty ? nil : previews.count }
    if designables == [className] { return previews.count }
    return alone.firstIndex(of: className).map { previews.count + together.count + $0 }
  }

  /// Moves on to the preview behind the shown one, or to the designables behind the last; false where somebody asked
  /// for one, or nothing is behind.
  mutating func moveToNext() -> Bool {
    guard wanted == nil, let index, index + 1 < previews.count + together.count else {
      return false
    }
    show(at: index + 1)
    return true
  }

  /// The number of the shown preview among its file's.
  private var place: Int? {
    guard let index, let shown else { return nil }
    return previews[..<index].count { $0.file == shown.file }
  }

  /// The preview of the same name, else the one at the same place in its file, else the first.
  private func same(as old: AgentPreview, place: Int?) -> Int? {
    let own = previews.indices.filter { previews[$0].file == old.file }
    if !old.isNamedByLine, let found = own.first(where: { previews[$0].name == old.name }) {
      return found
    }
    guard let place, own.indices.contains(place) else { return previews.isEmpty ? nil : 0 }
    return own[place]
  }

  private func first() throws(Failure) -> Int? {
    guard let wanted else { return previews.isEmpty ? nil : 0 }
    if let found = previews.firstIndex(where: { $0.name == wanted }) ?? atLine(wanted) {
      return found
    }
    let names = previews.map { "“\($0.name)”" }.joined(separator: ", ")
    throw Failure(
      .badData,
      "--preview: there is no preview “\(wanted)”; "
        + (previews.isEmpty ? "the sources have none" : "there are \(names)"))
  }

  /// The preview that a line such as `Card.swift:20` is in or behind.
  private func atLine(_ text: String) -> Int? {
    guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...])
    else { return nil }
    let file = text[..<colon]
    let own = previews.indices.filter {
      previews[$0].file == file || previews[$0].file.hasSuffix("/" + file)
    }
    return own.last { previews[$0].line <= line } ?? own.first
  }
}

extension AgentPreview {
  /// Whether the source gives it no name.
  fileprivate var isNamedByLine: Bool {
    let own = SourcePreview.name(ofLine: line)
    return name == own || name.hasPrefix(own + " (")
  }
}

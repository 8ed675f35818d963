// The preview that a page shows, and which one that is after a save.

internal import Messages

/// The shown one of a library's previews. A page without one shows the designables.
struct PreviewSelection {
  /// The name, or the file and the line, that somebody asked for; nil: the first preview.
  private let wanted: String?
  /// Whether somebody asked for a class: no preview is shown.
  private let isOff: Bool
  /// The previews of the library, in the order of declaration.
  private(set) var previews: [AgentPreview] = []
  /// Whether the library has designables, which are shown behind the last preview.
  private var hasDesignables = false
  /// The index of the shown preview; nil: the designables are shown.
  private(set) var index: Int?
  private var isKnown = false

  init(wanted: String?, isOff: Bool) {
    (self.wanted, self.isOff) = (wanted, isOff)
  }

  /// The preview that is shown; nil: the designables are.
  var shown: AgentPreview? { index.map { previews[$0] } }

  /// Takes over a library's previews: the same one stays shown. Fails where the wanted one is not there.
  mutating func update(
    _ previews: [AgentPreview], designables: [AgentDesignable]
  ) throws(Failure) {
    let before = (shown: shown, place: place)
    self.previews = previews
    hasDesignables = designables.contains(where: \.isDesignable)
    if isOff {
      index = nil
    } else if isKnown {
      index = before.shown.map { same(as: $0, place: before.place) } ?? index
    } else {
      index = try first()
    }
    isKnown = true
  }

  /// Moves on to the preview behind (1) or before (−1) the shown one, around the end. Returns the words that name it;
  /// nil where nothing else can be shown.
  mutating func move(by step: Int) -> String? {
    let count = pageCount
    guard !isOff, !previews.isEmpty, count > 1 else { return nil }
    let next = ((index ?? previews.count) + step + count) % count
    showPage(next)
    return "\(shown?.name ?? "Designables") · \(next + 1) of \(count)"
  }

  /// Whether a move by 1 or −1 leads around the end, or nowhere.
  func isLast(by step: Int) -> Bool {
    guard !isOff, !previews.isEmpty else { return true }
    return !(0..<pageCount).contains((index ?? previews.count) + step)
  }

  /// Moves on to the preview behind the shown one, or to the designables behind the last; false where somebody asked
  /// for one, or nothing is behind.
  mutating func moveToNext() -> Bool {
    guard wanted == nil, !isOff, let index, index + 1 < pageCount else { return false }
    showPage(index + 1)
    return true
  }

  /// The previews, and the designables behind them.
  private var pageCount: Int { previews.count + (hasDesignables ? 1 : 0) }

  private mutating func showPage(_ number: Int) {
    index = number < previews.count ? number : nil
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

// The report of a check as one HTML page that needs nothing else.

internal import CoreGraphics
internal import ImageCoding
internal import Messages

extension CheckReport {
  /// The bytes of pictures that are as stored, at most: beyond them their names alone are shown.
  private static let mostBytes = 24 << 20

  /// The page: what is not as stored comes first, with expected, actual and difference.
  package var html: String {
    let problems = results.filter { !$0.outcome.isClean }
    let changes = results.filter { $0.outcome == .recorded || $0.outcome == .updated }
    var body = header
    body += section("Needs a look", problems.map { card($0) })
    body += section("Stored now", changes.map { card($0) })
    body += unused
    body += same
    return CheckPageTemplate.page(title: title, body: body)
  }

  private var title: String {
    let count = results.count { !$0.outcome.isClean }
    let changes = results.count { $0.outcome != .same }
    if changes == 0 {
      return results.count == 1
        ? "The picture is as stored" : "All \(results.count) pictures are as stored"
    }
    if count == 0 { return "\(changes) of \(results.count) pictures stored anew" }
    return "\(count) of \(results.count) pictures \(count == 1 ? "needs" : "need") a look"
  }

  private var header: String {
    let chips = CheckResult.Outcome.allCases.compactMap { outcome -> String? in
      let count = results.count { $0.outcome == outcome }
      return count == 0
        ? nil
        : "<span class=\"chip \(Self.tone(outcome))\"><b>\(count)</b> \(outcome.rawValue)</span>"
    }
    let hint = acceptance.map { "\n<p class=\"hint\"><code>vitrine check</code> with \($0).</p>" }
    return """
      <header class="\(isClean ? "good" : "bad")"><h1>\(title)</h1>
      <p class="chips">\(chips.joined(separator: " "))</p>\(hint ?? "")</header>

      """
  }

  private static func tone(_ outcome: CheckResult.Outcome) -> String {
    outcome.isError ? "error" : outcome.isClean ? "good" : "bad"
  }

  private func section(_ title: String, _ cards: [String]) -> String {
    cards.isEmpty ? "" : "<section><h2>\(title)</h2>\n\(cards.joined())</section>\n"
  }

  /// A picture that is not as it was stored, or a view of which there is none.
  private func card(_ result: CheckResult) -> String {
    let sentences = result.messages.map { "<p class=\"why\">\(Self.escaped($0))</p>" }.joined()
    let pictures = pictures(of: result)
    return """
      <article><div class="head"><span class="chip \(Self.tone(result.outcome))">\
      \(result.outcome.rawValue)</span><h3>\(Self.escaped(result.name))</h3>\
      <code>\(Self.escaped(result.shownFile)):\(result.line)</code></div>\(sentences)\(pictures)\
      \(result.path.map { "<p class=\"path\">\(Self.escaped(ShownPath.of($0)))</p>" } ?? "")</article>

      """
  }

  /// Stored, new and difference; the stored one alone where nothing was drawn.
  private func pictures(of result: CheckResult) -> String {
    func image(_ data: Data, _ what: String) -> String {
      self.image(data, of: "\(result.name), \(what)", scale: result.scale)
    }
    guard let evidence = result.evidence else {
      guard let path = result.path, let data = try? AtomicFile.read(path) else { return "" }
      return figures([("Stored", image(data, "stored"))])
    }
    let actual = image(evidence.actual, "new")
    guard let expected = evidence.expected else { return figures([("New", actual)]) }
    let stored = image(expected, "stored")
    let difference = evidence.difference.map { image($0, "difference") }
    let slider = """
      <div class="slider" style="--at:50%"><div class="under">\(stored)</div>\
      <div class="over">\(actual)</div><div class="bar"></div>\
      <input type="range" min="0" max="100" value="50" aria-label="Stored to the left, new to the right"></div>
      """
    return figures(
      [("Stored", stored), ("New", actual)] + (difference.map { [("Difference", $0)] } ?? [])
        + [("Stored left, new right: move the line", slider)])
  }

  private func figures(_ figures: [(caption: String, content: String)]) -> String {
    let all = figures.map { figure in
      "<figure><div class=\"paper\">\(figure.content)</div>"
        + "<figcaption>\(figure.caption)</figcaption></figure>"
    }
    return "<div class=\"figures\">\(all.joined())</div>"
  }

  /// A picture in its natural size, inside the page.
  private func image(_ data: Data, of name: String, scale: Double) -> String {
    let side = PNG.size(of: data).map { size in
      let width = max(1, Int((Double(size.width) / scale).rounded()))
      return " width=\"\(width)\""
    }
    return "<img\(side ?? "") alt=\"\(Self.escaped(name))\" src=\"data:image/png;base64,"
      + data.base64EncodedString() + "\">"
  }

  private var unused: String {
    guard let orphans, !orphans.isEmpty else { return "" }
    let items = orphans.map { "<li><code>\(Self.escaped(ShownPath.of($0)))</code></li>" }
    let title = isPruned ? "Removed: no view names them" : "Unused: no view names them"
    return "<section><h2>\(title)</h2><ul>\(items.joined())</ul></section>\n"
  }

  /// The pictures that are as stored, by source, folded where others need a look.
  private var same: String {
    let same = results.filter { $0.outcome == .same }
    guard !same.isEmpty else { return "" }
    var left = Self.mostBytes
    var tiles: [String] = []
    for result in same {
      var picture = ""
      if left > 0, let path = result.path, let data = try? AtomicFile.read(path) {
        left -= data.count
        picture = "<div class=\"paper\">\(image(data, of: result.name, scale: result.scale))</div>"
      }
      tiles.append(
        "<figure>\(picture)<figcaption>\(Self.escaped(result.name))"
          + "<br><small>\(Self.escaped(result.shownFile))</small></figcaption></figure>")
    }
    return "<section><details\(isClean ? " open" : "")><summary><h2>As stored: \(same.count)"
      + "</h2></summary><div class=\"figures tiles\">\(tiles.joined())</div></details></section>\n"
  }
}

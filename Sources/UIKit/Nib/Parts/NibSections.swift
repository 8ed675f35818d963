// The sections of a static table in a document.

import CoreGraphics
internal import InterfaceDocuments

/// Shows the cells that a document gives to a static table.
///
/// The table keeps it; a `UITableViewController` that is the data source asks it in turn.
@MainActor final class NibSections: NSObject, UITableViewDataSource {
  private struct Section {
    let header: String?
    let footer: String?
    let cells: [UITableViewCell]
    var heights: [CGFloat]
    /// The heights of the frames that the document has for the rows; nil where it has none.
    var written: [CGFloat?] = []
  }

  private var sections: [Section] = []

  init(_ element: NibElement, in table: UITableView, _ builder: NibBuilder) {
    super.init()
    for section in element.children where section.name == "tableViewSection" {
      let lines = section.child("cells")?.children ?? []
      sections.append(
        Section(
          header: Self.title(section, "headerTitle"), footer: Self.title(section, "footerTitle"),
          cells: lines.map { builder.makeView($0) as? UITableViewCell ?? UITableViewCell() },
          heights: lines.map { $0.number("rowHeight") ?? table.rowHeight },
          written: lines.map { $0.value("frame")?.rect.height }))
    }
  }

  /// Shows each prototype of a table once, under the words that Interface Builder has for them.
  init(prototypes element: NibElement, in table: UITableView, _ builder: NibBuilder) {
    super.init()
    let lines = element.children
    sections = [
      Section(
        header: "Prototype Cells", footer: nil,
        cells: lines.map { builder.makeView($0) as? UITableViewCell ?? UITableViewCell() },
        heights: lines.map { line in
          let height = line.value("frame")?.rect.height ?? 0
          return line.number("rowHeight") ?? (height > 0 ? height : table.rowHeight)
        })
    ]
  }

  private static func title(_ section: NibElement, _ key: String) -> String? {
    section.text(key).flatMap { $0.isEmpty ? nil : $0 }
  }

  private func row(_ path: IndexPath) -> (Section, Int)? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return (sections[path.section], path.row)
  }

  /// The height of a row: its own, else the table's.
  func height(_ path: IndexPath) -> CGFloat? { row(path).map { $0.heights[$1] } }

  /// Gives rows the heights that they have on Interface Builder's canvas.
  func keepWrittenHeights() {
    for index in sections.indices where !sections[index].written.isEmpty {
      let section = sections[index]
      sections[index].heights = zip(section.heights, section.written).map { height, written in
        written.flatMap { $0 > 0 ? $0 : nil } ?? height
      }
    }
  }

  // MARK: Data source

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    row(indexPath).map { $0.cells[$1] } ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }
}

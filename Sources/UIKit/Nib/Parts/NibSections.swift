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
    /// The frames that the document has for the rows; nil where it has none.
    let written: [CGRect?]
  }

  private var sections: [Section] = []
  /// Whether rows are where they are on Interface Builder's canvas. Default: false.
  private var keepsWritten = false

  init(_ element: NibElement, in table: UITableView, _ builder: NibBuilder) {
    super.init()
    for section in element.children where section.name == "tableViewSection" {
      let lines = section.child("cells")?.children ?? []
      sections.append(
        Section(
          header: Self.title(section, "headerTitle"), footer: Self.title(section, "footerTitle"),
          cells: lines.map { builder.makeView($0) as? UITableViewCell ?? UITableViewCell() },
          heights: lines.map { $0.number("rowHeight") ?? table.rowHeight },
          written: lines.map { $0.value("frame")?.rect }))
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
        },
        written: lines.map { $0.value("frame")?.rect })
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

  /// Gives rows the heights and places that they have on Interface Builder's canvas.
  func keepWritten() {
    keepsWritten = true
    for index in sections.indices {
      let section = sections[index]
      sections[index].heights = zip(section.heights, section.written).map { height, written in
        written.flatMap { $0.height > 0 ? $0.height : nil } ?? height
      }
    }
  }

  /// The top of a section's first row on Interface Builder's canvas, where rows are as there; nil: it is not known.
  func writtenTop(_ section: Int) -> CGFloat? {
    guard keepsWritten, sections.indices.contains(section) else { return nil }
    return sections[section].written.first.flatMap { $0?.minY }
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

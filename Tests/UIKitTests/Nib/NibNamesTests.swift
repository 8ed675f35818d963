// The names that documents use: each is read, or stands in a table of those without effect, with the reason.

import Foundation
import Testing

/// A name of the list: an element, or an attribute or a value's key of an element.
private struct DocumentName {
  let what: String
  let element: String
  let name: String

  /// As `label.text`, which the tables below have.
  var path: String { element + "." + name }
}

/// Elements that `NibReader` and the storyboard read, not the kinds of views: none of their names is asked for here.
private let elementsOfTheGraph: Set<String> = [
  "document", "dependencies", "device", "adaptation", "deployment", "plugIn", "capability",
  "scenes", "scene", "objects", "placeholder", "exit", "segue", "connections", "outlet",
  "outletCollection", "action", "viewController", "tableViewController",
  "collectionViewController", "navigationController", "tabBarController", "splitViewController",
  "pageViewController", "hostingController", "viewControllerPlaceholder", "layoutGuides",
  "viewControllerLayoutGuide", "toolbarItems", "extendedEdge", "popoverArrowDirection",
  "popoverPassthroughViews", "inferredMetricsTieBreakers", "customFonts", "designables",
  "designable", "array", "constraint", "userDefinedRuntimeAttribute",
]

/// Values whose element has no name of its own in the sources: they are found by their keys.
private let elementsByKey: Set<String> = [
  "nil", "real", "inset", "bool", "accessibilityTraits", "textAttributes", "edgeInsets",
  "dataDetectorType", "font", "paragraphStyle", "directionalEdgeInsets", "attributedString",
  "segment", "include", "simulatedNavigationBarMetrics", "simulatedStatusBarMetrics",
  "simulatedTabBarMetrics",
]

/// Names without effect in any element, and why.
private let withoutEffect: [String: String] = [
  "userComments": "a note in Interface Builder",
  "customModule": "classes of sources are known by their names alone",
  "customModuleProvider": "classes of sources are known by their names alone",
  "ambiguous": "Interface Builder's finding about constraints",
  "verifyAmbiguity": "an option of Interface Builder's checks",
  "layoutMarginsFollowReadableWidth": "the readable width is that of the margins here",
  "simulatedAppContext": "the surroundings in Interface Builder",
  "frameInset": "a frame of macOS, beside that of iOS",
]

/// Names without effect in one element, and why.
private let withoutEffectIn: [String: String] = [
  "collectionView.dataMode": "the cells of the element say it",
  "tableView.dataMode": "the sections and the prototypes of the element say it",
  "collectionViewCell.customSize": "the size of a prototype in Interface Builder's window",
  "tableViewCell.hidesAccessoryWhenEditing": "rows are not edited",
  "tableViewCellContentView.tableViewCell": "the cell that the element lies in",
  "segmentedControl.segmentControlStyle": "without effect since iOS 7",
  "button.hasAttributedTitle": "the attributed titles of the states say it",
  "label.usesAttributedText": "the attributed text says it",
  "textView.usesAttributedText": "the attributed text says it",
  "fontDescription.family": "the font's name says it",
  "paragraphStyle.tighteningFactorForTruncation": "text is not tightened",
  "preferredSymbolConfiguration.configurationType": "the values of the element say it",
  "mapView.mapType": "maps are placeholders",
  "mapView.delegate": "maps are placeholders",
  "wkWebView.allowsBackForwardNavigationGestures": "web pages are placeholders",
  "wkWebView.configuration": "web pages are placeholders",
  "wkWebViewConfiguration.preferences": "web pages are placeholders",
  "wkWebViewConfiguration.mediaTypesRequiringUserActionForPlayback":
    "web pages are placeholders",
  "view.contentStretch": "without effect since iOS 6",
  "simulatedNavigationBarMetrics.prompted": "Interface Builder's canvas shows no prompt",
  "simulatedStatusBarMetrics.statusBarStyle": "the canvas shows no status bar",
]

/// Elements without effect, and why.
private let elementsWithoutEffect: [String: String] = [
  "wkWebViewConfiguration": "web pages are placeholders",
  "wkPreferences": "web pages are placeholders",
  "audiovisualMediaTypes": "web pages are placeholders",
  "animations": "without content",
  "freeformSimulatedSizeMetrics": "the size in Interface Builder's window",
]

@Suite struct NibNamesTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The list of names that were counted in public documents.
  private func names() throws -> [DocumentName] {
    let list = Self.root.appendingPathComponent("Tests/UIKitTests/Nib/Fixtures/DocumentNames.tsv")
    return try String(contentsOf: list, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return DocumentName(what: parts[0], element: parts[1], name: parts[2])
      }
  }

  /// All names in quotes in the sources that read documents.
  private func literals() throws -> Set<String> {
    var found: Set<String> = []
    for folder in ["Sources/UIKit/Nib", "Sources/InterfaceDocuments"] {
      let files = FileManager.default.enumerator(
        at: Self.root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        for match in text.matches(of: /"([A-Za-z0-9_]+)"/) { found.insert(String(match.output.1)) }
      }
    }
    return found
  }

  @Test func `each attribute and value that documents use is read, or said to have no effect`()
    throws
  {
    let literals = try literals()
    for name in try names() where name.what != "element" {
      let isOthers =
        elementsOfTheGraph.contains(name.element) || elementsWithoutEffect[name.element] != nil
      let isVariation = name.name.contains("Class=")
      let hasNoEffect =
        withoutEffect[name.name] != nil || withoutEffectIn[name.path] != nil
      #expect(
        isOthers || isVariation || hasNoEffect || literals.contains(name.name),
        "\(name.path) is not read")
    }
  }

  @Test func `each element that documents use is read, or said to have no effect`() throws {
    let literals = try literals()
    for name in try names() where name.what == "element" {
      #expect(
        literals.contains(name.name) || elementsOfTheGraph.contains(name.name)
          || elementsByKey.contains(name.name) || elementsWithoutEffect[name.name] != nil,
        "\(name.name) is not read")
    }
  }

  @Test func `no name is said to have no effect that is read`() throws {
    let literals = try literals()
    for name in withoutEffect.keys where literals.contains(name) {
      Issue.record("\(name) is read")
    }
  }
}

// `vitrine new`: a package with one designable and one snapshot test.

internal import Building
internal import CoreGraphics
internal import ImageCoding
internal import Messages

/// The files of a new package.
struct ProjectTemplate {
  /// The name of the package and its module; the view is `<name>View`.
  let name: String
  /// The folder of the package that offers `UIKit`.
  let framework: String

  /// Fails where the name is none of a module, or nothing is known to build against.
  init(name: String, framework: String?) throws(Failure) {
    guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]*/) != nil else {
      throw Failure(.usage, "“\(name)” is not a module's name: write a capital, letters and digits")
    }
    guard let framework = framework ?? PackageFolder.ofProgram else {
      throw Failure(
        .usage, "say with --package where the package vitrine is: it is not around this program")
    }
    guard FileManager.default.fileExists(atPath: framework + "/Package.swift") else {
      throw Failure(.missingInput, "\(framework): there is no Package.swift")
    }
    let isTaken = FileManager.default.fileExists(atPath: "\(framework)/Sources/\(name)")
    guard !isTaken, !Self.imported.contains(name) else {
      throw Failure(
        .usage, "“\(name)” is the name of a module that the package needs: take another")
    }
    self.name = name
    self.framework = URL(fileURLWithPath: framework).standardizedFileURL.path
  }

  /// The modules that the package's files import, without the framework's.
  private static let imported: Set<String> = ["Foundation", "Swift", "Testing"]

  /// Writes the files below `folder`, which must not be there.
  func write(to folder: String) throws(Failure) {
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw Failure(.cannotCreate, "\(folder) is there already")
    }
    for (path, text) in files {
      let file = "\(folder)/\(path)"
      try PictureFile.makeFolder(URL(fileURLWithPath: file).deletingLastPathComponent().path)
      try PictureFile.attempt { () throws(FileError) in
        try AtomicFile.write(Data(text.utf8), to: file)
      }
    }
  }

  /// Paths and texts.
  var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), (".gitignore", ".build\n"),
      ("Sources/\(name)/\(name)View.swift", view),
      ("Tests/\(name)Tests/\(name)ViewTests.swift", test),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let uiKit = Target.Dependency.product(name: "UIKit", package: "vitrine")

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [.package(name: "vitrine", path: \(framework.debugDescription))],
      targets: [
        .target(name: "\(name)", dependencies: [uiKit]),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)", uiKit]),
      ],
      swiftLanguageModes: [.v5]
    )

    """
  }

  private var view: String {
    """
    import UIKit

    @IBDesignable public class \(name)View: UIView {
      /// From 0 to 1.
      @IBInspectable public var level: CGFloat = 0.5 { didSet { setNeedsDisplay() } }
      @IBInspectable public var color: UIColor = .systemBlue { didSet { setNeedsDisplay() } }

      public override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
      }

      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
      }

      public override var intrinsicContentSize: CGSize { CGSize(width: 160, height: 160) }

      public override func draw(_ rect: CGRect) {
        stroke(to: 1, UIColor.systemGray5)
        stroke(to: level, color)
      }

      private func stroke(to end: CGFloat, _ color: UIColor) {
        let arc = UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
          radius: min(bounds.width, bounds.height) / 2 - 12, startAngle: -.pi / 2,
          endAngle: end * 2 * .pi - .pi / 2, clockwise: true)
        arc.lineWidth = 16
        arc.lineCapStyle = .round
        color.setStroke()
        arc.stroke()
      }
    }

    """
  }

  private var test: String {
    """
    import Foundation
    import Testing
    import UIKit
    import \(name)

    @MainActor @Suite struct \(name)ViewTests {
      @Test func threeQuarters() throws {
        let view = \(name)View(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
        view.level = 0.75
        try expectSnapshot(of: view, named: "three-quarters")
      }

      /// Expects the view to look as in `Snapshots/<name>.png`; the first run makes that file.
      private func expectSnapshot(
        of view: UIView, named name: String, filePath: String = #filePath
      ) throws {
        view.layoutIfNeeded()
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
          view.layer.render(in: context.cgContext)
        }
        let picture = try #require(image.pngData())
        let folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
          .appendingPathComponent("Snapshots")
        let file = folder.appendingPathComponent(name + ".png")
        guard let known = try? Data(contentsOf: file) else {
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          return try picture.write(to: file)
        }
        #expect(picture == known)
      }
    }

    """
  }
}

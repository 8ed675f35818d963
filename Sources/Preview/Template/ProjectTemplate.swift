// `vitrine new`: a package with a designable, a preview, a snapshot test and the settings of `vitrine check`.

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
    guard let framework = framework ?? PackageFolder.offering else {
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
  private static let imported: Set<String> = ["Foundation", "Swift", "Testing", "VitrineTesting"]

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
      ("Package.swift", manifest), (".gitignore", ".build\n"), ("README.md", readme),
      ("Sources/vitrine.json", settings),
      ("Sources/\(name)/\(name)View.swift", view),
      ("Sources/\(name)/__Snapshots__/.gitkeep", ""),
      ("Tests/\(name)Tests/\(name)ViewTests.swift", test),
      ("Tests/\(name)Tests/__Snapshots__/.gitkeep", ""),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let uiKit = Target.Dependency.product(name: "UIKit", package: "vitrine")
    let testing = Target.Dependency.product(name: "VitrineTesting", package: "vitrine")

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [.package(name: "vitrine", path: \(framework.debugDescription))],
      targets: [
        .target(name: "\(name)", dependencies: [uiKit], exclude: ["__Snapshots__"]),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", uiKit, testing],
          exclude: ["__Snapshots__"]),
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

    // Vitrine reads sources as for iOS; the compiler on Linux has no macro of this name.
    #if os(iOS)
      #Preview("Three quarters") {
        let view = \(name)View(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
        view.level = 0.75
        return view
      }
    #endif

    """
  }

  private var settings: String {
    """
    {
      "appearances": ["light", "dark"],
      "samples": { "\(name)View": { "empty": { "level": 0 }, "full": { "level": 1 } } }
    }

    """
  }

  private var readme: String {
    """
    # \(name)

    ```
    vitrine Sources            # the view and its preview, live: the window follows each save
    vitrine check --record     # stores a picture of each; later, vitrine check compares
    swift test                 # the tests, which store and compare pictures too
    ```

    `Sources/vitrine.json` says which pictures `vitrine check` draws: appearances, sizes, scales, times and samples.
    Stored pictures lie in `__Snapshots__` beside the sources and the tests; they belong into the repository.

    """
  }

  private var test: String {
    """
    import Testing
    import UIKit
    import VitrineTesting
    import \(name)

    @MainActor @Suite struct \(name)ViewTests {
      @Test func threeQuarters() {
        let view = \(name)View(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
        view.level = 0.75
        expectSnapshot(of: view, named: "light")
        expectSnapshot(of: view, named: "dark", scale: 2, appearance: .dark)
      }
    }

    """
  }
}

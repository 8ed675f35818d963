// A folder with an Xcode project in it, as Xcode writes one: groups, a synchronised folder, five targets.

import Foundation

/// A temporary folder with files; it goes with the test.
final class ProjectFixture {
  let root = NSTemporaryDirectory() + "vitrine-project-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ text: String = "", to path: String) throws {
    let url = URL(fileURLWithPath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func url(_ path: String) -> URL { URL(fileURLWithPath: "\(root)/\(path)") }

  /// The paths relative to the folder.
  func relative(_ paths: [String]) -> [String] {
    paths.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }
  }

  /// The project's files, and `Dials.xcodeproj` in `App`.
  static func xcode() throws -> ProjectFixture {
    let fixture = try ProjectFixture()
    for path in [
      "App/Sources/Dial.swift", "App/Sources/Deep/Knob.swift", "App/Shared.swift",
      "App/Base.lproj/Main.storyboard", "App/de.lproj/Main.strings",
      "App/Assets.xcassets/Contents.json", "App/Kit/Scale.swift", "App/Kit/Draft.swift",
      "App/Kit/Scale.xib", "App/Kit/Lang/en.lproj/Text.strings", "App/Tests/DialTests.swift",
      "App/Loose.swift",
    ] {
      try fixture.write(to: path)
    }
    try fixture.write(
      "#include \"Base.xcconfig\"\nPRODUCT_NAME = $(PREFIX) App // the shown one\n",
      to: "App/App.xcconfig")
    try fixture.write("PREFIX = My\nSWIFT_VERSION = 5.0", to: "App/Base.xcconfig")
    try fixture.write(list, to: "App/Dials.xcodeproj/project.pbxproj")
    return fixture
  }

  static let list = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; classes = { }; objectVersion = 77; rootObject = P;
      objects = {
        P = {isa = PBXProject; mainGroup = G; buildConfigurationList = PL; targets = (TA, TK, TE, TT, TW, GONE, );
          projectDirPath = ""; };
        PL = {isa = XCConfigurationList; buildConfigurations = (PR, PD); defaultConfigurationName = Release; };
        PD = {isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = { SDKROOT = macosx; }; };
        G /* main group */ = {isa = PBXGroup; children = (GS, FS, GR, FC, FT, K, XC, ODD, G); sourceTree = "<group>"; };
        GS = {isa = PBXGroup; children = (FD, GD, FM); path = Sources; sourceTree = "<group>"; };
        GD = {isa = PBXGroup; children = (FK); name = "Deep \\"one\\""; sourceTree = "<group>"; };
        FD = {isa = PBXFileReference; path = Dial.swift; sourceTree = "<group>"; };
        FK = {isa = PBXFileReference; path = Deep/Knob.swift; sourceTree = "<group>"; };
        FM = {isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
        FS = {isa = PBXFileReference; path = Shared.swift; sourceTree = SOURCE_ROOT; };
        GR = {isa = PBXVariantGroup; children = (VB, VD); name = Main.storyboard; sourceTree = "<group>"; };
        VB = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        VD = {isa = PBXFileReference; name = de; path = de.lproj/Main.strings; sourceTree = "<group>"; };
        FC = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        XC = {isa = PBXFileReference; path = App.xcconfig; sourceTree = "<group>"; };
        ODD = {isa = PBXFileReference; path = UIKit.framework; sourceTree = SDKROOT; };
        KF = {isa = PBXFileReference; path = DialKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        K = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (KX, KY); path = Kit; sourceTree = "<group>"; };
        KX = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TK;
          membershipExceptions = (Draft.swift, /Localized/Lang/Text.strings); };
        KY = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = TA; membershipExceptions = (Draft.swift); };

        TA = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildConfigurationList = AL; buildPhases = (AS, AR, AF); dependencies = (DK);
          packageProductDependencies = (PP); };
        AL = {isa = XCConfigurationList; buildConfigurations = (AD); };
        AD = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = XC; buildSettings = {
          PRODUCT_MODULE_NAME = "$(PRODUCT_NAME:c99extidentifier)"; SWIFT_OBJC_BRIDGING_HEADER = "App/Bridge.h"; }; };
        AS = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, B4, B5); };
        B1 = {isa = PBXBuildFile; fileRef = FD; }; B2 = {isa = PBXBuildFile; fileRef = FK; };
        B3 = {isa = PBXBuildFile; fileRef = FS; }; B4 = {isa = PBXBuildFile; fileRef = FM; };
        B5 = {isa = PBXBuildFile; };
        AR = {isa = PBXResourcesBuildPhase; files = (B6, B7); };
        B6 = {isa = PBXBuildFile; fileRef = GR; }; B7 = {isa = PBXBuildFile; fileRef = FC; };
        AF = {isa = PBXFrameworksBuildPhase; files = (B8, B9); };
        B8 = {isa = PBXBuildFile; fileRef = KF; }; B9 = {isa = PBXBuildFile; productRef = PP; };
        PP = {isa = XCSwiftPackageProductDependency; productName = Looks; };
        DK = {isa = PBXTargetDependency; target = TK; };

        TK = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
          buildConfigurationList = KL; buildPhases = (KS); dependencies = (); fileSystemSynchronizedGroups = (K); };
        KL = {isa = XCConfigurationList; buildConfigurations = (KD); };
        KD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "${TARGET_NAME}-Parts"; }; };
        KS = {isa = PBXSourcesBuildPhase; files = (); };
        TE = {isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
          buildPhases = (ES); dependencies = (); };
        ES = {isa = PBXSourcesBuildPhase; files = (E1); }; E1 = {isa = PBXBuildFile; fileRef = FS; };
        TT = {isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
          buildPhases = (TS); dependencies = (); };
        TS = {isa = PBXSourcesBuildPhase; files = (T1); }; T1 = {isa = PBXBuildFile; fileRef = FT; };
        FT = {isa = PBXFileReference; path = Tests/DialTests.swift; sourceTree = SOURCE_ROOT; };
        TW = {isa = PBXNativeTarget; name = Watch; productType = "com.apple.product-type.application";
          buildConfigurationList = WL; buildPhases = (); dependencies = (); };
        WL = {isa = XCConfigurationList; buildConfigurations = (WD); };
        WD = {isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = watchos; PRODUCT_NAME = "$(LOOP)";
          LOOP = "$(LOOP)x"; }; };
      };
    }
    """
}

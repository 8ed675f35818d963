// swift-tools-version: 6.2
// The house: one target a room, from the ground up. The map and its rules are in README.md.

import Foundation
import PackageDescription

/// Where the toolchain that reads this manifest keeps its own parser: libraries and their modules.
let toolchainHost: String = {
  // To the end: what one call reads of this file is its first 4 KiB.
  let file = FileHandle(forReadingAtPath: "/proc/self/maps")
  let maps = String(decoding: (try? file?.readToEnd()) ?? Data(), as: UTF8.self)
  let libraries = maps.split(whereSeparator: \.isWhitespace)
  for library in libraries {
    if let root = library.range(of: "/lib/swift/") { return library[..<root.upperBound] + "host" }
  }
  return "/usr/lib/swift/host"
}()

/// What every Swift target is compiled with. Each flag's proposal stands beside it.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),  // SE-0458
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
  .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
  .treatAllWarnings(as: .error),  // SE-0443
  // The linker of the released program leaves out and orders functions, not files.
  .unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release)),
  // A type made from others is asked for by its parts, not by its name: reading one name and looking through all
  // conformances for it takes a tenth of a millisecond, and a start reads dozens.
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
    .when(configuration: .release)),
]

/// For rooms in which no access lasts while somebody else's code runs: whether accesses overlap is checked in
/// debug builds alone, with which the tests run. In released ones the check takes a tenth of a frame's time.
let closed =
  strict + [
    .unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))
  ]

/// For rooms that a user's code is compiled against: what the optimiser finds out about each function's
/// arguments stays out of the module. A class of the user's names hundreds of `UIView`'s methods, and to
/// read this of them takes the compiler a fourteenth of the time for a short file.
let compiledAgainst =
  strict + [
    .unsafeFlags(
      ["compute-side-effects", "compute-escape-effects"].flatMap {
        ["-Xllvm", "-sil-disable-pass=\($0)"]
      }, .when(configuration: .release))
  ]

/// For what reads Swift with the toolchain's own parser, which is found where it lies now.
let reading = strict + [.unsafeFlags(["-I", toolchainHost])]
let readingLinks: [LinkerSetting] = [
  .unsafeFlags(["-L", toolchainHost, "-Xlinker", "-rpath", "-Xlinker", toolchainHost])
]

/// A release of the program holds Swift's libraries and C++'s, and lies at a fixed address: it starts
/// sooner, takes less memory, and runs where no Swift is. Nothing looks for symbols in it. The functions
/// that its window runs lie together (`make order`), and the benchmark, which measures that program, is linked
/// alike. No tests depend on these two: their bundle would be linked in the same way, and cannot.
let linkedWhole: [LinkerSetting] = {
  let folder = Context.packageDirectory + "/Resources/Linking"
  let libraries = [
    "CoreFoundation", "_FoundationICU", "_FoundationCShims", "_FoundationCollections", "stdc++",
  ]
  let placing = [
    "--symbol-ordering-file=\(folder)/vitrine.order", "--no-warn-symbol-ordering",
    "\(folder)/sections.ld",
  ]
  return [
    .unsafeFlags(
      ["-static-stdlib", "-use-ld=lld", "-Xclang-linker", "-no-pie", "-L", folder]
        + (["--no-export-dynamic"] + placing).flatMap { ["-Xlinker", $0] }
        + libraries.map { "-l\($0)" }, .when(configuration: .release))
  ]
}()

/// A release of a program in C holds its part of the C library and nothing of Swift's: what stands before each start of
/// another program is to start in no time. Sanitizers, which debug builds may have, do not go with that.
let linkedAlone: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-nostartfiles", "-Xclang-linker", "-static", "-Xclang-linker", "-no-pie",
      "-Xlinker", "--gc-sections", "-Xlinker", "--no-export-dynamic",
    ], .when(configuration: .release))
]

/// A system library: a module map and a shim header in `Sources/<name>`.
func system(_ name: String, _ pkgConfig: String, _ debian: String, path: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: path, pkgConfig: pkgConfig, providers: [.apt([debian])])
}

/// A room of the house: it may import exactly what it lists.
func room(
  _ name: String, _ uses: [Target.Dependency] = [], resources: [Resource]? = nil,
  settings: [SwiftSetting] = strict, links: [LinkerSetting]? = nil
) -> Target {
  .target(
    name: name, dependencies: uses, resources: resources, swiftSettings: settings,
    linkerSettings: links)
}

/// The tests of a room. Every test target may use `TestSupport`.
/// `goldens`: whether it has a folder `Goldens`, which the build leaves alone.
func tests(
  _ name: String, _ uses: [Target.Dependency], goldens: Bool = false, resources: [Resource]? = nil,
  excludes: [String] = [], settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name, dependencies: uses + ["TestSupport"],
    exclude: (goldens ? ["Goldens"] : []) + excludes,
    resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "vitrine",
  // A library for each module that the author of a designable imports.
  products: [.executable(name: "vitrine", targets: ["vitrine"])]
    + [
      "AVFoundation", "Accessibility", "Combine", "Compression", "CoreGraphics", "CoreImage",
      "CoreText", "ImageIO", "ObjCRuntime", "OSLog", "QuartzCore", "UIKit",
      "UniformTypeIdentifiers", "VitrineTesting", "WebKit", "simd",
    ].map {
      .library(name: $0, targets: [$0])
    },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    system("CXlib", "xext", "libxext-dev"),
    system("CFreeType", "freetype2", "libfreetype-dev"),
    system("CHarfBuzz", "harfbuzz", "libharfbuzz-dev"),
    system("CFontconfig", "fontconfig", "libfontconfig-dev"),
    system("CGIF", "libgif", "libgif-dev"),
    system("CJPEG", "libturbojpeg", "libturbojpeg0-dev"),
    // No pkgConfig, which would name the shared library too.
    .systemLibrary(name: "CWebP", providers: [.apt(["libwebp-dev"])]),
    // These two are opened at run time.
    .systemLibrary(name: "CHEIF", providers: [.apt(["libheif-dev"])]),
    .systemLibrary(name: "CRSVG", providers: [.apt(["librsvg2-2"])]),
    .systemLibrary(name: "CSDBus", providers: [.apt(["libsystemd0"])]),
    // No pkgConfig, which would name the shared library too.
    .systemLibrary(name: "CMark", providers: [.apt(["libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CICU"),
    .systemLibrary(name: "CStdio"),
    system("CPNG", "libpng", "libpng-dev"),
    system("CSeccomp", "libseccomp", "libseccomp-dev"),
    system("CZlib", "zlib", "zlib1g-dev"),
    .target(name: "CLinux"),
    .target(name: "CPixelKernels"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),

    room("FoundationAdditions", ["CICU", "CMark", "CStdio"]),
    room("ObjCRuntime", ["FoundationAdditions"]),
    room("Accessibility", settings: compiledAgainst),
    room("Compression", ["CZlib", "FoundationAdditions"], settings: compiledAgainst),
    room("simd", settings: compiledAgainst),
    room("UniformTypeIdentifiers", settings: compiledAgainst),
    room(
      "CoreGraphics", ["CZlib", "FoundationAdditions", "_Testing_CoreGraphics"], settings: closed),
    room("Rasterizer", ["CoreGraphics", "CPixelKernels"], settings: closed),
    room(
      "Typesetting",
      ["CoreGraphics", "FoundationAdditions", "CFreeType", "CHarfBuzz", "CFontconfig"]),
    room("ImageCoding", ["CoreGraphics", "CGIF", "CHEIF", "CJPEG", "CPNG", "CRSVG", "CWebP"]),
    room("MediaTime", ["CoreGraphics", "ObjCRuntime"], settings: closed),
    room("QuartzCore", ["CoreGraphics", "MediaTime", "ObjCRuntime"], settings: closed),
    room("Combine", ["MediaTime", "ObjCRuntime"]),
    room("LayoutSolver"),
    room("InterfaceDocuments"),
    room("PropertyForms", ["InterfaceDocuments"]),
    room("CoreText", ["CoreGraphics", "Typesetting"], settings: compiledAgainst),
    room("OSLog", settings: compiledAgainst),
    room("ImageIO", ["CoreGraphics", "ImageCoding", "Rasterizer"], settings: compiledAgainst),
    room(
      "CoreImage", ["CoreGraphics", "ImageIO", "Rasterizer", "_Testing_CoreImage"],
      settings: compiledAgainst),
    room(
      "UIKit",
      [
        "CoreGraphics", "ObjCRuntime", "Rasterizer", "Typesetting", "ImageCoding", "QuartzCore",
        "CoreText", "LayoutSolver", "InterfaceDocuments", "OSLog", "ImageIO", "CoreImage",
        "_Testing_UIKit",
      ], settings: compiledAgainst),
    room("AVFoundation", ["CoreGraphics", "QuartzCore", "UIKit"], settings: compiledAgainst),
    room("WebKit", ["CoreGraphics", "UIKit"], settings: compiledAgainst),
    room("Windowing", ["CoreGraphics"], settings: closed),
    room("Messages"),
    room("SourceReading", ["Messages", "PropertyForms"], settings: reading, links: readingLinks),
    .executableTarget(
      name: "vitrine-reader", dependencies: ["CLinux", "Messages", "SourceReading"],
      swiftSettings: reading),
    room(
      "Stage",
      [
        "CoreGraphics", "MediaTime", "ObjCRuntime", "Rasterizer", "QuartzCore", "UIKit",
        "Windowing",
      ],
      settings: closed),
    room(
      "VitrineTesting",
      ["CoreGraphics", "ImageCoding", "QuartzCore", "Stage", "UIKit", "Windowing"],
      settings: compiledAgainst),
    room("MainLoop", ["CLinux", "CoreGraphics", "Windowing"], settings: closed),
    room("AccessibilityBus", ["CSDBus", "CoreGraphics", "MainLoop"]),
    room(
      "Inspection",
      ["CoreGraphics", "Messages", "ObjCRuntime", "PropertyForms", "QuartzCore", "UIKit"]),
    room(
      "Pages",
      [
        "CLinux", "CoreGraphics", "QuartzCore", "UIKit", "Windowing", "Messages", "Stage",
        "Inspection", "InterfaceDocuments",
      ]),
    room("Building", ["CLinux", "Messages", "InterfaceDocuments"]),
    room(
      "SourcePages",
      [
        "CLinux", "CoreGraphics", "UIKit", "Windowing", "Stage", "MainLoop", "Messages",
        "Inspection", "OSLog", "Pages", "Building", "InterfaceDocuments", "PropertyForms",
      ]),
    room(
      "Agent",
      [
        "CLinux", "CSeccomp", "CoreGraphics", "QuartzCore", "UIKit", "Windowing", "Messages",
        "Stage", "Inspection", "Pages",
      ]),
    // In C, and small: one stands above each program that is started. No tests depend on it: their bundle would be
    // linked in the same way.
    .executableTarget(
      name: "vitrine-supervisor", linkerSettings: linkedAlone),
    .executableTarget(
      name: "vitrine-agent",
      dependencies: [
        "AVFoundation", "Accessibility", "Agent", "CLinux", "Combine", "Compression",
        "UniformTypeIdentifiers", "WebKit", "simd",
      ], swiftSettings: strict,
      // The user's library finds the framework in the program that loads it.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),
    room("Designables", ["UIKit"], resources: [.copy("../../Resources/Designables")]),
    room(
      "Studio",
      [
        "CoreGraphics", "ImageCoding", "InterfaceDocuments", "QuartzCore", "UIKit", "Windowing",
        "Messages", "Inspection", "Pages", "PropertyForms",
      ]),
    room("X11Windowing", ["Windowing", "CXlib"], settings: closed),
    room(
      "Preview",
      [
        "CLinux", "CoreGraphics", "Rasterizer", "Typesetting", "ImageCoding", "QuartzCore", "UIKit",
        "Windowing", "Stage", "MainLoop", "Inspection", "Pages", "SourcePages", "Designables",
        "Studio", "X11Windowing", "AccessibilityBus", "Messages", "Building", "InterfaceDocuments",
        "PropertyForms",
      ],
      resources: [
        .copy("../../Resources/Gallery"), .copy("../../Resources/Serve"),
        .copy("../../Resources/Window"),
      ],
      settings: closed),
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "Messages", "Preview", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict, linkerSettings: linkedWhole),

    system("CCairo", "cairo", "libcairo2-dev", path: "Tests/CCairo"),
    system("CXTest", "xtst", "libxtst-dev", path: "Tests/CXTest"),
    // What peers in libraries of their own look like; the Makefile builds those.
    .systemLibrary(name: "CPeers", path: "Tests/Peers"),
    .target(name: "CBenchmark", dependencies: ["CXTest"], path: "Tests/CBenchmark"),
    .target(
      name: "TestSupport",
      dependencies: ["CoreGraphics", "Rasterizer", "Typesetting", "ImageCoding", "CXTest"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "CairoPeer", dependencies: ["CoreGraphics", "CCairo"], path: "Tests/CairoPeer",
      swiftSettings: strict),
    tests("FoundationAdditionsTests", ["FoundationAdditions"], excludes: ["Unicode"]),
    tests("CoreGraphicsTests", ["CoreGraphics"]),
    tests(
      "RasterizerTests", ["CoreGraphics", "Rasterizer", "ImageCoding", "CairoPeer"], goldens: true),
    tests("TypesettingTests", ["CoreGraphics", "Typesetting"], goldens: true),
    tests("ImageCodingTests", ["CoreGraphics", "ImageCoding"]),
    tests("CombineTests", ["Combine"]),
    tests("LayoutSolverTests", ["LayoutSolver"]),
    tests("InterfaceDocumentsTests", ["InterfaceDocuments"]),
    tests("PropertyFormsTests", ["PropertyForms"]),
    tests("CoreTextTests", ["CoreGraphics", "CoreText", "Typesetting", "UIKit"]),
    tests("OSLogTests", ["OSLog"]),
    tests("CompressionTests", ["Compression"]),
    tests("simdTests", ["simd"]),
    tests("UniformTypeIdentifiersTests", ["UniformTypeIdentifiers"]),
    tests("ImageIOTests", ["CoreGraphics", "ImageIO", "UIKit"]),
    tests("CoreImageTests", ["CoreGraphics", "CoreImage", "UIKit"]),
    tests("ObjCRuntimeTests", ["ObjCRuntime"]),
    tests("QuartzCoreTests", ["CoreGraphics", "ObjCRuntime", "QuartzCore"], goldens: true),
    tests(
      "UIKitTests",
      [
        "CoreGraphics", "ImageCoding", "InterfaceDocuments", "Messages", "ObjCRuntime",
        "QuartzCore", "Rasterizer", "Typesetting", "UIKit",
      ], goldens: true, excludes: ["Nib/Fixtures"]),
    tests(
      "DesignablesTests", ["CoreGraphics", "QuartzCore", "UIKit", "Stage", "Designables"],
      goldens: true),
    tests("WindowingTests", ["CLinux", "CoreGraphics", "Windowing"]),
    tests(
      "X11WindowingTests",
      ["CoreGraphics", "Windowing", "X11Windowing", "CXTest", "window-probe"]),
    tests(
      "StageTests",
      ["CoreGraphics", "ObjCRuntime", "QuartzCore", "UIKit", "Windowing", "Stage", "frame-probe"],
      goldens: true),
    tests("AccessibilityBusTests", ["AccessibilityBus", "CoreGraphics", "MainLoop", "Windowing"]),
    tests("InspectionTests", ["CoreGraphics", "QuartzCore", "UIKit", "Inspection", "Messages"]),
    tests(
      "SourcePagesTests",
      [
        "InterfaceDocuments", "Messages", "Pages", "PropertyForms", "SourcePages", "edit-probe",
        "vitrine-agent", "vitrine-reader", "vitrine-supervisor",
      ]),
    tests(
      "PreviewTests",
      [
        "CoreGraphics", "Rasterizer", "ImageCoding", "QuartzCore", "UIKit", "Windowing", "Stage",
        "MainLoop", "Inspection", "Designables", "Messages", "Pages", "SourcePages", "Preview",
        "PropertyForms", "Studio", "X11Windowing", "CXTest",
      ], goldens: true),
    tests("CommandLineTests", ["CoreGraphics", "ImageCoding"]),
    tests("MessagesTests", ["Messages"]),
    tests("SourceReadingTests", ["Messages", "SourceReading"], settings: reading),
    tests("BuildingTests", ["Building", "Messages", "vitrine-reader"]),
    tests(
      "SourceTests",
      [
        "CoreGraphics", "ImageCoding", "Messages", "vitrine-agent", "vitrine-reader",
      ],
      goldens: true, excludes: ["Clients", "Fixtures"]),
    tests(
      "VitrineTestingTests", ["CoreGraphics", "ImageCoding", "UIKit", "VitrineTesting"],
      excludes: ["__Snapshots__"]),
    tests("TestSupportTests", ["CoreGraphics", "ImageCoding"]),
    tests("HouseTests", []),
    .executableTarget(
      name: "window-probe",
      dependencies: ["CLinux", "CoreGraphics", "MainLoop", "Windowing", "X11Windowing"],
      path: "Tests/WindowProbe", swiftSettings: strict),
    .executableTarget(
      name: "edit-probe",
      dependencies: [
        "Building", "CoreGraphics", "ImageCoding", "MainLoop", "Messages", "SourcePages",
      ],
      path: "Tests/EditProbe", swiftSettings: strict),
    .target(name: "CAllocations", path: "Tests/CAllocations"),
    .executableTarget(
      name: "frame-probe",
      dependencies: [
        "CAllocations", "CoreGraphics", "QuartzCore", "UIKit", "Windowing", "Stage", "Preview",
      ],
      path: "Tests/FrameProbe", swiftSettings: strict),
    .executableTarget(
      name: "vitrine-bench",
      dependencies: [
        "CoreGraphics", "Rasterizer", "Typesetting", "QuartzCore", "UIKit", "Windowing", "Stage",
        "X11Windowing", "Preview", "CairoPeer", "CCairo", "CPeers", "CBenchmark", "CXTest",
      ],
      path: "Tests/Benchmarks", swiftSettings: strict, linkerSettings: linkedWhole),
  ]
)

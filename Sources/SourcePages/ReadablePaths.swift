// The files of a person that a user's code may read.

internal import Building
internal import CoreGraphics

/// The system's folders, fonts, the cache, and the project around sources.
enum ReadablePaths {
  /// Folders that hold the system and nobody's own files. Of other processes /proc tells their names alone: what they
  /// hold is out of reach of a confined one.
  private static let system = [
    "/usr", "/lib", "/lib32", "/lib64", "/bin", "/sbin", "/etc", "/opt", "/nix/store", "/gnu/store",
    "/proc", "/sys", "/var/cache/fontconfig", "/var/lib/fonts", "/run/systemd/resolve",
  ]
  /// Where fonts and what is known of them lie in a home folder.
  private static let fonts = [
    ".fonts", ".fonts.conf", ".fonts.conf.d", ".local/share/fonts", ".config/fontconfig",
    ".cache/fontconfig",
  ]

  /// `sources`: files and folders.
  static func of(_ sources: [String]) -> [String] {
    let home = environmentVariable("HOME") ?? "/"
    let variables = [
      ("XDG_DATA_HOME", "/fonts"), ("XDG_CACHE_HOME", "/fontconfig"),
      ("XDG_CONFIG_HOME", "/fontconfig"), ("FONTCONFIG_FILE", ""), ("FONTCONFIG_PATH", ""),
    ]
    let named = variables.compactMap { name, rest in environmentVariable(name).map { $0 + rest } }
    return system + fonts.map { "\(home)/\($0)" } + named
      + [CacheFolder.path, ResourceSearchPath.executableFolder]
      + sources.flatMap { project(around: $0, home: home) }
  }

  /// The file or folder itself, and the folder of its project, but for one that holds a home folder.
  private static func project(around source: String, home: String) -> [String] {
    let own = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    let given = URL(fileURLWithPath: source).standardizedFileURL.path
    let roots = [given, own].flatMap { path in
      [
        // Of a folder the one around it is asked for, of a file its own.
        ResourceFolders.root(of: path + (ListedFolder.isFolder(path) ? "/file" : "")),
        ListedFolder.isFolder(path) ? path : (path as NSString).deletingLastPathComponent,
      ]
    }
    return [own] + Set(roots).filter { !holds($0, home) }
  }

  /// Whether a folder is, or holds, another one, or is the root.
  private static func holds(_ folder: String, _ other: String) -> Bool {
    folder == "/" || other == folder || other.hasPrefix(folder + "/")
  }
}

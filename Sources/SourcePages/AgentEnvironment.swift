// The variables that a user's code gets.

/// The environment of an agent: what its libraries read, by name. Where the display is, and what else a person's
/// environment holds, keys and tokens among it, is nothing for a user's code.
enum AgentEnvironment {
  private static let names: Set<String> = [
    "PATH", "HOME", "USER", "LOGNAME", "LANG", "LANGUAGE", "TZ", "TZDIR", "LD_LIBRARY_PATH",
    "LD_PRELOAD", "GLIBC_TUNABLES", "XDG_DATA_DIRS", "XDG_CONFIG_HOME", "XDG_CONFIG_DIRS",
    "LLVM_PROFILE_FILE",
  ]
  private static let prefixes = [
    "VITRINE_", "LC_", "FONTCONFIG_", "MALLOC_", "ASAN_", "TSAN_", "UBSAN_", "LSAN_",
  ]

  /// Those of `all` that an agent gets, with its own. `home`: what the code takes for the home folder, with the folder of
  /// its temporary files; nil: the person's, and the system's.
  static func variables(_ all: [String: String], home: String?) -> [String: String] {
    var variables = all.filter { variable in
      names.contains(variable.key) || prefixes.contains { variable.key.hasPrefix($0) }
    }
    // Backtraces as short as they are useful in an error panel.
    variables["SWIFT_BACKTRACE"] =
      "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,limit=128,"
      + "top=0,sanitize=no"
    variables["TMPDIR"] = home.map { $0 + temporary } ?? all["TMPDIR"]
    guard let home else { return variables }
    // Foundation's name for it; Fontconfig's configuration stays in the person's.
    variables["CFFIXED_USER_HOME"] = home
    variables["XDG_CACHE_HOME"] = home + caches
    variables["XDG_DATA_HOME"] = home + data
    return variables
  }

  /// Where temporary files are, in such a home folder.
  static let temporary = "/tmp"
  private static let (caches, data) = ("/.cache", "/.local/share")

  /// The links of such a home folder to the person's fonts, and to what Fontconfig knows of them: it looks for both where
  /// caches and data are.
  static func links(
    _ all: [String: String], home: String
  ) -> [(path: String, target: String)] {
    func folder(_ variable: String, _ rest: String) -> String? {
      all[variable] ?? all["HOME"].map { $0 + rest }
    }
    let pairs = [
      (caches + "/fontconfig", folder("XDG_CACHE_HOME", caches).map { $0 + "/fontconfig" }),
      (data + "/fonts", folder("XDG_DATA_HOME", data).map { $0 + "/fonts" }),
    ]
    return pairs.compactMap { path, target in target.map { (home + path, $0) } }
  }
}

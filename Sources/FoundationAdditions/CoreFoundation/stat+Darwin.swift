// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

// The names that Darwin gives the times of a file.

public import Foundation

extension stat {
  /// When the file was read last.
  public var st_atimespec: timespec {
    get { st_atim }
    set { st_atim = newValue }
  }
  /// When the file's content changed last.
  public var st_mtimespec: timespec {
    get { st_mtim }
    set { st_mtim = newValue }
  }
  /// When the file's entry changed last.
  public var st_ctimespec: timespec {
    get { st_ctim }
    set { st_ctim = newValue }
  }
  /// When the file was made: Linux keeps no such time here, so it is that of the entry's last change.
  public var st_birthtimespec: timespec { st_ctim }
}

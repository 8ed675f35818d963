// Files as a bad disk or a cut connection leaves them.

extension SeededGenerator {
  /// Damages a file in one place: a byte is another one, gone or too many, or the end is missing, at
  /// most the file's length divided by `cut`.
  package mutating func damage(_ file: inout [UInt8], cut: Int) {
    let place = Int.random(in: 0..<file.count, using: &self)
    switch Int.random(in: 0..<5, using: &self) {
    case 0: file[place] = UInt8.random(in: 0...255, using: &self)
    case 1: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &self)
    case 2: file.remove(at: place)
    case 3: file.insert(UInt8.random(in: 0...255, using: &self), at: place)
    default: file.removeLast(min(file.count - 1, place / cut))
    }
  }
}

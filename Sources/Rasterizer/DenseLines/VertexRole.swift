// The roles of a dense line's vertices, and the segments that lead on from them.

enum VertexRole: UInt8, BitwiseCopyable {
  /// Nothing: a place before a subpath that is open, or a path that has just begun.
  case none
  /// A segment leads from the vertex to the next one.
  case leads
  /// The last segment of a closed subpath leads from here to its start; it is drawn at its end.
  case leadsBack
  case endsOpen
  case endsClosed
  /// A subpath without length.
  case dot
}

/// The segment that leads on from a vertex, in the path's space.
struct OutgoingSegment: BitwiseCopyable {
  /// The unit vector to the next vertex; zero where no segment leads on.
  var direction = Vertex(0, 0)
  /// Whether the segment that leads on ends in half a disc: its round join, where the line turns back.
  var isRound = false
}

// The permissions that a person gives a user's code.

/// The permissions of a user's code beside what it always may do.
package struct AgentPermissions: Hashable, Sendable {
  /// Whether it may write files anywhere. Default: false.
  package var writing = false
  /// Whether it may reach the network. Default: false.
  package var network = false
  /// Files and folders that it may read. Default: none.
  package var readablePaths: [String] = []

  /// Nothing is allowed.
  package init() {}
}

// A value that shall stand in what a view comes from.

package import Messages

/// A value of a view on a page.
package struct ViewValue: Hashable, Sendable {
  /// The view, as the page told of it last.
  package var view: PageNode
  /// The value, as `--set` takes it.
  package var value: AgentState.Value

  /// A value that has not been checked.
  package init(_ value: AgentState.Value, of view: PageNode) {
    self.view = view
    self.value = value
  }
}

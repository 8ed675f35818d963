// A controller's editing mode and the button that turns it on and off.

import Testing
import UIKit

@MainActor @Suite struct EditingTests {
  @Test func `the edit button turns editing on and off`() {
    let controller = UITableViewController(style: .plain)
    let item = controller.editButtonItem
    #expect(item.title == "Edit" && item.style == .plain)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(controller.isEditing && controller.tableView.isEditing)
    #expect(item.title == "Done" && item.style == .done)
    item.primaryAction?.performWithSender(item, target: nil)
    #expect(!controller.isEditing && !controller.tableView.isEditing)
    #expect(item.title == "Edit" && item.style == .plain)
    #expect(controller.editButtonItem === item)
  }

  @Test func `an action of its own takes the edit button's place`() {
    let controller = UITableViewController(style: .plain)
    let item = controller.editButtonItem
    item.action = Selector("edit:")
    #expect(item.primaryAction == nil && item.target === controller)
  }

  @Test func `a table that is loaded later is edited, and editing does not load it`() {
    let controller = UITableViewController(style: .plain)
    controller.isEditing = true
    #expect(!controller.isViewLoaded)
    #expect(controller.tableView.isEditing)
  }
}

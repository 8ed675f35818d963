// Inspection errors as failures of the command line.

package import Messages

extension Failure {
  /// 66 for an image that is missing, 65 for a damaged one, 64 for every other mistake. `option`: the option of the
  /// command line that the words begin with, such as `--set`; nil: none.
  package init(_ error: InspectionError, option: String?) {
    let status: ExitStatus =
      switch error {
      case .missingImage: .missingInput
      case .damagedImage: .badData
      case .notAnAssignment, .noClass, .unknownClass, .unknownProperty, .readOnly, .badValue: .usage
      }
    self.init(status, (option.map { $0 + ": " } ?? "") + "\(error)")
  }
}

// The executable: hands the command line over and exits with the command's status.

import Foundation

exit(CommandLineTool.run(Array(CommandLine.arguments.dropFirst())))

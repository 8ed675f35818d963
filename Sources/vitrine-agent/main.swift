// The agent as a program: runs a user's code for the application that started it.

import Agent

Agent(CommandLine.arguments).run()

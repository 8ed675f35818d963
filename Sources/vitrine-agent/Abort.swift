// How a user's code ends itself, so that a person sees where it did.

import CLinux

/// Takes the place of libc's `abort`. Swift's backtrace follows frame pointers, which libc's own does not
/// keep, so that none of the user's frames was found.
@_cdecl("abort") public func abortHere() -> Never { linux_abort() }

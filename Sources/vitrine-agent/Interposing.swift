// Functions that replace libc's, so that a person sees how a user's code ended.

import CLinux

/// Takes the place of libc's `abort`. Swift's backtrace follows frame pointers, which libc's own does not
/// keep, so that none of the user's frames was found.
@_cdecl("abort") public func abortHere() -> Never { linux_abort() }

/// Takes the place of libc's `socket`, for all that is loaded: where there is no network, somebody should say so.
@_cdecl("socket") public func socketHere(
  _ domain: Int32, _ type: Int32, _ protocol: Int32
) -> Int32 { linux_socket(domain, type, `protocol`) }

/// Takes the place of libc's `close`, for all that is loaded: a loop over all descriptors would close the
/// agent's own, and with them its connection to the program that shows the views.
@_cdecl("close") public func closeHere(_ descriptor: Int32) -> Int32 { linux_close(descriptor) }

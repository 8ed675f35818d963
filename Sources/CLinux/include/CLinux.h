// System calls and run-time handles that Swift cannot see.
#pragma once

/// The descriptor that becomes readable when the main dispatch queue has work.
extern int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what the main dispatch queue holds.
extern void _dispatch_main_queue_callback_4CF(void *unused);

static inline int linux_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }
static inline void linux_main_queue_drain(void) { _dispatch_main_queue_callback_4CF(0); }

// libseccomp: filters of system calls, and its macros as functions.
#pragma once
#include <seccomp.h>

static inline uint32_t seccomp_allowing(void) { return SCMP_ACT_ALLOW; }

/// Answers with an error's number, or with success for 0, and does nothing.
static inline uint32_t seccomp_answering(uint16_t number) { return SCMP_ACT_ERRNO(number); }

/// Lets the call wait until somebody who has the filter's descriptor answers it.
static inline uint32_t seccomp_notifying(void) { return SCMP_ACT_NOTIFY; }

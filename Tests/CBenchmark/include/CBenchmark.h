// What the benchmark needs from C: counted allocations, and Xlib by itself.
#pragma once
#include <stddef.h>

/// How often memory was asked for so far, by any thread of this process.
long benchmark_allocation_count(void);

/// A shown window that is put whole through MIT-SHM, with nothing around Xlib.
struct benchmark_window;

/// Its left edge stands at `x`. Null without a display or without MIT-SHM.
struct benchmark_window *_Nullable benchmark_open_window(int x, int width, int height);

/// Puts the whole window and waits for the completion; seconds.
double benchmark_put(struct benchmark_window *_Nonnull window);

/// Puts the whole window `frames` times, each that many seconds after the one before, and waits for each
/// completion; the seconds of this thread's processor time that took.
double benchmark_put_paced(struct benchmark_window *_Nonnull window, int frames, double interval);

void benchmark_close_window(struct benchmark_window *_Nonnull window);

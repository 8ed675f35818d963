// Cairo: the independent renderer that tests and benchmarks compare with.
#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>

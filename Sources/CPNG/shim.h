// libpng: its simplified and its full interface.
#pragma once
#include <png.h>

// giflib: reading record by record, so that sizes are known before anything is taken for them.
#pragma once
#include <gif_lib.h>

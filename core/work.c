#include "work.h"

#ifdef MOTLEY_COUNT_WORK
uint64_t work_done;
#else
typedef int work_is_not_counted; /* a file with nothing in it is no C */
#endif

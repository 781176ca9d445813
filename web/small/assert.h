/* assert() of the core in WebAssembly: a failed one tells its file and line, and not its words,
   which pages would download. It is always on. */

#undef assert
#define assert(condition) ((condition) ? (void)0 : trap_at(__FILE__, __LINE__))

#ifndef WEB_SMALL_ASSERT_H
#define WEB_SMALL_ASSERT_H

_Noreturn void trap_at(const char *file, int line);

#endif

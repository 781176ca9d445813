#ifndef MOTLEY_BITS_H
#define MOTLEY_BITS_H

#include <stdint.h>

/** How many bits are set. Where the processor has no instruction for it the compiler would call a
    function of its library. */
static inline int bits_count(uint64_t bits) {
#if defined(__wasm__) || defined(__POPCNT__) || defined(__aarch64__)
    return __builtin_popcountll(bits);
#else
    bits -= bits >> 1 & 0x5555555555555555u;
    bits = (bits & 0x3333333333333333u) + (bits >> 2 & 0x3333333333333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(bits * 0x0101010101010101u >> 56);
#endif
}

#endif

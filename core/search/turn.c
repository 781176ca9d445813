#include "turn.h"

uint64_t search_turn_key(const struct variant *variant, const void *position,
                         struct outcome outcome) {
    const struct rules *rules = variant->rules;
    const uint64_t hash = rules->evaluation->hash(variant, position);
    const uint64_t halfmoves = rules->turn(variant, position).halfmoves;
    return hash_mix(hash, outcome.result == RESULT_ONGOING
                              ? halfmoves
                              : (uint64_t)outcome.result << 40 | (uint64_t)outcome.winner << 32);
}

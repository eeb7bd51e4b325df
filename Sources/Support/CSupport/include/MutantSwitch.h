#ifndef CMUTANTSWITCH_H
#define CMUTANTSWITCH_H

#include <stdbool.h>
#include <stdint.h>

/// The number of the mutant that is switched on; 0 for none.
extern int32_t mutant_active;

/// A byte for each mutant, set once its place is reached; null where nobody asks.
extern uint8_t *mutant_reached;

/// Whether a mutant is on; asked at its place each time that it is reached.
static inline bool mutant_is_on(int32_t number) {
  if (__builtin_expect(mutant_reached != 0, 0)) mutant_reached[number] = 1;
  return number == mutant_active;
}

/// Switches a mutant on, and the one before it off; 0 for none.
void mutant_switch_on(int32_t number);

/// Begins a census of the places that are reached.
///
/// @param count How many mutants there are; they have the numbers from 1.
/// @return A byte for each number up to the count, shared with processes that are forked from now on;
///   null where there is no memory.
uint8_t *mutant_census(int32_t count);

/// Ends the census.
void mutant_end_census(void);

#endif

#ifndef CMUTANTSWITCH_H
#define CMUTANTSWITCH_H

#include <stdbool.h>
#include <stdint.h>

/// The number of the mutant that is on; 0 if none is.
extern int32_t mutant_active;

/// A byte for each mutant, set when its code is reached; null while no census is running.
extern uint8_t *mutant_reached;

/// Records in a census that the code of a mutant is reached.
void mutant_reach(int32_t number);

/// Returns whether a mutant is on; called each time its code is reached.
static inline bool mutant_is_on(int32_t number) {
  if (__builtin_expect(mutant_reached != 0, 0)) mutant_reach(number);
  return number == mutant_active;
}

/// Switches a mutant on, and the previous one off; 0 switches all mutants off.
void mutant_switch_on(int32_t number);

/// Starts a census of the mutants whose code is reached.
///
/// @param count The number of mutants, which are numbered from 1.
/// @return A byte for each number from 0 to the count, shared with processes that are forked later; null if
///   memory cannot be allocated.
uint8_t *mutant_census(int32_t count);

/// Returns how often the code of any mutant was reached in all censuses of the process.
uint64_t mutant_visits(void);

/// Ends the census, so that reached mutants are no longer recorded.
void mutant_end_census(void);

#endif

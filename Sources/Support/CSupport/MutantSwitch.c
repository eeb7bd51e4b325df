#include "MutantSwitch.h"

#include <sys/mman.h>

int32_t mutant_active = 0;
uint8_t *mutant_reached = 0;
static uint64_t visits = 0;

void mutant_switch_on(int32_t number) { mutant_active = number; }

uint8_t *mutant_census(int32_t count) {
  void *bytes = mmap(0, (size_t)count + 1, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  mutant_reached = bytes == MAP_FAILED ? 0 : bytes;
  return mutant_reached;
}

void mutant_reach(int32_t number) {
  mutant_reached[number] = 1;
  visits++;
}

uint64_t mutant_visits(void) { return visits; }

void mutant_end_census(void) { mutant_reached = 0; }

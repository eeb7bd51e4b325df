#define _GNU_SOURCE
#include "LargeStack.h"

#ifndef __linux__

void report_scene_crashes(void) {}

#else

#include <dlfcn.h>
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <ucontext.h>
#include <unistd.h>

enum {
  /// The number of innermost calls that are examined.
  call_count = 96,
  /// The number of calls in scenes that are reported.
  reported_call_count = 4,
  name_size = 512,
};

/// The names of the functions of the innermost calls, and the number of occurrences of each.
static char names[call_count][name_size];
static int counts[call_count];
static uintptr_t addresses[call_count];

/// Copies the name of the function at an offset of a file, whose own symbols include private ones.
static int copy_name(const char *path, uintptr_t offset, char *name) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0) return 0;
  if (fstat(file, &status) != 0) {
    close(file);
    return 0;
  }
  const char *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (bytes == MAP_FAILED) return 0;
  const ElfW(Ehdr) *header = (const void *)bytes;
  const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
  int is_found = 0;
  for (int index = 0; index < header->e_shnum && !is_found; index++) {
    const ElfW(Shdr) *section = &sections[index];
    if (section->sh_type != SHT_SYMTAB) continue;
    const ElfW(Sym) *symbols = (const void *)(bytes + section->sh_offset);
    const char *strings = bytes + sections[section->sh_link].sh_offset;
    for (size_t place = 0; place < section->sh_size / sizeof(ElfW(Sym)) && !is_found; place++) {
      const ElfW(Sym) *symbol = &symbols[place];
      if ((symbol->st_info & 0xf) != STT_FUNC || offset < symbol->st_value) continue;
      if (offset >= symbol->st_value + symbol->st_size) continue;
      strncpy(name, strings + symbol->st_name, name_size - 1);
      is_found = 1;
    }
  }
  munmap((void *)bytes, (size_t)status.st_size);
  return is_found;
}

/// Returns the address of the innermost frame of an interrupted thread.
static uintptr_t *frame(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t *)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
  return (uintptr_t *)context->uc_mcontext.regs[29];
#else
  return NULL;
#endif
}

/// Returns the function of the scenes that occurs most frequently among the innermost calls; `NULL` if none does.
static const char *recursive_function(uintptr_t *frame) {
  int known = 0;
  for (int call = 0; call < call_count && frame != NULL; call++) {
    uintptr_t address = frame[1] - 1;
    frame = (uintptr_t *)frame[0];
    int index = 0;
    while (index < known && addresses[index] != address) index++;
    if (index == known) {
      Dl_info place;
      if (dladdr((void *)address, &place) == 0) continue;
      addresses[index] = address;
      if (copy_name(place.dli_fname, address - (uintptr_t)place.dli_fbase, names[index])) known++;
    }
    // The symbols of a scene contain the name of its module.
    if (strstr(names[index], "spec_") != NULL) counts[index]++;
  }
  int most_frequent = 0;
  for (int index = 1; index < known; index++) {
    if (counts[index] > counts[most_frequent]) most_frequent = index;
  }
  return counts[most_frequent] == 0 ? NULL : names[most_frequent];
}

/// Returns whether a library contains scenes or the code of an app, whose functions can have any name.
static int is_library_of_scenes(const char *path) {
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  size_t length = strlen(name);
  return length > 3 && strcmp(name + length - 3, ".so") == 0 && strncmp(name, "lib", 3) != 0;
}

/// Returns whether a function of a scene contains an address, and reports the call if one does.
static int report_call(uintptr_t address) {
  static char name[name_size];
  Dl_info place;
  if (dladdr((void *)address, &place) == 0) return 0;
  uintptr_t offset = address - (uintptr_t)place.dli_fbase;
  name[0] = 0;
  if (!copy_name(place.dli_fname, offset, name)) return 0;
  if (strstr(name, "spec_") == NULL && !is_library_of_scenes(place.dli_fname)) return 0;
  dprintf(STDERR_FILENO, "Scene call: %s 0x%lx\n", place.dli_fname, (unsigned long)offset);
  return 1;
}

/// Returns the address of the instruction at which a thread is interrupted; 0 if it is unknown.
static uintptr_t instruction(const ucontext_t *context) {
#if defined(__x86_64__)
  return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
  return (uintptr_t)context->uc_mcontext.pc;
#else
  return 0;
#endif
}

/// Reports the innermost calls in scenes.
static void report_calls(const ucontext_t *context) {
  int reported = report_call(instruction(context));
  uintptr_t *next = frame(context);
  // Code without frame pointers may leave any value in the frame register.
  for (int call = 0; call < call_count && is_in_large_stack(next); call++) {
    reported += report_call(next[1] - 1);
    uintptr_t *caller = (uintptr_t *)next[0];
    if (reported == reported_call_count || caller <= next) return;
    next = caller;
  }
}

static void report(int number, siginfo_t *info, void *context) {
  if (number == SIGSEGV && is_below_large_stack(info->si_addr)) {
    const char *name = recursive_function(frame(context));
    dprintf(STDERR_FILENO, "Fatal error: endless recursion%s%s\n", name ? " in " : "",
            name ? name : "");
  } else {
    report_calls(context);
  }
  // The instruction runs again without a handler, so it ends the process with its signal.
  signal(number, SIG_DFL);
}

/// Reports the innermost calls of a thread in scenes; the thread then continues.
static void sample(int number, siginfo_t *info, void *context) {
  (void)number;
  (void)info;
  report_calls(context);
}

void report_scene_crashes(void) {
  static char stack[1 << 16];
  static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE};
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof stack};
  struct sigaction action = {.sa_sigaction = report, .sa_flags = SA_SIGINFO | SA_ONSTACK};
  if (sigaltstack(&alternate, NULL) != 0) return;
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    sigaction(numbers[index], &action, NULL);
  }
  action.sa_sigaction = sample;
  action.sa_flags |= SA_RESTART;
  sigaction(SIGUSR2, &action, NULL);
}

#endif

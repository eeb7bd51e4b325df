#include "Threads.h"

#include <pthread.h>
#include <stdlib.h>

struct thread {
  pthread_t handle;
  void (*function)(void *);
  void *context;
};

static void *perform(void *argument) {
  struct thread *thread = argument;
  thread->function(thread->context);
  return NULL;
}

void *thread_start(size_t stack_size, void (*function)(void *), void *context) {
  struct thread *thread = malloc(sizeof *thread);
  if (thread == NULL) return NULL;
  *thread = (struct thread){.function = function, .context = context};
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  if (stack_size > 0) pthread_attr_setstacksize(&attributes, stack_size);
  int error = pthread_create(&thread->handle, &attributes, perform, thread);
  pthread_attr_destroy(&attributes);
  if (error == 0) return thread;
  free(thread);
  return NULL;
}

void thread_join(void *thread) {
  pthread_join(((struct thread *)thread)->handle, NULL);
  free(thread);
}

// Ends a process at one of the steps that it takes in the file system, or lets that step fail.
//
// Preloaded below the C library's callers (Linux, LD_PRELOAD). What counts as a step: creating or opening
// for writing, writing, cutting, renaming, linking and removing. Environment:
//
//   STEP_LOG=FILE        write the number of steps to FILE at the end
//   STEP_KILL=N          end with SIGKILL before step N
//   STEP_HALF=N          write half of what step N writes, then end with SIGKILL
//   STEP_FAIL=N:ERRNO    let step N, and no other, fail with this number
//   STEP_NAME=NAME       count in programs of this name only

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define ORIGINAL(name) static __typeof__(name) *original; if (!original) original = dlsym(RTLD_NEXT, #name)

static atomic_int count;

static int counts(void) {
  const char *name = getenv("STEP_NAME");
  return !name || strcmp(name, program_invocation_short_name) == 0;
}

// Returns an error number for a step that must fail, else 0; `half` is set for a write that is cut.
static int step(int *half) {
  if (!counts()) return 0;
  int number = atomic_fetch_add(&count, 1) + 1;
  const char *text;
  if ((text = getenv("STEP_KILL")) && atoi(text) == number) raise(SIGKILL);
  if ((text = getenv("STEP_HALF")) && atoi(text) == number) {
    if (half) *half = 1;
    else raise(SIGKILL);
  }
  if ((text = getenv("STEP_FAIL")) && atoi(text) == number) {
    const char *colon = strchr(text, ':');
    return colon ? atoi(colon + 1) : EIO;
  }
  return 0;
}

#define FAIL_IF_ASKED(result) \
  do { int error = step(NULL); if (error) { errno = error; return result; } } while (0)

__attribute__((destructor)) static void finish(void) {
  const char *path = getenv("STEP_LOG");
  if (!path || !counts()) return;
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%d", atomic_load(&count));
  fclose(file);
}

#define OPENS(name) \
  int name(const char *path, int flags, ...) { \
    ORIGINAL(name); \
    va_list list; va_start(list, flags); \
    mode_t mode = va_arg(list, int); va_end(list); \
    if (flags & (O_CREAT | O_WRONLY | O_RDWR)) FAIL_IF_ASKED(-1); \
    return original(path, flags, mode); \
  }
OPENS(open)
OPENS(open64)

ssize_t write(int descriptor, const void *bytes, size_t length) {
  ORIGINAL(write);
  struct stat info;
  if (descriptor > 2 && fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode)) {
    int half = 0;
    int error = step(&half);
    if (error) { errno = error; return -1; }
    if (half) { original(descriptor, bytes, length / 2); raise(SIGKILL); }
  }
  return original(descriptor, bytes, length);
}

int rename(const char *path, const char *target) { ORIGINAL(rename); FAIL_IF_ASKED(-1); return original(path, target); }
int link(const char *path, const char *target) { ORIGINAL(link); FAIL_IF_ASKED(-1); return original(path, target); }
int unlink(const char *path) { ORIGINAL(unlink); FAIL_IF_ASKED(-1); return original(path); }
int rmdir(const char *path) { ORIGINAL(rmdir); FAIL_IF_ASKED(-1); return original(path); }
int mkdir(const char *path, mode_t mode) { ORIGINAL(mkdir); FAIL_IF_ASKED(-1); return original(path, mode); }
int ftruncate(int descriptor, off_t length) { ORIGINAL(ftruncate); FAIL_IF_ASKED(-1); return original(descriptor, length); }
int fchmod(int descriptor, mode_t mode) { ORIGINAL(fchmod); FAIL_IF_ASKED(-1); return original(descriptor, mode); }

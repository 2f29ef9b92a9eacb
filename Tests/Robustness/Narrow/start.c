// What Swift without an operating system needs to run as a WebAssembly module: memory that is never freed, and an exit code.

#include <stddef.h>
#include <stdint.h>

__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit"))) _Noreturn void proc_exit(int code);
int narrow_check(void);
extern unsigned char __heap_base;

void _start(void) { proc_exit(narrow_check()); }

static uintptr_t top;

int posix_memalign(void **pointer, size_t alignment, size_t size) {
  if (!top) top = (uintptr_t)&__heap_base;
  top = (top + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = top + size;
  uintptr_t pages = __builtin_wasm_memory_size(0);
  uintptr_t needed = (end + 0xFFFF) >> 16;
  if (needed > pages && __builtin_wasm_memory_grow(0, needed - pages) == (size_t)-1) return 12;
  *pointer = (void *)top;
  top = end;
  return 0;
}

void *malloc(size_t size) {
  void *pointer = NULL;
  return posix_memalign(&pointer, 16, size) ? NULL : pointer;
}

void free(void *pointer) { (void)pointer; }

void *memcpy(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  while (count--) *to++ = *from++;
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  unsigned char *to = target;
  const unsigned char *from = source;
  if (to < from) return memcpy(target, source, count);
  while (count--) to[count] = from[count];
  return target;
}

void *memset(void *target, int value, size_t count) {
  unsigned char *to = target;
  while (count--) *to++ = (unsigned char)value;
  return target;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *first = one, *second = other;
  for (; count--; first++, second++)
    if (*first != *second) return *first - *second;
  return 0;
}

double round(double value) { return value < 0 ? -__builtin_floor(0.5 - value) : __builtin_floor(value + 0.5); }

// Nothing here needs the slow way to read a number.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  (void)text;
  *result = 0;
  return NULL;
}

// The product of two numbers of 128 bits, of which Swift multiplies the lower halves.
__int128 __multi3(__int128 one, __int128 other) {
  uint64_t a = (uint64_t)one, b = (uint64_t)other;
  uint64_t low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF), middle = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
  uint64_t other_middle = (a & 0xFFFFFFFF) * (b >> 32) + (middle & 0xFFFFFFFF);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other_middle >> 32);
  high += (uint64_t)(one >> 64) * b + a * (uint64_t)(other >> 64);
  return (__int128)(((unsigned __int128)high << 64) | (other_middle << 32) | (low & 0xFFFFFFFF));
}

uintptr_t __stack_chk_guard = 0x5EED;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

void arc4random_buf(void *target, size_t count) { memset(target, 7, count); }

/* Writes down what a program does to its files, and what it says: loaded before the C library.
 *
 * RECORDED_FILES is how the names of those files begin, RECORD where it is written down. Each event is
 * a letter, the number of a file or descriptor, a place, a length, and so many bytes: C, it was made,
 * with its name; U, its name is gone; W, written; T, cut to a length; S, brought to the disk; D, so were
 * the names in the folder; A, said on standard output. P is a program that begins. One happens after
 * the other: whoever acts holds a lock until it is written down. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static int record = -1;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static void note(char kind, uint64_t file, uint64_t at, const void *data, uint64_t size) {
    uint64_t numbers[3] = {file, at, size};
    struct iovec parts[3] = {{&kind, 1}, {numbers, sizeof numbers}, {(void *)data, size}};
    if (record >= 0 && syscall(SYS_writev, record, parts, size ? 3 : 2) < 0) _exit(99);
}

__attribute__((constructor)) static void begin(void) {
    const char *name = getenv("RECORD");
    if (name) record = syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    note('P', 0, 0, "", 0);
}

static int is_meant(const char *name) {
    const char *start = getenv("RECORDED_FILES");
    return record >= 0 && start && strncmp(name, start, strlen(start)) == 0;
}

/* The number of a file that is meant, or 0. */
static uint64_t number(int fd) {
    char link[64], name[PATH_MAX];
    struct stat found;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (length < 0) return 0;
    name[length] = 0;
    return is_meant(name) && fstat(fd, &found) == 0 ? found.st_ino : 0;
}

/* Whether it is the folder in which they are. */
static int is_folder(int fd) {
    const char *start = getenv("RECORDED_FILES");
    char link[64], name[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    return start && length > 0 && !strncmp(name, start, length) && start[length] == '/'
        && !strchr(start + length + 1, '/');
}

static int opened(const char *function, const char *name, int flags, mode_t mode) {
    int (*real)(const char *, int, ...) = next(function);
    if (!(flags & O_CREAT) || !is_meant(name)) return real(name, flags, mode);
    pthread_mutex_lock(&lock);
    int is_new = access(name, F_OK) != 0;
    int fd = real(name, flags, mode);
    if (fd >= 0 && is_new) note('C', number(fd), 0, name, strlen(name));
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPENS(function)                                                \
    int function(const char *name, int flags, ...) {                   \
        va_list rest;                                                  \
        va_start(rest, flags);                                         \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; \
        va_end(rest);                                                  \
        return opened(#function, name, flags, mode);                   \
    }
OPENS(open)
OPENS(open64)

int unlink(const char *name) {
    int (*real)(const char *) = next("unlink");
    if (!is_meant(name)) return real(name);
    pthread_mutex_lock(&lock);
    int done = real(name);
    if (done == 0) note('U', 0, 0, name, strlen(name));
    pthread_mutex_unlock(&lock);
    return done;
}

#define WRITES(function, offset)                                       \
    ssize_t function(int fd, const void *data, size_t size, offset at) { \
        ssize_t (*real)(int, const void *, size_t, offset) = next(#function); \
        uint64_t file = number(fd);                                    \
        if (!file) return real(fd, data, size, at);                    \
        pthread_mutex_lock(&lock);                                     \
        ssize_t done = real(fd, data, size, at);                       \
        if (done > 0) note('W', file, at, data, done);                 \
        pthread_mutex_unlock(&lock);                                   \
        return done;                                                   \
    }
WRITES(pwrite, off_t)
WRITES(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size) {
    ssize_t (*real)(int, const void *, size_t) = next("write");
    uint64_t file = fd == 1 ? 0 : number(fd);
    if (fd != 1 && !file) return real(fd, data, size);
    pthread_mutex_lock(&lock);
    off_t at = file ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = real(fd, data, size);
    if (done > 0) note(file ? 'W' : 'A', file, at, data, done);
    pthread_mutex_unlock(&lock);
    return done;
}

#define CUTS(function, offset)                                         \
    int function(int fd, offset size) {                                \
        int (*real)(int, offset) = next(#function);                    \
        uint64_t file = number(fd);                                    \
        if (!file) return real(fd, size);                              \
        pthread_mutex_lock(&lock);                                     \
        int done = real(fd, size);                                     \
        if (done == 0) note('T', file, size, "", 0);                   \
        pthread_mutex_unlock(&lock);                                   \
        return done;                                                   \
    }
CUTS(ftruncate, off_t)
CUTS(ftruncate64, off64_t)

#define SYNCS(function)                                                \
    int function(int fd) {                                             \
        int (*real)(int) = next(#function);                            \
        uint64_t file = number(fd);                                    \
        int folder = !file && is_folder(fd);                           \
        if (!file && !folder) return real(fd);                         \
        pthread_mutex_lock(&lock);                                     \
        int done = real(fd);                                           \
        if (done == 0) note(folder ? 'D' : 'S', file, 0, "", 0);       \
        pthread_mutex_unlock(&lock);                                   \
        return done;                                                   \
    }
SYNCS(fsync)
SYNCS(fdatasync)

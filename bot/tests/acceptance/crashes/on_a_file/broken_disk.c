/* A disk that breaks when it is told to: loaded before the C library, for tests.
 *
 * BROKEN_DISK names a file that says what fails: "full" and "write" let every write fail, "sync"
 * every sync, "once" the next sync only, anything else nothing. "kill 7" ends the program in place
 * of its eighth write or sync; "copy" puts the files into BROKEN_COPIES/7 before that, as a kill
 * would leave them. It is about files whose names begin with BROKEN_FILE. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

/* Whether the file is one of those that break. */
static int is_meant(int fd) {
    const char *start = getenv("BROKEN_FILE");
    char link[64], name[PATH_MAX];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, name, sizeof name - 1);
    if (!start || length < 0) return 0;
    name[length] = 0;
    return strncmp(name, start, strlen(start)) == 0;
}

/* Copies the files into a folder. */
static void copy_into(const char *folder) {
    char name[2 * PATH_MAX];
    glob_t files;
    snprintf(name, sizeof name, "%s*", getenv("BROKEN_FILE"));
    if (mkdir(folder, 0700) || glob(name, 0, NULL, &files)) abort();
    for (size_t i = 0; i < files.gl_pathc; i++) {
        const char *file = files.gl_pathv[i];
        snprintf(name, sizeof name, "%s%s", folder, strrchr(file, '/'));
        int in = open(file, O_RDONLY | O_CLOEXEC);
        int out = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
        ssize_t sent;
        while ((sent = sendfile(out, in, NULL, 1 << 30)) > 0) continue;
        if (sent < 0) abort();
    }
}

/* Copies the files into a folder that is named by a number. A child does it: a process that closes
 * a file loses all its locks on it. */
static void copy(int number) {
    char folder[PATH_MAX];
    int status;
    snprintf(folder, sizeof folder, "%s/%d", getenv("BROKEN_COPIES"), number);
    pid_t child = fork();
    if (child == 0) {
        copy_into(folder);
        _exit(0);
    }
    if (waitpid(child, &status, 0) != child || status) abort();
}

/* The first letter of what is broken, or 0. */
static char broken(void) {
    static pthread_mutex_t one_by_one = PTHREAD_MUTEX_INITIALIZER;
    static int survived;
    const char *control = getenv("BROKEN_DISK");
    char words[32] = {0};
    int fd = control ? open(control, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0) return 0;
    if (read(fd, words, sizeof words - 1) < 0) words[0] = 0;
    close(fd);
    pthread_mutex_lock(&one_by_one);
    if (words[0] == 'c') copy(survived);
    if (words[0] == 'k' && survived == atoi(words + 5)) kill(getpid(), SIGKILL);
    survived++;
    pthread_mutex_unlock(&one_by_one);
    return words[0];
}

/* The error of a write, or 0. */
static int write_error(int fd) {
    if (!is_meant(fd)) return 0;
    char letter = broken();
    return letter == 'f' ? ENOSPC : letter == 'w' ? EIO : 0;
}

/* Whether a sync fails; what fails once is mended by that. */
static int sync_fails(int fd) {
    char letter = is_meant(fd) ? broken() : 0;
    if (letter == 'o') close(open(getenv("BROKEN_DISK"), O_WRONLY | O_TRUNC | O_CLOEXEC));
    return letter == 's' || letter == 'o';
}

#define WRITES(result, name, arguments, ...)                           \
    result name arguments {                                            \
        static result(*real) arguments;                                \
        int error = write_error(fd);                                   \
        if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);          \
        if (error) { errno = error; return -1; }                       \
        return real(__VA_ARGS__);                                      \
    }

#define SYNCS(name)                                                    \
    int name(int fd) {                                                 \
        static int (*real)(int);                                       \
        if (!real) *(void **)&real = dlsym(RTLD_NEXT, #name);          \
        if (sync_fails(fd)) { errno = EIO; return -1; }                \
        return real(fd);                                               \
    }

WRITES(ssize_t, write, (int fd, const void *data, size_t size), fd, data, size)
WRITES(ssize_t, pwrite, (int fd, const void *data, size_t size, off_t at), fd, data, size, at)
WRITES(ssize_t, pwrite64, (int fd, const void *data, size_t size, off64_t at), fd, data, size, at)
WRITES(int, ftruncate, (int fd, off_t size), fd, size)
WRITES(int, ftruncate64, (int fd, off64_t size), fd, size)
SYNCS(fsync)
SYNCS(fdatasync)

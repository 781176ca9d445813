// Runs a fuzz target over files and folders of inputs, without a fuzzer: replay_NAME PATH...

#define _POSIX_C_SOURCE 200809L

#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replayed;

static void fail(const char *what, const char *path) {
    fprintf(stderr, "%s: %s\n", what, path);
    exit(1);
}

// The bytes go to the target in an allocation of their exact size, so that ASan sees an overrun.
static void replay_file(const char *path, size_t size) {
    FILE *file = fopen(path, "rb");
    uint8_t *data = malloc(size ? size : 1);
    if (!file || !data || fread(data, 1, size, file) != size)
        fail("cannot read", path);
    fclose(file);
    fprintf(stderr, "%s\n", path);
    LLVMFuzzerTestOneInput(data, size);
    free(data);
    replayed++;
}

static void replay_path(const char *path);

static void replay_folder(const char *path) {
    DIR *folder = opendir(path);
    if (!folder)
        fail("cannot open", path);
    for (struct dirent *entry; (entry = readdir(folder));) {
        char child[4096];
        if (entry->d_name[0] == '.')
            continue;
        if (snprintf(child, sizeof child, "%s/%s", path, entry->d_name) >= (int)sizeof child)
            fail("path too long", path);
        replay_path(child);
    }
    closedir(folder);
}

static void replay_path(const char *path) {
    struct stat status;
    if (stat(path, &status) != 0)
        fail("cannot find", path);
    if (S_ISDIR(status.st_mode))
        replay_folder(path);
    else
        replay_file(path, (size_t)status.st_size);
}

int main(int count, char **paths) {
    for (int i = 1; i < count; i++)
        replay_path(paths[i]);
    printf("replayed %d inputs\n", replayed);
    return replayed ? 0 : 1;
}

#pragma once

/// Reads the time of the last change of a file's contents, since 1970; zeros if there is no file.
void modification_time(const char *path, long *seconds, long *nanoseconds);

/// Makes two connected sockets, which are streams of bytes.
///
/// Returns 0, or -1 with the reason in `errno`.
int stream_socket_pair(int *ends);

#pragma once

/// Reads the modification time of a file as the time since 1970; zeros if the file does not exist.
void modification_time(const char *path, long *seconds, long *nanoseconds);

/// Creates two connected stream sockets.
///
/// Returns 0, or -1 with the reason in `errno`.
int stream_socket_pair(int *ends);

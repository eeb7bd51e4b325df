/// The words with which the tool runs itself as a worker: the command, and the file of a request.
enum WorkerArguments {
  static let command = "run-scenarios"
}

/// Why code that must not compile could not be judged.
enum RejectionError: Error, Equatable {
  case compilerMissing
  case modulesMissing(directory: String)
  case compilerCrashed(String)
  case timedOut(seconds: Int)
  /// The compiler refuses something, but not the block.
  case codeAroundFails(String)
}

extension RejectionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .compilerMissing:
      "there is no swiftc on the path to check rejected code with"
    case .modulesMissing(let directory):
      "there are no built modules in \(directory) to check rejected code against: build first"
    case .compilerCrashed(let output):
      "the compiler crashed:\n\(output)"
    case .timedOut(let seconds):
      "the compiler took longer than \(seconds) s"
    case .codeAroundFails(let output):
      "the block is not what fails to compile, the code around it is:\n\(output)"
    }
  }
}

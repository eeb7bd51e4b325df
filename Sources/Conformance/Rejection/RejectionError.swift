/// Why code that must not compile could not be judged, though the compiler was asked.
enum RejectionError: Error, Equatable {
  /// The compiler refuses something, but not the block.
  case codeAroundFails(String)
}

extension RejectionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .codeAroundFails(let output):
      "the block is not what fails to compile, the code around it is:\n\(output)"
    }
  }
}

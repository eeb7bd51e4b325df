import EngineKit
import SmallEngine

/// Modifiers that the engine does not have: scenes that use them compile, and are `unsupported`.
extension View {
  /// Reports that limits of lines are unsupported.
  public func lineLimit(_ number: Int?) -> Self {
    Stage.unsupported("line limits")
    return self
  }
}

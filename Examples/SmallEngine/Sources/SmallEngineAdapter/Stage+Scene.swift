import EngineKit
import SmallEngine

extension Stage {
  /// Shows a scene of views.
  public func scene<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    show { SmallHost(content) }
  }

  /// Shows a scene whose code may also be a UIKit view, which this engine does not have.
  public func anyScene<Content: View>(@ViewBuilder _ content: @escaping () -> Content) {
    scene(content)
  }
}

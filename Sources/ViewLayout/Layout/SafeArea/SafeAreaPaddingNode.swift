import Foundation

/// `safeAreaPadding`: room around the child that it may reach under (R-SAFE-2).
final class SafeAreaPaddingNode: PaddingNode {
  override var name: String? { "safeAreaPadding" }

  override var ruleName: String { "R-SAFE-2" }

  override func safeAreaInsets(around child: LayoutNode) -> EdgeInsets { insets }
}

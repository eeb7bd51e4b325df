import EngineKit
import Foundation

/// Hosts a scene of SwiftUI views by public API.
final class ViewsHost<Content: View>: EngineHost {
  private let content: () -> Content
  private let record = SceneRecord()
  private var conditions = SceneConditions()
  private var window: HostingWindow<SceneRoot<Content>>?
  private var size = CGSize.zero

  init(_ content: @escaping () -> Content) { self.content = content }

  func layOut(
    proposal: LayoutProposal,
    in environment: LayoutEnvironment
  ) throws -> [EngineNode] {
    try conditions.set(environment)
    conditions.proposal = ProposedViewSize(proposal, inside: conditions.safeArea)
    size = CGSize(width: windowLength(proposal.width), height: windowLength(proposal.height))
    show()
    return [
      EngineNode(
        "Scene",
        frame: LayoutFrame(CGRect(origin: .zero, size: record.size)),
        children: record.views.map {
          EngineNode("View", identifiers: [$0.identifier], frame: LayoutFrame($0.frame))
        }
      )
    ]
  }

  func reevaluate() {
    conditions.revision += 1
    show()
  }

  func tap(_ identifier: String) throws -> Bool {
    guard let action = record.identified.action(of: identifier) else {
      guard record.views.contains(where: { $0.identifier == identifier }) else { return false }
      throw Unsupported("taps that are handled by other views than buttons and by other gestures")
    }
    action()
    return true
  }

  var preferences: [String: String]? { record.preferences.printed }

  /// A hosting view centers its content in the safe area.
  var originInWindow: LayoutEnvironment.Offset? {
    let insets = conditions.windowInsets
    let proposal = conditions.proposal
    return LayoutEnvironment.Offset(
      x: Double(insets.left + gap(in: proposal.width, around: record.size.width) / 2),
      y: Double(insets.top + gap(in: proposal.height, around: record.size.height) / 2)
    )
  }

  private func gap(in proposal: CGFloat?, around length: CGFloat) -> CGFloat {
    proposal.map { $0.isFinite ? $0 - length : 0 } ?? 0
  }
}

extension ViewsHost {
  /// The number of turns of the run loop after which a layout counts as complete.
  private static var turnLimit: Int { 50 }

  /// Shows the scene until its frames no longer change.
  private func show() {
    let root = SceneRoot(conditions: conditions, content: content, record: record)
    let window = window ?? HostingWindow(root)
    self.window = window
    window.show(root, size: size, safeArea: conditions.windowInsets)
    for _ in 0..<Self.turnLimit {
      let (views, size) = (record.views, record.size)
      RunLoop.main.run(until: Date())
      window.layOut()
      if record.views == views && record.size == size { break }
    }
  }

  /// Returns the length of the window: a scene without a finite proposal has one of any length.
  private func windowLength(_ length: Double?) -> CGFloat {
    length.map { $0.isFinite ? CGFloat(max($0, 0)) : 1000 } ?? 1000
  }
}

/// The distances of the safe area from the edges of a window, in points.
struct WindowInsets: Equatable {
  var top, left, bottom, right: CGFloat
}

extension SceneConditions {
  /// The safe area of the window.
  fileprivate var windowInsets: WindowInsets {
    let isMirrored = direction == .rightToLeft
    return WindowInsets(
      top: safeArea.top,
      left: isMirrored ? safeArea.trailing : safeArea.leading,
      bottom: safeArea.bottom,
      right: isMirrored ? safeArea.leading : safeArea.trailing
    )
  }

  /// Sets the environment of the next layout.
  ///
  /// - Throws: `Unsupported` for an environment that no public API sets.
  mutating func set(_ environment: LayoutEnvironment) throws {
    guard environment.margins == nil else { throw Unsupported("margins of 'scenePadding'") }
    guard environment.keyboard == 0 else { throw Unsupported("keyboards") }
    guard environment.bars == .automatic else { throw Unsupported("containers without bars") }
    guard environment.sizeClasses == nil else { throw Unsupported("size classes") }
    guard let typeSize = DynamicTypeSize(named: environment.dynamicType) else {
      throw Unsupported("the type size '\(environment.dynamicType)'")
    }
    try setFont(for: environment.metrics)
    self.typeSize = typeSize
    scale = CGFloat(environment.scale)
    direction = environment.direction == .rightToLeft ? .rightToLeft : .leftToRight
    safeArea = environment.safeArea.map { EdgeInsets($0) } ?? EdgeInsets()
  }
}

extension DynamicTypeSize {
  /// The type size with the name of its case; `nil` if there is none.
  fileprivate init?(named name: String) {
    guard let size = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = size
  }
}

extension EdgeInsets {
  fileprivate init(_ insets: LayoutEnvironment.Insets) {
    self.init(
      top: CGFloat(insets.top),
      leading: CGFloat(insets.leading),
      bottom: CGFloat(insets.bottom),
      trailing: CGFloat(insets.trailing)
    )
  }
}

extension ProposedViewSize {
  /// The part of a proposal that a safe area leaves free.
  fileprivate init(_ proposal: LayoutProposal, inside insets: EdgeInsets) {
    self.init(
      width: proposal.width.map { max(CGFloat($0) - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max(CGFloat($0) - insets.top - insets.bottom, 0) }
    )
  }
}

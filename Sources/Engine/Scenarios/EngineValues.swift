package import EngineKit
internal import Foundation
package import LayoutValues
package import ViewLayout

// Conversions between the values of Plumb's engine, which have SwiftUI's types, and those of the
// protocol.

extension HostEnvironment {
  /// Creates the environment of a host from that of the protocol, whose content offset is not part
  /// of it.
  package init(_ environment: LayoutEnvironment) {
    self.init()
    isRightToLeft = environment.isRightToLeft
    displayScale = CGFloat(environment.scale)
    dynamicTypeSize = environment.dynamicType
    metrics = MetricsSystem(rawValue: environment.metrics.rawValue) ?? .test
    localization = environment.language
    if let insets = environment.safeArea { safeArea = EdgeInsets(insets) }
    hasBars = environment.bars == .automatic
    colorScheme = AppResources.colorScheme
    keyboard = CGFloat(environment.keyboard)
    if let classes = environment.sizeClasses {
      horizontalSizeClass = UserInterfaceSizeClass(classes.horizontal)
      verticalSizeClass = UserInterfaceSizeClass(classes.vertical)
    }
    if let insets = environment.margins { margins = EdgeInsets(insets) }
  }
}

extension UserInterfaceSizeClass {
  fileprivate init(_ value: SizeClasses.Class) { self = value == .compact ? .compact : .regular }
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

extension EngineScene {
  package init(_ view: EvaluatedView) {
    self.init(
      view.view,
      view.arguments.mapValues { Argument($0) },
      name: view.name,
      children: view.children.map { EngineScene($0) }
    )
  }
}

extension EngineScene.Argument {
  fileprivate init(_ argument: EvaluatedView.Argument) {
    switch argument {
    case .number(let number): self = .number(Double(number))
    case .words(let words): self = .words(words)
    case .flag(let flag): self = .flag(flag)
    }
  }
}

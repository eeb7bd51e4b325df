// The surface of DeveloperToolsSupport: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import SwiftUI
import UIKit

/// An image of an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension Image {
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title, image: resource.name)
  }
}

extension Color {
  public init(_ resource: ColorResource) { self.init(resource.name) }
}

extension UIImage {
  /// The image of a catalog; an empty one if no catalog has it.
  public convenience init(resource: ImageResource) {
    guard UIImage(named: resource.name) != nil else {
      self.init()
      return
    }
    // swift-format-ignore: NeverForceUnwrap
    self.init(named: resource.name)!
  }
}

extension UIColor {
  /// The color of a catalog; a gray if no catalog has it.
  public convenience init(resource: ColorResource) {
    guard UIColor(named: resource.name) != nil else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    // swift-format-ignore: NeverForceUnwrap
    self.init(named: resource.name)!
  }
}

/// The traits of previews.
public struct Preview {
  public struct ViewTraits {}
}

/// A trait of a preview, of which modifiers and a fixed size have an effect.
public struct PreviewTrait<Kind> {
  let apply: (@MainActor (AnyView) -> AnyView)?

  /// Applies a modifier, whose shared context is made once.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
    PreviewTrait { content in modifier.applied(to: content) }
  }

  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(apply: nil) }
  public static var defaultLayout: PreviewTrait { PreviewTrait(apply: nil) }
  public static var portrait: PreviewTrait { PreviewTrait(apply: nil) }
  public static var landscapeLeft: PreviewTrait { PreviewTrait(apply: nil) }
  public static var landscapeRight: PreviewTrait { PreviewTrait(apply: nil) }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait { content in AnyView(content.frame(width: width, height: height)) }
  }
}

/// A modifier of previews with a context that several of them share.
@MainActor
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

@MainActor private var sharedContexts: [ObjectIdentifier: Any] = [:]

extension PreviewModifier {
  fileprivate func applied(to content: AnyView) -> AnyView {
    let key = ObjectIdentifier(Self.self)
    if sharedContexts[key] == nil {
      Task.immediate { @MainActor in sharedContexts[key] = try? await Self.makeSharedContext() }
    }
    guard let context = sharedContexts[key] as? Context else { return content }
    return AnyView(body(content: content, context: context))
  }
}

/// A preview with the modifier of one of its traits.
@MainActor
public func previewWithTrait(
  _ trait: PreviewTrait<Preview.ViewTraits>,
  @ViewBuilder _ content: () -> some View
) -> some View {
  let content = AnyView(content())
  return trait.apply?(content) ?? content
}

/// A view of UIKit as the view of a preview.
@MainActor
public func previewOfUIKit(_ make: @escaping @MainActor () -> UIView) -> some View {
  PreviewedView(make: make)
}

/// A controller of UIKit as the view of a preview.
@MainActor
public func previewOfUIKit(_ make: @escaping @MainActor () -> UIViewController) -> some View {
  PreviewedController(make: make).ignoresSafeArea()
}

private struct PreviewedView: UIViewRepresentable {
  let make: @MainActor () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}

private struct PreviewedController: UIViewControllerRepresentable {
  let make: @MainActor () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

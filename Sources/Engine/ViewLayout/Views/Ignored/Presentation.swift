// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// SwiftUI API that compiles and has no effect; `Docs/Reference/Coverage.md` lists it as ignored.

public import Foundation

public struct PresentationBackgroundInteraction: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationBackgroundInteraction(name: "automatic")
  public static let enabled = PresentationBackgroundInteraction(name: "enabled")
  public static let disabled = PresentationBackgroundInteraction(name: "disabled")

  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction {
    .enabled
  }
}

public struct PresentationContentInteraction: Hashable, Sendable {
  let name: String

  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }

  public mutating func dismiss() {}
}

extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}

public protocol PresentationSizing {}

public struct NamedPresentationSizing: PresentationSizing, Sendable {}

extension PresentationSizing where Self == NamedPresentationSizing {
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
  public static var form: NamedPresentationSizing { NamedPresentationSizing() }
  public static var page: NamedPresentationSizing { NamedPresentationSizing() }
}

nonisolated extension View {
  public func inspector<Content: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func inspectorColumnWidth(_ width: CGFloat) -> some View { modifier(EmptyModifier()) }

  public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { modifier(EmptyModifier()) }

  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func fileExporter<Document: ReferenceFileDocument>(
    isPresented: Binding<Bool>,
    document: Document?,
    contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>,
    item: Item?,
    contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { modifier(EmptyModifier()) }

  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationBackground<Content: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(EmptyModifier()) }

  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(EmptyModifier())
  }

  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { modifier(EmptyModifier()) }

  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { modifier(EmptyModifier()) }

  public func presentationSizing<Sizing: PresentationSizing>(_ sizing: Sizing) -> some View {
    modifier(EmptyModifier())
  }

  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(EmptyModifier())
  }

  public func statusBarHidden(_ hidden: Bool = true) -> some View { modifier(EmptyModifier()) }

  public func statusBar(hidden: Bool) -> some View { modifier(EmptyModifier()) }

  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(EmptyModifier())
  }
}

public struct DialogSeverity: Hashable, Sendable {
  let name: String

  public static let automatic = DialogSeverity(name: "automatic")
  public static let standard = DialogSeverity(name: "standard")
  public static let critical = DialogSeverity(name: "critical")
}

nonisolated extension View {
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { modifier(EmptyModifier()) }

  public func dialogIcon(_ icon: Image?) -> some View { modifier(EmptyModifier()) }

  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    modifier(EmptyModifier())
  }
}

/// Menu commands of an app; no scene shows a menu bar.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// The commands that these commands consist of.
  @CommandsBuilder var body: Self.Body { get }
}

extension Never: Commands {}

/// A result builder for commands; only the first ones are kept.
@resultBuilder
public enum CommandsBuilder {
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First,
    _ other: repeat each Other
  ) -> First { first }

  /// Returns no commands, because none is shown.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
}

/// Commands without a body of other commands.
public protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
  public var body: Never { preconditionFailure("These commands have no body.") }
}

/// Commands of an empty block.
public struct EmptyCommands: PrimitiveCommands {
  nonisolated public init() {}
}

/// A menu of commands in the menu bar.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands in a menu of the system.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of commands in a menu of the system.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// The commands of a sidebar.
public struct SidebarCommands: PrimitiveCommands {
  public init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: PrimitiveCommands {
  public init() {}
}

/// The commands of an inspector.
public struct InspectorCommands: PrimitiveCommands {
  public init() {}
}

/// The commands for editing text.
public struct TextEditingCommands: PrimitiveCommands {
  public init() {}
}

/// The commands for formatting text.
public struct TextFormattingCommands: PrimitiveCommands {
  public init() {}
}

extension Scene {
  /// Adds commands to the app; they are not shown.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
}

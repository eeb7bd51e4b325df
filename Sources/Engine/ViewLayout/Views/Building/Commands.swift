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
  /// Returns no commands for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the only commands of a block.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// Returns the first of several commands, because none is shown.
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
  /// Unavailable, because the commands have no body.
  public var body: Never { preconditionFailure("These commands have no body.") }
}

/// Commands of an empty block.
public struct EmptyCommands: PrimitiveCommands {
  /// Makes an empty group of commands.
  nonisolated public init() {}
}

/// A menu of commands in the menu bar.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  /// Makes a menu with a title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands in a menu of the system.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  /// Makes commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Makes commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Makes commands in place of a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of commands in a menu of the system.
public struct CommandGroupPlacement: Sendable {
  /// Information about the app.
  public static let appInfo = CommandGroupPlacement()
  /// Settings of the app.
  public static let appSettings = CommandGroupPlacement()
  /// Termination of the app.
  public static let appTermination = CommandGroupPlacement()
  /// Visibility of the app.
  public static let appVisibility = CommandGroupPlacement()
  /// Services of the system.
  public static let systemServices = CommandGroupPlacement()
  /// Commands that create documents.
  public static let newItem = CommandGroupPlacement()
  /// Commands that save documents.
  public static let saveItem = CommandGroupPlacement()
  /// Import and export of files.
  public static let importExport = CommandGroupPlacement()
  /// Commands that print documents.
  public static let printItem = CommandGroupPlacement()
  /// Commands that undo and redo.
  public static let undoRedo = CommandGroupPlacement()
  /// Cut, copy and paste.
  public static let pasteboard = CommandGroupPlacement()
  /// Commands that change text.
  public static let textEditing = CommandGroupPlacement()
  /// Commands that format text.
  public static let textFormatting = CommandGroupPlacement()
  /// Commands of the toolbar.
  public static let toolbar = CommandGroupPlacement()
  /// Commands of the sidebar.
  public static let sidebar = CommandGroupPlacement()
  /// Commands for sizes of windows.
  public static let windowSize = CommandGroupPlacement()
  /// The list of windows.
  public static let windowList = CommandGroupPlacement()
  /// The arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement()
  /// Help of the app.
  public static let help = CommandGroupPlacement()
}

/// The commands of a sidebar.
public struct SidebarCommands: PrimitiveCommands {
  /// Makes the commands, which are not shown.
  public init() {}
}

/// The commands of a toolbar.
public struct ToolbarCommands: PrimitiveCommands {
  /// Makes the commands, which are not shown.
  public init() {}
}

/// The commands of an inspector.
public struct InspectorCommands: PrimitiveCommands {
  /// Makes the commands, which are not shown.
  public init() {}
}

/// The commands for editing text.
public struct TextEditingCommands: PrimitiveCommands {
  /// Makes the commands, which are not shown.
  public init() {}
}

/// The commands for formatting text.
public struct TextFormattingCommands: PrimitiveCommands {
  /// Makes the commands, which are not shown.
  public init() {}
}

extension Scene {
  /// Adds commands to the app; they are not shown.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }
}

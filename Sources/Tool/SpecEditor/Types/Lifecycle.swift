/// The parameters of `initialize`, as far as the server uses them.
struct InitializeParams: Decodable {
  /// The process that started the server; `nil` if there is none.
  var processId: Int?
  var workspaceFolders: [WorkspaceFolder]?
  var rootUri: String?
  var capabilities: ClientCapabilities
}

struct WorkspaceFolder: Codable, Hashable, Sendable {
  var uri: String
  var name: String
}

/// The capabilities of a client that change what the server sends.
struct ClientCapabilities: Decodable {
  struct Window: Decodable {
    struct ShowDocument: Decodable { var support: Bool? }

    var showDocument: ShowDocument?
  }

  struct Workspace: Decodable {
    struct Refresh: Decodable { var refreshSupport: Bool? }
    struct WatchedFiles: Decodable { var dynamicRegistration: Bool? }

    var applyEdit: Bool?
    var codeLens: Refresh?
    var inlayHint: Refresh?
    var didChangeWatchedFiles: WatchedFiles?
  }

  struct TextDocument: Decodable {
    struct Completion: Decodable {
      struct Item: Decodable { var snippetSupport: Bool? }

      var completionItem: Item?
    }

    struct DocumentSymbol: Decodable {
      var hierarchicalDocumentSymbolSupport: Bool?
    }

    var completion: Completion?
    var documentSymbol: DocumentSymbol?
  }

  var window: Window?
  var workspace: Workspace?
  var textDocument: TextDocument?
}

extension ClientCapabilities {
  var showsDocuments: Bool { window?.showDocument?.support ?? false }
  var appliesEdits: Bool { workspace?.applyEdit ?? false }
  var takesSnippets: Bool {
    textDocument?.completion?.completionItem?.snippetSupport ?? false
  }
}

/// The capabilities of the server; a feature sets those that it implements.
struct ServerCapabilities: Encodable {
  struct Synchronization: Encodable {
    var openClose = true
    /// Changes are sent as ranges.
    var change = 2
    var save = true
  }

  struct Completion: Encodable {
    var triggerCharacters: [String]

    init(triggerCharacters: [String]) { self.triggerCharacters = triggerCharacters }
  }

  struct CodeActions: Encodable {
    var codeActionKinds: [String]

    init(codeActionKinds: [String]) { self.codeActionKinds = codeActionKinds }
  }

  struct CodeLenses: Encodable {
    var resolveProvider = false

    init() {}
  }

  struct Commands: Encodable {
    var commands: [String]

    init(commands: [String]) { self.commands = commands }
  }

  struct Rename: Encodable {
    var prepareProvider = true

    init() {}
  }

  struct SemanticTokens: Encodable {
    struct Legend: Encodable {
      var tokenTypes: [String]
      var tokenModifiers: [String]
    }

    var legend: Legend
    var full = true

    init(types: [String], modifiers: [String]) {
      legend = Legend(tokenTypes: types, tokenModifiers: modifiers)
    }
  }

  struct Workspace: Encodable {
    struct Folders: Encodable {
      var supported = true
      var changeNotifications = true
    }

    var workspaceFolders = Folders()
  }

  var positionEncoding = "utf-16"
  var textDocumentSync = Synchronization()
  var workspace = Workspace()
  var hoverProvider: Bool?
  var completionProvider: Completion?
  var definitionProvider: Bool?
  var referencesProvider: Bool?
  var documentSymbolProvider: Bool?
  var foldingRangeProvider: Bool?
  var codeActionProvider: CodeActions?
  var codeLensProvider: CodeLenses?
  var inlayHintProvider: Bool?
  var executeCommandProvider: Commands?
  var renameProvider: Rename?
  var semanticTokensProvider: SemanticTokens?

  init() {}
}

struct InitializeResult: Encodable {
  struct Server: Encodable {
    var name: String
    var version: String
  }

  var capabilities: ServerCapabilities
  var serverInfo: Server

  init(_ capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    serverInfo = Server(name: name, version: version)
  }
}

/// The content of a document that was opened.
struct DidOpenParams: Decodable {
  struct Item: Decodable {
    var uri: String
    var languageId: String
    var version: Int
    var text: String
  }

  var textDocument: Item
}

/// Changes of a document, which apply one after the other.
struct DidChangeParams: Decodable {
  struct Document: Decodable {
    var uri: String
    var version: Int?
  }

  struct Change: Decodable {
    /// The replaced range; `nil` for the whole document.
    var range: PlaceRange?
    var text: String
  }

  var textDocument: Document
  var contentChanges: [Change]
}

struct CancelParams: Decodable { var id: RequestID }

/// A message that a client shows.
struct MessageParams: Encodable {
  /// The severity of a message.
  enum Kind: Int, Encodable {
    case error = 1
    case warning, info, log
  }

  var type: Kind
  var message: String

  init(_ type: Kind, _ message: String) {
    (self.type, self.message) = (type, message)
  }
}

struct ShowDocumentParams: Encodable {
  var uri: String
  var external: Bool

  init(uri: String, external: Bool) {
    (self.uri, self.external) = (uri, external)
  }
}

struct ApplyEditParams: Encodable {
  var label: String
  var edit: WorkspaceEdit

  init(label: String, edit: WorkspaceEdit) {
    (self.label, self.edit) = (label, edit)
  }
}

/// The registration of notifications about files that change.
struct RegistrationParams: Encodable {
  struct Options: Encodable {
    struct Watcher: Encodable { var globPattern: String }

    var watchers: [Watcher]
  }

  struct Registration: Encodable {
    var id: String
    var method: String
    var registerOptions: Options
  }

  var registrations: [Registration]

  /// - Parameter patterns: The patterns of the paths.
  init(watching patterns: [String]) {
    registrations = [
      Registration(
        id: "files",
        method: "workspace/didChangeWatchedFiles",
        registerOptions: Options(watchers: patterns.map { Options.Watcher(globPattern: $0) })
      )
    ]
  }
}

struct ExecuteCommandParams: Decodable {
  var command: String
  var arguments: [JSONValue]?
}

/// No parameters, or parameters that are not read.
struct EmptyParams: Codable {
  init() {}
}

/// The parameters of `initialize`, as far as the server uses them.
package struct InitializeParams: Decodable {
  /// The process that started the server; `nil` if there is none.
  package var processId: Int?
  package var workspaceFolders: [WorkspaceFolder]?
  package var rootUri: String?
  package var capabilities: ClientCapabilities
}

package struct WorkspaceFolder: Codable, Hashable, Sendable {
  package var uri: String
  package var name: String
}

/// The capabilities of a client that change what the server sends.
package struct ClientCapabilities: Decodable {
  package struct Window: Decodable {
    package struct ShowDocument: Decodable { package var support: Bool? }

    package var showDocument: ShowDocument?
  }

  package struct Workspace: Decodable {
    package struct Refresh: Decodable { package var refreshSupport: Bool? }
    package struct WatchedFiles: Decodable { package var dynamicRegistration: Bool? }

    package var applyEdit: Bool?
    package var codeLens: Refresh?
    package var inlayHint: Refresh?
    package var didChangeWatchedFiles: WatchedFiles?
  }

  package struct TextDocument: Decodable {
    package struct Completion: Decodable {
      package struct Item: Decodable { package var snippetSupport: Bool? }

      package var completionItem: Item?
    }

    package struct DocumentSymbol: Decodable {
      package var hierarchicalDocumentSymbolSupport: Bool?
    }

    package var completion: Completion?
    package var documentSymbol: DocumentSymbol?
  }

  package var window: Window?
  package var workspace: Workspace?
  package var textDocument: TextDocument?
}

extension ClientCapabilities {
  package var showsDocuments: Bool { window?.showDocument?.support ?? false }
  package var appliesEdits: Bool { workspace?.applyEdit ?? false }
  package var takesSnippets: Bool {
    textDocument?.completion?.completionItem?.snippetSupport ?? false
  }
}

/// The capabilities of the server; a feature sets those that it implements.
package struct ServerCapabilities: Encodable {
  package struct Synchronization: Encodable {
    package var openClose = true
    /// Changes are sent as ranges.
    package var change = 2
    package var save = true
  }

  package struct Completion: Encodable {
    package var triggerCharacters: [String]

    package init(triggerCharacters: [String]) { self.triggerCharacters = triggerCharacters }
  }

  package struct CodeActions: Encodable {
    package var codeActionKinds: [String]

    package init(codeActionKinds: [String]) { self.codeActionKinds = codeActionKinds }
  }

  package struct CodeLenses: Encodable {
    package var resolveProvider = false

    package init() {}
  }

  package struct Commands: Encodable {
    package var commands: [String]

    package init(commands: [String]) { self.commands = commands }
  }

  package struct Rename: Encodable {
    package var prepareProvider = true

    package init() {}
  }

  package struct SemanticTokens: Encodable {
    package struct Legend: Encodable {
      package var tokenTypes: [String]
      package var tokenModifiers: [String]
    }

    package var legend: Legend
    package var full = true

    package init(types: [String], modifiers: [String]) {
      legend = Legend(tokenTypes: types, tokenModifiers: modifiers)
    }
  }

  package struct Workspace: Encodable {
    package struct Folders: Encodable {
      package var supported = true
      package var changeNotifications = true
    }

    package var workspaceFolders = Folders()
  }

  package var positionEncoding = "utf-16"
  package var textDocumentSync = Synchronization()
  package var workspace = Workspace()
  package var hoverProvider: Bool?
  package var completionProvider: Completion?
  package var definitionProvider: Bool?
  package var referencesProvider: Bool?
  package var documentSymbolProvider: Bool?
  package var foldingRangeProvider: Bool?
  package var codeActionProvider: CodeActions?
  package var codeLensProvider: CodeLenses?
  package var inlayHintProvider: Bool?
  package var executeCommandProvider: Commands?
  package var renameProvider: Rename?
  package var semanticTokensProvider: SemanticTokens?

  package init() {}
}

package struct InitializeResult: Encodable {
  package struct Server: Encodable {
    package var name: String
    package var version: String
  }

  package var capabilities: ServerCapabilities
  package var serverInfo: Server

  package init(_ capabilities: ServerCapabilities, name: String, version: String) {
    self.capabilities = capabilities
    serverInfo = Server(name: name, version: version)
  }
}

/// The content of a document that was opened.
package struct DidOpenParams: Decodable {
  package struct Item: Decodable {
    package var uri: String
    package var languageId: String
    package var version: Int
    package var text: String
  }

  package var textDocument: Item
}

/// Changes of a document, which apply one after the other.
package struct DidChangeParams: Decodable {
  package struct Document: Decodable {
    package var uri: String
    package var version: Int?
  }

  package struct Change: Decodable {
    /// The replaced range; `nil` for the whole document.
    package var range: PlaceRange?
    package var text: String
  }

  package var textDocument: Document
  package var contentChanges: [Change]
}

package struct CancelParams: Decodable { package var id: RequestID }

/// A message that a client shows.
package struct MessageParams: Encodable {
  /// The severity of a message.
  package enum Kind: Int, Encodable {
    case error = 1
    case warning, info, log
  }

  package var type: Kind
  package var message: String

  package init(_ type: Kind, _ message: String) {
    (self.type, self.message) = (type, message)
  }
}

package struct ShowDocumentParams: Encodable {
  package var uri: String
  package var external: Bool

  package init(uri: String, external: Bool) {
    (self.uri, self.external) = (uri, external)
  }
}

package struct ApplyEditParams: Encodable {
  package var label: String
  package var edit: WorkspaceEdit

  package init(label: String, edit: WorkspaceEdit) {
    (self.label, self.edit) = (label, edit)
  }
}

/// The registration of notifications about files that change.
package struct RegistrationParams: Encodable {
  package struct Options: Encodable {
    package struct Watcher: Encodable { package var globPattern: String }

    package var watchers: [Watcher]
  }

  package struct Registration: Encodable {
    package var id: String
    package var method: String
    package var registerOptions: Options
  }

  package var registrations: [Registration]

  /// - Parameter patterns: The patterns of the paths.
  package init(watching patterns: [String]) {
    registrations = [
      Registration(
        id: "files",
        method: "workspace/didChangeWatchedFiles",
        registerOptions: Options(watchers: patterns.map { Options.Watcher(globPattern: $0) })
      )
    ]
  }
}

package struct ExecuteCommandParams: Decodable {
  package var command: String
  package var arguments: [JSONValue]?
}

/// No parameters, or parameters that are not read.
package struct EmptyParams: Codable {
  package init() {}
}

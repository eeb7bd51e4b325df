// Starts `plumb lsp` for Markdown files, and connects it with the editor.
"use strict";

const vscode = require("vscode");
const { Client } = require("./client");

const SELECTOR = { scheme: "file", language: "markdown" };
const SERVER_COMMANDS = ["plumb.openPage", "plumb.run", "plumb.showPicture", "plumb.fillByIDs", "plumb.addSweep"];

let client;
let features = [];
let diagnostics;
let log;

// Conversions between values of the protocol and of the editor.

const range = (each) =>
  new vscode.Range(each.start.line, each.start.character, each.end.line, each.end.character);
const position = (each) => ({ line: each.line, character: each.character });
const rangeOf = (each) => ({ start: position(each.start), end: position(each.end) });
const location = (each) => new vscode.Location(vscode.Uri.parse(each.uri), range(each.range));
const identifier = (document) => ({ uri: document.uri.toString() });
const at = (document, place) => ({ textDocument: identifier(document), position: position(place) });

function diagnostic(each) {
  const found = new vscode.Diagnostic(range(each.range), each.message, each.severity - 1);
  found.source = each.source;
  found.code = each.code;
  found.relatedInformation = (each.relatedInformation ?? []).map(
    (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message),
  );
  return found;
}

function workspaceEdit(each) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(each.changes)) {
    for (const part of edits) edit.replace(vscode.Uri.parse(uri), range(part.range), part.newText);
  }
  return edit;
}

function completionItem(each) {
  const item = new vscode.CompletionItem(each.label, each.kind - 1);
  item.detail = each.detail;
  item.documentation = each.documentation && new vscode.MarkdownString(each.documentation.value);
  item.filterText = each.filterText;
  item.insertText =
    each.insertTextFormat === 2 ? new vscode.SnippetString(each.textEdit.newText) : each.textEdit.newText;
  item.range = range(each.textEdit.range);
  return item;
}

function codeAction(each) {
  const action = new vscode.CodeAction(each.title, vscode.CodeActionKind.Empty.append(each.kind));
  action.isPreferred = each.isPreferred;
  action.edit = each.edit && workspaceEdit(each.edit);
  action.command = each.command;
  return action;
}

function symbol(each) {
  const found = new vscode.DocumentSymbol(
    each.name, each.detail ?? "", each.kind - 1, range(each.range), range(each.selectionRange),
  );
  found.children = each.children.map(symbol);
  return found;
}

/** Registers the features that the server announces. */
function register(capabilities) {
  const { languages } = vscode;
  const requestOrNull = (method, params) => client.request(method, params).catch(() => null);
  const list = async (method, params, convert) => ((await requestOrNull(method, params)) ?? []).map(convert);
  const changed = new vscode.EventEmitter();
  const legend = capabilities.semanticTokensProvider.legend;
  features = [
    changed,
    languages.registerHoverProvider(SELECTOR, {
      async provideHover(document, place) {
        const hover = await requestOrNull("textDocument/hover", at(document, place));
        return hover && new vscode.Hover(new vscode.MarkdownString(hover.contents.value), range(hover.range));
      },
    }),
    languages.registerCompletionItemProvider(
      SELECTOR,
      {
        async provideCompletionItems(document, place) {
          const found = await requestOrNull("textDocument/completion", at(document, place));
          return (found?.items ?? []).map(completionItem);
        },
      },
      ...capabilities.completionProvider.triggerCharacters,
    ),
    languages.registerCodeActionsProvider(SELECTOR, {
      provideCodeActions: (document, place, context) =>
        list(
          "textDocument/codeAction",
          {
            textDocument: identifier(document),
            range: rangeOf(place),
            context: { diagnostics: [], only: context.only && [context.only.value] },
          },
          codeAction,
        ),
    }),
    languages.registerCodeLensProvider(SELECTOR, {
      onDidChangeCodeLenses: changed.event,
      provideCodeLenses: (document) =>
        list("textDocument/codeLens", { textDocument: identifier(document) }, (each) =>
          new vscode.CodeLens(range(each.range), each.command),
        ),
    }),
    languages.registerInlayHintsProvider(SELECTOR, {
      onDidChangeInlayHints: changed.event,
      provideInlayHints: (document, place) =>
        list("textDocument/inlayHint", { textDocument: identifier(document), range: rangeOf(place) }, (each) => {
          const hint = new vscode.InlayHint(range({ start: each.position, end: each.position }).start, each.label);
          hint.paddingLeft = each.paddingLeft;
          hint.tooltip = each.tooltip;
          return hint;
        }),
    }),
    languages.registerDocumentSymbolProvider(SELECTOR, {
      provideDocumentSymbols: (document) =>
        list("textDocument/documentSymbol", { textDocument: identifier(document) }, symbol),
    }),
    languages.registerDefinitionProvider(SELECTOR, {
      provideDefinition: (document, place) => list("textDocument/definition", at(document, place), location),
    }),
    languages.registerReferenceProvider(SELECTOR, {
      provideReferences: (document, place) =>
        list("textDocument/references", { ...at(document, place), context: { includeDeclaration: true } }, location),
    }),
    languages.registerRenameProvider(SELECTOR, {
      async prepareRename(document, place) {
        const target = await client.request("textDocument/prepareRename", at(document, place));
        if (!target) throw new Error("There is no id of a node here.");
        return { range: range(target.range), placeholder: target.placeholder };
      },
      provideRenameEdits: async (document, place, newName) =>
        workspaceEdit(await client.request("textDocument/rename", { ...at(document, place), newName })),
    }),
    languages.registerDocumentSemanticTokensProvider(
      SELECTOR,
      {
        async provideDocumentSemanticTokens(document) {
          const tokens = await requestOrNull("textDocument/semanticTokens/full", { textDocument: identifier(document) });
          return new vscode.SemanticTokens(Uint32Array.from(tokens?.data ?? []));
        },
      },
      new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers),
    ),
  ];
  return changed;
}

/** Sends the content and the changes of Markdown files. */
function synchronize() {
  const matchesSelector = (document) => vscode.languages.match(SELECTOR, document) > 0;
  const open = (document) => {
    if (!matchesSelector(document)) return;
    const { version } = document;
    const item = { ...identifier(document), languageId: "markdown", version, text: document.getText() };
    client.notify("textDocument/didOpen", { textDocument: item });
  };
  const { workspace } = vscode;
  features.push(
    workspace.onDidOpenTextDocument(open),
    workspace.onDidCloseTextDocument((document) => {
      if (matchesSelector(document)) client.notify("textDocument/didClose", { textDocument: identifier(document) });
    }),
    workspace.onDidSaveTextDocument(() => client.notify("workspace/didChangeWatchedFiles", { changes: [] })),
    workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
      if (!matchesSelector(document) || contentChanges.length === 0) return;
      const { version } = document;
      client.notify("textDocument/didChange", {
        textDocument: { ...identifier(document), version },
        contentChanges: contentChanges.map((each) => ({ range: rangeOf(each.range), text: each.text })),
      });
    }),
  );
  workspace.textDocuments.forEach(open);
}

/** Shows a picture in a panel beside the spec, and any other file in its own program. */
async function showDocument({ uri: text }) {
  const uri = vscode.Uri.parse(text);
  if (!text.endsWith(".svg")) return { success: await vscode.env.openExternal(uri) };
  const image = Buffer.from(await vscode.workspace.fs.readFile(uri)).toString("base64");
  const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  const panel = vscode.window.createWebviewPanel("plumb.picture", uri.path.split("/").pop(), column, {});
  panel.webview.html = `<!doctype html>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
    <body style="margin: 16px"><img alt="" style="max-width: 100%" src="data:image/svg+xml;base64,${image}">`;
  return { success: true };
}

async function start() {
  const command = vscode.workspace.getConfiguration("plumb").get("command");
  const folders = vscode.workspace.workspaceFolders ?? [];
  let changed;
  client = new Client(command, folders[0]?.uri.fsPath, {
    log: (text) => log.append(text),
    "textDocument/publishDiagnostics": (params) =>
      diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(diagnostic)),
    "window/showMessage": (params) => void vscode.window.showInformationMessage(params.message),
    "window/showDocument": showDocument,
    "workspace/applyEdit": async (params) => ({
      applied: await vscode.workspace.applyEdit(workspaceEdit(params.edit)),
    }),
    "workspace/codeLens/refresh": () => changed?.fire(),
    "workspace/inlayHint/refresh": () => changed?.fire(),
  });
  const started = client;
  started.ended.then((reason) => {
    if (client === started) vscode.window.showErrorMessage(`Plumb's server has ended: ${reason}.`);
  });
  const answer = await client.request("initialize", {
    processId: process.pid,
    rootUri: folders[0]?.uri.toString() ?? null,
    workspaceFolders: folders.map((each) => ({ uri: each.uri.toString(), name: each.name })),
    capabilities: {
      workspace: { applyEdit: true, codeLens: { refreshSupport: true }, inlayHint: { refreshSupport: true } },
      window: { showDocument: { support: true } },
      textDocument: { completion: { completionItem: { snippetSupport: true } } },
    },
  });
  client.notify("initialized", {});
  changed = register(answer.capabilities);
  synchronize();
}

async function stop() {
  const stopped = client;
  client = undefined;
  for (const each of features) each.dispose();
  features = [];
  diagnostics?.clear();
  await stopped?.stop();
}

exports.activate = async (context) => {
  diagnostics = vscode.languages.createDiagnosticCollection("plumb");
  log = vscode.window.createOutputChannel("Plumb");
  const execute = (command, args) => client?.request("workspace/executeCommand", { command, arguments: args });
  context.subscriptions.push(
    diagnostics,
    log,
    ...SERVER_COMMANDS.map((command) =>
      vscode.commands.registerCommand(command, (...args) =>
        execute(command, args)?.catch((error) => vscode.window.showErrorMessage(error.message)),
      ),
    ),
    vscode.commands.registerCommand("plumb.page", () =>
      execute("plumb.openPage", [vscode.window.activeTextEditor?.document.uri.toString()]),
    ),
    vscode.commands.registerCommand("plumb.restart", () => stop().then(start)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("plumb.command")) stop().then(start);
    }),
  );
  await start();
};

exports.deactivate = stop;

// Runs the extension of VS Code with a mock of the module `vscode`, and the real server:
//   PLUMB=.build/debug/plumb node Tests/Tool/EditorTests/vscode_test.js
"use strict";

const assert = require("node:assert");
const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "plumb-vscode-"));
fs.mkdirSync(path.join(folder, "Specs"));
const text =
  '# T\n\n## C\n\n```swift\nText("Reset").id("a")\n```\n\n```frames 320x480 evidence=derived\n#a  0  0  51  20\n```\n';

class Value {
  constructor(...values) {
    this.values = values;
  }
}
class Range extends Value {
  constructor(...values) {
    super(...values);
    this.start = { line: values[0], character: values[1] };
    this.end = { line: values[2], character: values[3] };
  }
}
class Emitter {
  listeners = [];
  event = (listener) => (this.listeners.push(listener), { dispose() {} });
  fire(value) {
    this.listeners.forEach((listener) => listener(value));
  }
  dispose() {}
}

const uri = { toString: () => `file://${folder}/Specs/a.md`, fsPath: `${folder}/Specs/a.md`, path: `${folder}/Specs/a.md` };
const document = { uri, version: 1, languageId: "markdown", getText: () => text };
const events = Object.fromEntries(["Open", "Close", "Save", "Change"].map((name) => [name, new Emitter()]));
const published = new Map();
const providers = {};
const commands = {};
const panels = [];
const edits = [];
const provider = (name) => (_, value) => ((providers[name] = value), { dispose() {} });

const vscode = {
  Range,
  EventEmitter: Emitter,
  Uri: { parse: (each) => ({ toString: () => each, path: each.replace("file://", ""), fsPath: each.replace("file://", "") }) },
  CodeActionKind: { Empty: { append: (kind) => kind } },
  ViewColumn: { Beside: 2 },
  languages: {
    match: () => 10,
    createDiagnosticCollection: () => ({
      set: (each, found) => published.set(each.toString(), found),
      clear: () => published.clear(),
      dispose() {},
    }),
    ...Object.fromEntries(
      ["Hover", "CompletionItem", "CodeActions", "CodeLens", "InlayHints", "DocumentSymbol", "Definition", "Reference",
        "Rename", "DocumentSemanticTokens"].map((name) => [`register${name}Provider`, provider(name)]),
    ),
  },
  workspace: {
    workspaceFolders: [{ uri: { toString: () => `file://${folder}`, fsPath: folder }, name: "t" }],
    textDocuments: [document],
    getConfiguration: () => ({ get: () => [path.resolve(process.env.PLUMB), "lsp"] }),
    onDidOpenTextDocument: events.Open.event,
    onDidCloseTextDocument: events.Close.event,
    onDidSaveTextDocument: events.Save.event,
    onDidChangeTextDocument: events.Change.event,
    onDidChangeConfiguration: () => ({ dispose() {} }),
    applyEdit: async (edit) => edits.push(edit) > 0,
    fs: { readFile: async (each) => fs.readFileSync(each.path) },
  },
  window: {
    createOutputChannel: () => ({ append() {}, dispose() {} }),
    createWebviewPanel: () => (panels.push({ webview: {} }), panels.at(-1)),
    showErrorMessage: (message) => assert.fail(message),
    showInformationMessage() {},
    activeTextEditor: { document },
  },
  env: { openExternal: async () => true },
  commands: { registerCommand: (name, run) => ((commands[name] = run), { dispose() {} }) },
  WorkspaceEdit: class {
    parts = [];
    replace(...part) {
      this.parts.push(part);
    }
  },
};
for (const name of ["Diagnostic", "DiagnosticRelatedInformation", "Location", "CompletionItem", "MarkdownString",
  "SnippetString", "CodeAction", "CodeLens", "InlayHint", "DocumentSymbol", "Hover", "SemanticTokens",
  "SemanticTokensLegend"]) {
  vscode[name] = class extends Value {};
}

const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("../../../Editors/vscode/extension.js");

async function until(event, condition) {
  for (let tries = 0; tries < 3000; tries++) {
    if (await condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.fail(`${event} did not happen`);
}

async function main() {
  await extension.activate({ subscriptions: [] });
  const found = () => published.get(uri.toString()) ?? [];
  await until("the wrong number is marked", () => found().some((each) => each.code === "failed"));
  assert.deepStrictEqual(found()[0].values[0].values, [9, 10, 9, 12]);
  const place = { line: 9, character: 10 };
  const hover = await providers.Hover.provideHover(document, place);
  assert.match(hover.values[0].values[0], /size 50x20/);
  const items = await providers.CompletionItem.provideCompletionItems(document, { line: 9, character: 0 });
  assert(items.some((each) => each.values[0] === "#a"));
  const actions = await providers.CodeActions.provideCodeActions(document, { start: place, end: place }, {});
  const accept = actions.find((each) => each.values[0] === "Accept `0 0 50 20`");
  assert(accept.edit.parts.some((part) => part[2] === "0"));
  const lenses = await providers.CodeLens.provideCodeLenses(document);
  const picture = lenses.find((each) => each.values[1].title === "open picture").values[1];
  await commands[picture.command](...picture.arguments);
  await until("the picture is shown", () => panels.length === 1 && panels[0].webview.html?.includes("svg+xml;base64"));
  const hints = await providers.InlayHints.provideInlayHints(document, new Range(0, 0, 20, 0));
  assert.deepStrictEqual(hints.map((each) => each.values[1]), ["→ 50"]);
  assert((await providers.DocumentSymbol.provideDocumentSymbols(document)).length > 0);
  assert((await providers.DocumentSemanticTokens.provideDocumentSemanticTokens(document)).values[0].length > 0);
  document.version = 2;
  const change = { range: new Range(9, 10, 9, 12), text: "50" };
  events.Change.fire({ document, contentChanges: [change] });
  await until("the corrected number passes", () => published.has(uri.toString()) && found().length === 0);
  await extension.deactivate();
  fs.rmSync(folder, { recursive: true });
  console.log("the extension works with the server");
}

main().then(() => process.exit(0));

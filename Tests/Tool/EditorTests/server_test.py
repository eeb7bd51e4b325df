"""Tests `plumb lsp` with pytest-lsp, an independent client that validates each message by lsprotocol's types.

The environment variable PLUMB is the path of the executable.
"""
import asyncio
import json
import os
import pathlib
import random
import shutil
import signal
import statistics
import string
import subprocess
import time

import pytest
import pytest_asyncio
import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities

PLUMB = os.environ["PLUMB"]
SPEC = """# Title

## A text takes the size of its letters

The text has five letters of 10 points (R-TXT-1).

```swift
Text("Reset").id("a")
```

```frames 320x480 evidence=derived
#a  0  0  50  20
```
"""
LOOP = "let _: Void = { while true {} }()\n"
LINE = SPEC.splitlines().index("#a  0  0  50  20")


class Session:
    """A document in a package, and the client that edits it."""

    def __init__(self, client: LanguageClient, folder: pathlib.Path):
        self.client, self.folder = client, folder
        self.uri, self.version, self.text = "", 0, ""

    def open(self, text=SPEC, name="Specs/a.md"):
        path = self.folder / name
        self.uri, self.version, self.text = path.as_uri(), 1, text
        item = lsp.TextDocumentItem(uri=self.uri, language_id="markdown", version=1, text=text)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(text_document=item))

    def replace(self, line, columns, text):
        """Replaces a part of a line with an incremental change. `columns` are UTF-16 offsets."""
        self.version += 1
        change = lsp.TextDocumentContentChangePartial(
            range=lsp.Range(lsp.Position(line, columns[0]), lsp.Position(line, columns[1])), text=text
        )
        document = lsp.VersionedTextDocumentIdentifier(version=self.version, uri=self.uri)
        self.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(text_document=document, content_changes=[change])
        )
        lines = self.text.split("\n")
        units = lines[line].encode("utf-16-le")
        lines[line] = (
            units[: columns[0] * 2].decode("utf-16-le") + text + units[columns[1] * 2 :].decode("utf-16-le")
        )
        self.text = "\n".join(lines)

    async def diagnostics(self, condition, seconds=60):
        """Waits until the diagnostics of the document satisfy a condition, and returns them."""
        async with asyncio.timeout(seconds):
            while True:
                found = self.client.diagnostics.get(self.uri)
                if found is not None and condition(list(found)):
                    return list(found)
                await self.client.wait_for_notification("textDocument/publishDiagnostics")

    async def result(self, title, after=0):
        """Waits until the title of a code lens at or after a line begins with a text, and returns the lenses."""
        async with asyncio.timeout(60):
            while True:
                params = lsp.CodeLensParams(text_document=self.identifier)
                lenses = await self.client.text_document_code_lens_async(params)
                lenses = [lens for lens in lenses or [] if lens.range.start.line >= after]
                if any(lens.command.title.startswith(title) for lens in lenses):
                    return lenses
                await asyncio.sleep(0.02)

    @property
    def identifier(self):
        return lsp.TextDocumentIdentifier(uri=self.uri)

    def at(self, line, character):
        return {"text_document": self.identifier, "position": lsp.Position(line, character)}

    async def hover(self, line, character):
        result = await self.client.text_document_hover_async(lsp.HoverParams(**self.at(line, character)))
        return result.contents.value if result else ""

    async def labels(self, line, character):
        params = lsp.CompletionParams(**self.at(line, character))
        result = await self.client.text_document_completion_async(params)
        return [item.label for item in result.items] if result else []

    async def actions(self, line, character):
        place = lsp.Position(line, character)
        params = lsp.CodeActionParams(
            text_document=self.identifier,
            range=lsp.Range(place, place),
            context=lsp.CodeActionContext(diagnostics=[]),
        )
        found = await self.client.text_document_code_action_async(params)
        return {action.title: action for action in found or []}

    def applied(self, edit: lsp.WorkspaceEdit):
        """Returns the text after an edit of the document."""
        lines = self.text.split("\n")
        for part in sorted(edit.changes[self.uri], key=lambda e: (e.range.start.line, e.range.start.character))[::-1]:
            start, end = part.range.start, part.range.end
            head = lines[start.line].encode("utf-16-le")[: start.character * 2].decode("utf-16-le")
            tail = (
                lines[end.line].encode("utf-16-le")[end.character * 2 :].decode("utf-16-le")
                if end.line < len(lines)
                else ""
            )
            lines[start.line : end.line + 1] = (head + part.new_text + tail).split("\n")
        return "\n".join(lines)

    async def execute(self, command, *arguments):
        params = lsp.ExecuteCommandParams(command=command, arguments=[self.uri, *arguments])
        return await self.client.workspace_execute_command_async(params)


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[PLUMB, "lsp"]))
async def client(lsp_client: LanguageClient):
    yield


@pytest_asyncio.fixture
async def session(client: LanguageClient, tmp_path):
    (tmp_path / "Specs").mkdir()
    capabilities = client_capabilities("visual-studio-code")
    applied = []

    @client.feature("workspace/applyEdit")
    def apply(params: lsp.ApplyWorkspaceEditParams):
        applied.append(params.edit)
        return lsp.ApplyWorkspaceEditResult(applied=True)

    for method in ["workspace/codeLens/refresh", "workspace/inlayHint/refresh", "client/registerCapability"]:
        client.feature(method)(lambda *_: None)
    params = lsp.InitializeParams(
        process_id=os.getpid(), root_uri=tmp_path.as_uri(), capabilities=capabilities, workspace_folders=None
    )
    await client.initialize_session(params)
    session = Session(client, tmp_path)
    session.edits = applied
    yield session
    await client.shutdown_session()


async def test_wrong_number_is_marked_while_typing(session):
    session.open()
    await session.result("passed")
    session.replace(LINE, (10, 12), "51")
    found = await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    assert [(each.range.start.character, each.range.end.character) for each in found] == [(10, 12)]
    assert found[0].range.start.line == LINE
    assert found[0].severity == lsp.DiagnosticSeverity.Error
    assert "expected 0 0 51 20, actual 0 0 50 20" in found[0].message
    assert [each.message for each in found[0].related_information][:2] == ["expected 0 0 51 20", "actual 0 0 50 20"]
    session.replace(LINE, (10, 12), "50")
    await session.diagnostics(lambda found: found == [])


async def test_malformed_fence_is_marked_and_other_blocks_keep_their_results(session):
    second = SPEC[SPEC.index("```swift") :].replace('"a"', '"b"').replace("#a", "#b").replace("50", "55")
    session.open(SPEC + "\n" + second)
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    opener = session.text.split("\n").index("```frames 320x480 evidence=derived")
    session.replace(opener, (18, 26), "evidnce")
    found = await session.diagnostics(lambda found: any(each.code == "attribute-unknown" for each in found))
    assert {each.code for each in found} == {"attribute-unknown", "failed"}
    mistake = next(each for each in found if each.code == "attribute-unknown")
    assert (mistake.range.start.line, mistake.range.start.character, mistake.range.end.character) == (opener, 18, 33)
    action = (await session.actions(opener, 20))["Replace `evidnce` by `evidence`"]
    assert session.applied(action.edit).split("\n")[opener] == "```frames 320x480 evidence=derived"


async def test_accepting_a_line_changes_only_its_numbers_and_the_evidence(session):
    session.open(SPEC.replace("50  20", "51  20"))
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    actions = await session.actions(LINE, 10)
    edit = actions["Accept `0 0 50 20`"].edit
    assert session.applied(edit) == SPEC.replace("evidence=derived", "evidence=accepted")
    assert all(part.range.start.line == part.range.end.line for part in edit.changes[session.uri])
    assert "Mark as a known failure" in actions


async def test_code_action_fills_an_empty_block(session):
    session.open(SPEC.replace("#a  0  0  50  20\n", ""))
    await session.diagnostics(lambda found: any(each.code == "error" for each in found))
    actions = await session.actions(LINE - 1, 3)
    text = session.applied(actions["Fill this `frames` block"].edit)
    assert text.split("\n")[LINE].split() == 'Text "Reset" #a 0 0 50 20'.split()
    assert "Fill this `frames` block with the nodes that have an id" in actions
    await session.execute("plumb.fillByIDs", "a#a-text-takes-the-size-of-its-letters", LINE)
    assert session.applied(session.edits[0]).split("\n")[LINE].split() == "#a 0 0 50 20".split()


async def test_code_action_marks_a_known_failure_which_is_a_hint(session):
    session.open(SPEC.replace("50  20", "51  20"))
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    action = (await session.actions(LINE, 10))["Mark as a known failure"]
    session.replace(LINE - 1, (34, 34), action.edit.changes[session.uri][0].new_text)
    found = await session.diagnostics(lambda found: any(each.code == "known-failure" for each in found))
    assert [each.severity for each in found] == [lsp.DiagnosticSeverity.Hint]


async def test_hover_explains_numbers_rules_and_fences(session):
    session.open()
    await session.result("passed")
    number = await session.hover(LINE, 10)
    assert "proposed 320x480, size 50x20, at 0 0" in number and "R-TXT" in number
    assert "**R-TXT-1 ·" in await session.hover(4, 42)
    assert "the frames of all nodes" in await session.hover(LINE - 1, 5)
    assert "worked out by hand" in await session.hover(LINE - 1, 28)
    assert await session.hover(0, 2) == ""


async def test_hover_states_the_actual_size_of_the_edited_code(session):
    session.open()
    await session.result("passed")
    assert "size 50x20" in await session.hover(LINE, 10)
    session.replace(LINE, (10, 12), "51")
    assert "size 50x20" in await session.hover(LINE, 10)
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    assert "expected 0 0 51 20, actual 0 0 50 20" in await session.hover(LINE, 10)
    session.replace(session.text.split("\n").index('Text("Reset").id("a")'), (6, 11), "Resets")
    assert "size 60x20" in await session.hover(LINE, 10)
    session.replace(1, (0, 0), "\n\n")
    assert "size 60x20" in await session.hover(LINE + 2, 10)
    session.replace(LINE + 1, (10, 17), "100x480")
    assert "proposed 100x480" in await session.hover(LINE + 2, 10)


@pytest.mark.parametrize(
    "line,expected",
    [
        ("```fr", "```frames 320x480"),
        ("```swift se", "setup"),
        ("```frames 320x480 ev", "evidence="),
        ("```frames 320x480 evidence=de", "derived"),
        ('```frames device="iPhone 1', "iPhone 16"),
        ("```checks 320x480 type=large,acc", "accessibility5"),
        ("```frames metrics=", "iOS 26"),
        ("see R-STK", "R-STK-4"),
        ("see [x](", "#a-text-takes-the-size-of-its-letters"),
    ],
)
async def test_completion_offers_fences_attributes_values_and_rules(session, line, expected):
    session.open(SPEC + "\n" + line)
    assert expected in await session.labels(len(SPEC.splitlines()) + 1, len(line))


async def test_completion_in_blocks_offers_nodes_laws_and_checks(session):
    session.open(SPEC + "\n```laws\n\n```\n\n```checks 320x480\n\n```\n\n```variants 320x480 evidence=derived\n\n```\n")
    await session.result("error")
    lines = session.text.split("\n")
    assert "#a" in await session.labels(LINE, 0)
    assert "idempotent" in await session.labels(lines.index("```laws") + 1, 0)
    assert "no overlap" in await session.labels(lines.index("```checks 320x480") + 1, 0)
    head = await session.labels(lines.index("```variants 320x480 evidence=derived") + 1, 0)
    assert {"width", "truncated", "#a.width", "root.height"} <= set(head)


async def test_completion_in_swift_offers_modifiers_of_views(session):
    session.open(SPEC.replace('.id("a")', ".pad"))
    line = session.text.split("\n").index('Text("Reset").pad')
    labels = await session.labels(line, 17)
    assert any(label.startswith("padding") for label in labels)


async def test_inlay_hints_symbols_folding_ranges_and_tokens(session):
    session.open(SPEC.replace("50  20", "51  20"))
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    everything = lsp.Range(lsp.Position(0, 0), lsp.Position(99, 0))
    params = lsp.InlayHintParams(text_document=session.identifier, range=everything)
    hints = await session.client.text_document_inlay_hint_async(params)
    assert [(each.label, each.position.character) for each in hints] == [("→ 50", 12)]
    symbols = await session.client.text_document_document_symbol_async(
        lsp.DocumentSymbolParams(text_document=session.identifier)
    )
    clause = symbols[-1]
    assert clause.name == "A text takes the size of its letters"
    assert [each.name for each in clause.children[0].children] == ["swift", "frames 320x480 evidence=derived"]
    folds = await session.client.text_document_folding_range_async(
        lsp.FoldingRangeParams(text_document=session.identifier)
    )
    assert (LINE - 1, LINE + 1) in [(each.start_line, each.end_line) for each in folds]
    tokens = await session.client.text_document_semantic_tokens_full_async(
        lsp.SemanticTokensParams(text_document=session.identifier)
    )
    assert len(tokens.data) == 5 * 9


async def test_references_of_rules_and_shared_code_and_its_definition(session):
    shared = "# Shared\n\n```swift shared\nstruct Badge: View {\n  var body: some View { Text(\"Reset\") }\n}\n```\n"
    (session.folder / "Specs/shared.md").write_text(shared)
    (session.folder / "Specs/other.md").write_text(SPEC.replace("# Title", "# Other"))
    session.open(SPEC.replace('Text("Reset")', "Badge()"))
    await session.result("passed")
    context = lsp.ReferenceContext(include_declaration=True)
    found = await session.client.text_document_references_async(lsp.ReferenceParams(context=context, **session.at(4, 42)))
    assert {pathlib.Path(each.uri).name for each in found} == {"a.md", "other.md"}
    line = session.text.split("\n").index('Badge().id("a")')
    place = session.at(line, 2)
    definition = await session.client.text_document_definition_async(lsp.DefinitionParams(**place))
    assert [(pathlib.Path(each.uri).name, each.range.start.line) for each in definition] == [("shared.md", 3)]
    found = await session.client.text_document_references_async(lsp.ReferenceParams(context=context, **place))
    assert {pathlib.Path(each.uri).name for each in found} == {"a.md", "shared.md"}


async def test_rename_of_an_id_changes_code_and_blocks(session):
    session.open()
    await session.result("passed")
    params = lsp.RenameParams(new_name="title", **session.at(LINE, 1))
    edit = await session.client.text_document_rename_async(params)
    assert session.applied(edit) == SPEC.replace('"a"', '"title"').replace("#a", "#title")
    prepared = await session.client.text_document_prepare_rename_async(lsp.PrepareRenameParams(**session.at(LINE, 1)))
    assert prepared.placeholder == "a"


SHARED = '# Shared\n\n```swift shared\nstruct Badge: View {\n  var body: some View { Text("Badge") }\n}\n```\n'


async def test_rename_of_shared_code_changes_all_specs(session):
    (session.folder / "Specs/shared.md").write_text(SHARED)
    (session.folder / "Specs/own.md").write_text(SPEC.replace("Text(", "struct Badge: View {}\nText("))
    user = SPEC.replace("# Title", "# User of Badge").replace('Text("Reset")', "Badge()")
    (session.folder / "Specs/user.md").write_text(user)
    session.open(user)
    await session.result("passed")
    line = session.text.split("\n").index('Badge().id("a")')
    place = session.at(line, 2)
    target = await session.client.text_document_prepare_rename_async(lsp.PrepareRenameParams(**place))
    assert (target.placeholder, target.range.end.character) == ("Badge", 5)
    params = lsp.RenameParams(new_name="Label", **place)
    edit = await session.client.text_document_rename_async(params)
    assert {pathlib.Path(uri).name for uri in edit.changes} == {"a.md", "shared.md", "user.md"}
    assert session.applied(edit) == user.replace("Badge()", "Label()")
    shared = edit.changes[(session.folder / "Specs/shared.md").as_uri()]
    assert [(each.range.start.line, each.range.start.character) for each in shared] == [(3, 7)]
    with pytest.raises(Exception, match="letters, digits"):
        await session.client.text_document_rename_async(lsp.RenameParams(new_name="a b", **place))
    with pytest.raises(Exception, match="already declares"):
        await session.client.text_document_rename_async(lsp.RenameParams(new_name="Badge", **place))


async def test_code_action_links_a_clause_to_its_article(session):
    (session.folder / "Specs/articles").mkdir()
    (session.folder / "Specs/articles/letters.md").write_text("# Sizes of letters\n")
    (session.folder / "Specs/articles/other.md").write_text("# Other\n")
    session.open(SPEC.replace("evidence=derived", "evidence=article"))
    await session.diagnostics(lambda found: any(each.code == "article-unlinked" for each in found))
    actions = await session.actions(LINE - 1, 3)
    titles = [title for title in actions if title.startswith("Link the clause")]
    assert titles == ["Link the clause to the article `Sizes of letters`", "Link the clause to the article `Other`"]
    text = session.applied(actions[titles[0]].edit)
    link = "The values are stated in [Sizes of letters](articles/letters.md).\n\n```swift"
    assert text == session.text.replace("```swift", link)
    session.replace(6, (0, 0), "[Sizes of letters](articles/letters.md)\n\n")
    await session.diagnostics(lambda found: not any(each.code == "article-unlinked" for each in found))


async def test_completion_of_links_offers_clauses_of_unsaved_files(session):
    session.open(SPEC.replace("## A text", "## An unsaved text"), name="Specs/b.md")
    session.open(SPEC + "\n[x](b.md#")
    line = len(SPEC.splitlines()) + 1
    assert "#an-unsaved-text-takes-the-size-of-its-letters" in await session.labels(line, 9)


async def test_completion_in_swift_offers_shared_code_of_other_files(session):
    (session.folder / "Specs/shared.md").write_text(SHARED)
    session.open(SPEC.replace('Text("Reset").id("a")', "Bad"))
    line = session.text.split("\n").index("Bad")
    assert any(label.startswith("Badge") for label in await session.labels(line, 3))


async def test_folder_added_to_the_workspace_provides_shared_code(session, tmp_path_factory):
    session.open(SPEC.replace('Text("Reset")', "Badge()"))
    await session.diagnostics(lambda found: any(each.code == "does-not-compile" for each in found))
    (session.folder / "Specs/shared.md").write_text(SHARED.replace('"Badge"', '"Reset"'))
    folder = lsp.WorkspaceFolder(uri=session.folder.as_uri(), name="a")
    event = lsp.WorkspaceFoldersChangeEvent(added=[folder], removed=[])
    session.client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(event=event))
    await session.diagnostics(lambda found: found == [])


def exchange(server, *parts):
    """Sends messages to a server; the caller reads its output."""
    server.stdin.write(b"".join(message(json.dumps(part)) for part in parts))
    server.stdin.flush()


async def read_until(server, *texts):
    """Reads the output of a server until it contains all of some texts, and returns it."""
    seen = b""
    async with asyncio.timeout(60):
        while not all(text in seen for text in texts):
            part = await asyncio.get_running_loop().run_in_executor(None, os.read, server.stdout.fileno(), 1 << 16)
            assert part, seen
            seen += part
    return seen


INITIALIZE = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}}


def opening(uri, text):
    item = {"uri": uri, "languageId": "markdown", "version": 1, "text": text}
    return {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": item}}


def changing(uri, version, text):
    document = {"uri": uri, "version": version}
    params = {"textDocument": document, "contentChanges": [{"text": text}]}
    return {"jsonrpc": "2.0", "method": "textDocument/didChange", "params": params}


async def test_replaced_executable_is_reported_once(tmp_path):
    """A copy next to the executable is replaced, because engines are built for the folder that contains it."""
    (tmp_path / "Specs").mkdir()
    program = pathlib.Path(PLUMB).resolve()
    copy, new = (program.with_name(f"{program.name}-{end}-{os.getpid()}") for end in ["test", "new"])
    server = None
    try:
        shutil.copy(program, copy)
        server = subprocess.Popen([copy, "lsp"], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        uri = (tmp_path / "Specs/a.md").as_uri()
        exchange(server, INITIALIZE, opening(uri, SPEC.replace("50  20", "51  20")))
        before = await read_until(server, b"expected 0 0 51 20")
        assert b"was replaced" not in before
        shutil.copy(program, new)
        new.rename(copy)
        exchange(server, changing(uri, 2, SPEC.replace("50  20", "52  20")))
        first = await read_until(server, b"was replaced", b"expected 0 0 52 20")
        exchange(server, changing(uri, 3, SPEC.replace("50  20", "53  20")))
        second = await read_until(server, b"expected 0 0 53 20")
        assert (first + second).count(b"was replaced") == 1
    finally:
        if server:
            server.stdin.close()
            server.wait(15)
        for file in [copy, new]:
            file.unlink(missing_ok=True)


async def test_completion_without_snippet_support_inserts_single_lines(tmp_path):
    server = subprocess.Popen([PLUMB, "lsp"], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    uri = (tmp_path / "a.md").as_uri()
    params = {"textDocument": {"uri": uri}, "position": {"line": 2, "character": 3}}
    request = {"jsonrpc": "2.0", "id": 7, "method": "textDocument/completion", "params": params}
    exchange(server, INITIALIZE, opening(uri, "# A\n\n```"), request)
    seen = await read_until(server, b'"id":7', b'"isIncomplete"', b"]}}")
    body = next(part for part in seen.split(b"Content-Length: ") if b'"id":7' in part)
    items = json.loads(body[body.index(b"{") :])["result"]["items"]
    scene = next(item for item in items if item["label"] == "```swift + frames")
    assert scene["textEdit"]["newText"] == "```swift" and scene.get("insertTextFormat") in (None, 1)
    rest = scene["additionalTextEdits"][0]
    assert rest["range"]["start"] == rest["range"]["end"] == {"line": 3, "character": 0}
    assert rest["newText"] == '\nText("Reset")\n```\n\n```frames 320x480 evidence=derived\n\n```'
    for item in items:
        assert not any("\n" in text for text in [item["label"], item["detail"], item["textEdit"]["newText"]])
    server.stdin.close()
    server.wait(15)


@pytest.mark.parametrize("runs", [False, True], ids=["while it waits", "while it runs"])
async def test_canceled_hover_is_answered_before_its_scene_ends(tmp_path, runs):
    (tmp_path / "Specs").mkdir()
    command = [PLUMB, "lsp", "--timeout", "40"]
    server = subprocess.Popen(command, cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    uri = (tmp_path / "Specs/a.md").as_uri()
    loop = SPEC.replace('Text("Reset")', LOOP + 'Text("Reset")')
    # A hover interrupts a check of two scenarios and starts its own run; a check of one scenario is not interrupted.
    text = loop + loop[loop.index("```swift") :].replace("#a", "#b").replace('"a"', '"b"') if runs else loop
    position = {"line": LINE + 1, "character": 10}
    params = {"textDocument": {"uri": uri}, "position": position}
    exchange(server, INITIALIZE, opening(uri, text))
    await asyncio.sleep(2)
    exchange(server, {"jsonrpc": "2.0", "id": 9, "method": "textDocument/hover", "params": params})
    await asyncio.sleep(2)
    exchange(server, {"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 9}})
    async with asyncio.timeout(15):
        assert b"-32800" in await read_until(server, b'"id":9')
    server.stdin.close()
    server.wait(15)


async def test_server_answers_for_every_incomplete_text(session):
    session.open(SPEC)
    await session.result("passed")
    for end in range(len(SPEC), 0, -7):
        session.version += 1
        session.client.text_document_did_change(
            lsp.DidChangeTextDocumentParams(
                text_document=lsp.VersionedTextDocumentIdentifier(version=session.version, uri=session.uri),
                content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=SPEC[:end])],
            )
        )
        last = SPEC[:end].split("\n")
        place = (len(last) - 1, len(last[-1]))
        await session.labels(*place) if "swift" not in SPEC[:end].rsplit("```", 1)[-1] else None
        await session.actions(*place)
        params = lsp.SemanticTokensParams(text_document=session.identifier)
        assert await session.client.text_document_semantic_tokens_full_async(params)


async def test_commands_draw_a_picture_and_the_page_and_add_a_sweep(session):
    session.open()
    await session.result("passed")
    scenario = "a#a-text-takes-the-size-of-its-letters"
    picture = await session.execute("plumb.showPicture", scenario)
    assert "<svg" in pathlib.Path(picture.removeprefix("file://")).read_text()
    page = await session.execute("plumb.openPage")
    assert pathlib.Path(page.removeprefix("file://")).exists()
    await session.execute("plumb.addSweep", scenario)
    assert "```variants" in session.applied(session.edits[-1]) and "```checks" in session.applied(session.edits[-1])
    await session.execute("plumb.run", scenario)
    await session.result("passed")


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
async def test_edits_keep_other_line_endings(session, ending):
    session.open(SPEC.replace("50  20", "51  20").replace("\n", ending))
    found = await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    assert found[0].range == lsp.Range(lsp.Position(LINE, 10), lsp.Position(LINE, 12))
    edit = (await session.actions(LINE, 10))["Accept `0 0 50 20`"].edit
    assert all("\n" not in part.new_text and "\r" not in part.new_text for part in edit.changes[session.uri])


async def test_positions_count_utf16_code_units(session):
    session.open(SPEC.replace("Reset", "😀é").replace("50  20", "50  20").replace("#a  0", '#a  0'))
    found = await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    assert found[0].range.start.line == LINE
    line = session.text.split("\n").index('Text("😀é").id("a")')
    session.replace(line, (6, 8), "ab")
    assert session.text.split("\n")[line] == 'Text("abé").id("a")'
    params = lsp.DocumentSymbolParams(text_document=session.identifier)
    assert await session.client.text_document_document_symbol_async(params)
    rename = await session.client.text_document_rename_async(lsp.RenameParams(new_name="n", **session.at(line, 16)))
    assert {part.range.start.line for part in rename.changes[session.uri]} == {line, LINE}


async def test_scenes_that_trap_or_loop_have_verdicts(session):
    trap = SPEC.replace('Text("Reset").id("a")', 'let _: Int = [Int]()[3]\nText("Reset").id("a")')
    session.open(trap)
    found = await session.diagnostics(lambda found: any(each.code == "crashed" for each in found))
    assert "Index out of range" in found[0].message
    line = trap.split("\n").index("let _: Int = [Int]()[3]")
    session.replace(line, (0, 23), "let _: Void = { while true {} }()")
    await session.diagnostics(lambda found: any(each.code == "timed-out" for each in found))
    session.replace(line, (0, 33), "let _ = 1")
    await session.diagnostics(lambda found: found == [])


async def test_code_that_does_not_compile_is_marked_at_its_token(session):
    session.open(SPEC.replace("Text(", "Txet("))
    found = await session.diagnostics(lambda found: any(each.code == "does-not-compile" for each in found))
    line = session.text.split("\n").index('Txet("Reset").id("a")')
    assert (found[0].range.start, found[0].range.end) == (lsp.Position(line, 0), lsp.Position(line, 4))


async def test_edit_of_a_file_with_60000_lines_updates_its_diagnostics(session):
    session.open("# Title\n" + "prose\n" * 60_000 + SPEC[SPEC.index("## A") :])
    await session.result("passed")
    line = session.text.split("\n").index("#a  0  0  50  20")
    session.replace(line, (10, 12), "51")
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))


async def test_a_file_outside_of_a_package_is_checked(session, tmp_path_factory):
    session.folder = tmp_path_factory.mktemp("elsewhere")
    session.open(SPEC.replace("50  20", "51  20"), name="page.md")
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    session.open("# Notes\n\nPlain prose, and ```swift in a line.\n", name="notes.md")
    await session.diagnostics(lambda found: found == [])


async def test_specs_of_two_packages_are_open_at_once(session, tmp_path_factory):
    other = tmp_path_factory.mktemp("other")
    (other / "Specs").mkdir()
    session.open(SPEC.replace("50  20", "51  20"))
    await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    session.folder = other
    session.open(SPEC.replace("50  20", "52  20"))
    found = await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
    assert "52 20" in found[0].message


async def test_diagnostics_after_many_edits_are_those_of_the_last_text(session):
    session.open()
    for step in range(60):
        lines = session.text.split("\n")
        line = (step * 7) % len(lines)
        session.replace(line, (0, min(len(lines[line]), step % 5)), ["`", "```", "x", "", "#"][step % 5])
    length = len(session.text.split("\n"))
    session.version += 1
    session.client.text_document_did_change(
        lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(version=session.version, uri=session.uri),
            content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=SPEC.replace("50  20", "53  20"))],
        )
    )
    assert length > 0
    await session.diagnostics(lambda found: [each.code for each in found] == ["failed"] and "53 20" in found[0].message)


async def test_edit_cancels_a_pending_hover(session):
    session.open(SPEC.replace('Text("Reset")', LOOP + 'Text("Reset")'))
    request = asyncio.ensure_future(session.hover(LINE + 1, 10))
    await asyncio.sleep(1)
    session.replace(LINE + 1, (10, 12), "51")
    with pytest.raises(Exception, match="changed|canceled"):
        await request


async def test_two_servers_have_separate_texts_of_one_file(session):
    async with asyncio.timeout(60):
        other = subprocess.Popen([PLUMB, "lsp"], cwd=session.folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        uri = (session.folder / "Specs/a.md").as_uri()
        text = json.dumps(SPEC.replace("50  20", "57  20"))
        other.stdin.write(message('{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}'))
        other.stdin.write(
            message(
                '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":'
                '{"uri":"%s","languageId":"markdown","version":1,"text":%s}}}' % (uri, text)
            )
        )
        other.stdin.flush()
        session.open(SPEC.replace("50  20", "58  20"))
        found = await session.diagnostics(lambda found: any(each.code == "failed" for each in found))
        assert "58 20" in found[0].message
        seen = b""
        while b"57 20" not in seen:
            seen += await asyncio.get_running_loop().run_in_executor(None, os.read, other.stdout.fileno(), 1 << 16)
        assert b"58 20" not in seen
        other.stdin.close()
        other.wait(15)


def processes(folder):
    """Returns the ids of processes whose working directory is a folder."""
    found = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and os.readlink(entry / "cwd") == str(folder):
                found.append(int(entry.name))
        except OSError:
            pass
    return found


def message(text):
    body = text.encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


@pytest.mark.parametrize("end", ["eof", "exit", "pipe", "kill of the client"])
def test_no_process_remains_after_the_server_ends(tmp_path, end):
    (tmp_path / "Specs").mkdir()
    client = subprocess.Popen(["sleep", "60"])
    server = subprocess.Popen([PLUMB, "lsp"], cwd=tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    loop = json.dumps(SPEC.replace('Text("Reset")', LOOP + 'Text("Reset")'))
    initialize = '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":%d,"capabilities":{}}}'
    opened = (
        '{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":'
        '{"uri":"%s","languageId":"markdown","version":1,"text":%s}}}'
    )
    uri = (tmp_path / "Specs/a.md").as_uri()
    server.stdin.write(message(initialize % client.pid) + message(opened % (uri, loop)))
    server.stdin.flush()
    deadline = time.monotonic() + 30
    while len(processes(tmp_path)) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    if end == "eof":
        server.stdin.close()
    elif end == "exit":
        server.stdin.write(message('{"jsonrpc":"2.0","id":2,"method":"shutdown"}') + message('{"jsonrpc":"2.0","method":"exit"}'))
        server.stdin.flush()
    elif end == "pipe":
        server.stdout.close()
        server.stdin.write(message('{"jsonrpc":"2.0","id":3,"method":"textDocument/foldingRange","params":{"textDocument":{"uri":"%s"}}}' % uri))
        server.stdin.flush()
    else:
        client.send_signal(signal.SIGKILL)
        client.wait()
    assert server.wait(15) == (0 if end == "exit" else 1)
    client.kill()
    client.wait()
    deadline = time.monotonic() + 5
    while processes(tmp_path) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert processes(tmp_path) == []


@pytest.mark.skipif("PLUMB_MEASURE" not in os.environ, reason="prints times only if PLUMB_MEASURE is set")
@pytest.mark.parametrize("edited", ["number", "scene", "mistake", "hover", "hover of a scene", "completion", "accept"])
async def test_times(session, edited):
    """Prints the median of 20 edits, with a spec of a whole suite open."""
    suite = pathlib.Path(os.environ["PLUMB_MEASURE"])
    path = suite / "Specs/swiftui/stacks/stacks.md"
    session.folder = suite
    session.open(path.read_text() + SPEC[SPEC.index("## A") :], name="Specs/swiftui/stacks/stacks.md")
    await session.result("passed")
    lines = session.text.split("\n")
    number, scene = lines.index("#a  0  0  50  20"), lines.index('Text("Reset").id("a")')
    times = []
    for step in range(20):
        start = time.monotonic()
        if edited == "number":
            session.replace(number, (10, 12), str(51 + step))
            await session.diagnostics(lambda found: any(f" {51 + step} 20," in each.message for each in found))
        elif edited == "scene":
            # Compiled scenes are cached, so each run uses other texts.
            session.replace(scene, (6, 6), random.choice(string.ascii_letters))
            await session.diagnostics(lambda found: any(f"actual 0 0 {60 + 10 * step} 20" in each.message for each in found))
        elif edited == "mistake":
            session.replace(number - 1, (18, 19), "e" if step % 2 else "f")
            await session.diagnostics(lambda found: any(each.code == "attribute-unknown" for each in found) == (step % 2 == 0))
        elif edited == "accept":
            session.replace(number, (10, 12), str(51 + step))
            await session.diagnostics(lambda found: any(f" {51 + step} 20," in each.message for each in found))
            start = time.monotonic()
            action = (await session.actions(number, 10))["Accept `0 0 50 20`"]
            for part in action.edit.changes[session.uri]:
                assert part.range.start.line == part.range.end.line
                columns = (part.range.start.character, part.range.end.character)
                session.replace(part.range.start.line, columns, part.new_text)
            await session.result("passed", after=scene - 4)
        elif edited == "hover of a scene":
            # Compiled scenes are cached, so each run uses other texts.
            session.replace(scene, (6, 6), random.choice(string.ascii_letters))
            await session.diagnostics(lambda found: any(f"actual 0 0 {60 + 10 * step} 20" in each.message for each in found))
            start = time.monotonic()
            assert f"size {60 + 10 * step}x20" in await session.hover(number, 10)
        elif edited == "hover":
            session.replace(number, (10, 12), str(51 + step))
            await session.diagnostics(lambda found: any(f" {51 + step} 20," in each.message for each in found))
            start = time.monotonic()
            assert "proposed" in await session.hover(number, 10)
        else:
            assert await session.labels(number, 0)
        times.append(time.monotonic() - start)
    print(f"\n{edited}: median {statistics.median(times):.3f} s, {min(times):.3f} to {max(times):.3f} s")

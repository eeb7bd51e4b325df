#!/usr/bin/python3
"""Writes the screens of Docs/Guide/Editor.md: Neovim in a terminal of tmux, with `plumb lsp`, as SVG files.

    Tests/Tool/EditorTests/screens.py .build/debug/plumb Docs/Guide/Screens
"""
import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

COLUMNS, ROWS = 96, 20
CELL = (8, 18)
CONFIG = """
vim.opt.completeopt = "menuone,noinsert"
vim.opt.laststatus = 0
vim.opt.ruler = false
vim.opt.signcolumn = "yes"
vim.opt.termguicolors = true
vim.opt.swapfile = false
"""
# The colors of a terminal by their numbers, for text without a color of its own.
PALETTE = "000000 cc241d 98971a d79921 458588 b16286 689d6a a89984 928374 fb4934 b8bb26 fabd2f 83a598 d3869b 8ec07c ebdbb2".split()


class Terminal:
    """Neovim in a session of tmux."""

    def __init__(self, plumb, folder):
        root = pathlib.Path(__file__).resolve().parents[3]
        (folder / "Specs").mkdir()
        (folder / "init.lua").write_text((root / "Editors/neovim.lua").read_text() + CONFIG)
        self.folder = folder
        self.environment = os.environ | {"PATH": f"{plumb.parent}:{os.environ['PATH']}", "TERM": "xterm-256color"}
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS),
                  "nvim -u init.lua -i NONE Specs/new.md")

    def tmux(self, *words):
        return subprocess.run(["tmux", "-L", "plumb-screens", *words], cwd=self.folder, env=self.environment,
                              capture_output=True, text=True).stdout

    def type(self, *keys):
        for key in keys:
            self.tmux("send-keys", key)
            time.sleep(0.2)

    def wait(self, pattern):
        """Waits until the screen has a text that matches a regular expression."""
        for _ in range(100):
            if re.search(pattern, self.tmux("capture-pane", "-p")):
                time.sleep(0.5)
                return
            time.sleep(0.1)
        sys.exit(f"error: the screen has no '{pattern}':\n{self.tmux('capture-pane', '-p')}")

    def capture(self, path):
        path.write_text(svg(self.tmux("capture-pane", "-p", "-e").rstrip("\n").split("\n")))


def svg(lines):
    """Returns a screen with escape sequences as an SVG file."""
    size = (COLUMNS * CELL[0] + 16, ROWS * CELL[1] + 16)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" viewBox="0 0 {size[0]} {size[1]}"'
        ' font-family="Menlo, DejaVu Sans Mono, monospace" font-size="13">',
        f'<rect width="{size[0]}" height="{size[1]}" rx="6" fill="#282828"/>',
    ]
    for row, line in enumerate(lines):
        column, style = 0, {}
        for piece in re.split(r"(\x1b\[[0-9;:]*m)", line):
            if piece.startswith("\x1b["):
                style = changed(style, re.split("[;:]", piece[2:-1]))
            elif piece:
                parts += text(piece, column, row, style)
                column += len(piece)
    return "\n".join(parts + ["</svg>", ""])


def changed(style, codes):
    style, codes = dict(style), [int(code or 0) for code in codes]
    while codes:
        code = codes.pop(0)
        if code == 0:
            style = {}
        elif code == 1:
            style["bold"] = True
        elif code == 4:
            if codes[:1] == [0]:
                style.pop("underline", None)
            else:
                style["underline"] = True
            if codes and codes[0] < 6 and len(codes) == 1:
                codes.pop(0)
        elif code == 7:
            style["reverse"] = True
        elif code in (24, 27):
            style.pop("underline" if code == 24 else "reverse", None)
        elif code in (38, 48):
            name = "color" if code == 38 else "back"
            if codes.pop(0) == 5:
                style[name] = PALETTE[min(codes.pop(0), 15)]
            else:
                style[name] = "%02x%02x%02x" % tuple(codes[:3])
                codes = codes[3:]
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style["color"] = PALETTE[code - 30 if code < 90 else code - 82]
        elif 40 <= code <= 47 or 100 <= code <= 107:
            style["back"] = PALETTE[code - 40 if code < 100 else code - 92]
        elif code in (39, 49):
            style.pop("color" if code == 39 else "back", None)
    return style


def text(piece, column, row, style):
    x, y = 8 + column * CELL[0], 8 + row * CELL[1]
    width = len(piece) * CELL[0]
    color, back = style.get("color", "ebdbb2"), style.get("back")
    if style.get("reverse"):
        color, back = back or "282828", color
    parts = []
    if back:
        parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{CELL[1]}" fill="#{back}"/>')
    if style.get("underline"):
        parts.append(f'<rect x="{x}" y="{y + 16}" width="{width}" height="1.5" fill="#fb4934"/>')
    if piece.strip():
        weight = ' font-weight="bold"' if style.get("bold") else ""
        parts.append(
            f'<text x="{x}" y="{y + 13}" fill="#{color}" textLength="{width}" xml:space="preserve"{weight}>'
            f"{html.escape(piece)}</text>"
        )
    return parts


def main():
    plumb, output = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        terminal = Terminal(plumb, pathlib.Path(folder))
        try:
            time.sleep(3)
            terminal.type("i", "# Badges", "Enter", "Enter", "## A badge takes the size of its word", "Enter", "Enter", "```")
            time.sleep(1)
            terminal.type("C-x", "C-o")
            terminal.wait("swift \\+ frames")
            terminal.capture(output / "completion.svg")
            terminal.type("C-y", "Escape")
            terminal.wait("block is empty")
            terminal.capture(output / "empty.svg")
            terminal.type("/frames", "Enter", ":lua vim.lsp.buf.code_action()", "Enter")
            terminal.wait("Fill this")
            terminal.type("1", "Enter")
            terminal.wait("0 +0 +50 +20\n")
            time.sleep(1.5)
            terminal.capture(output / "filled.svg")
            terminal.type("/50", "Enter", "R", "51", "Escape")
            terminal.wait("actual 0 0 50 20")
            terminal.type("K")
            terminal.wait("proposed 320x480")
            terminal.capture(output / "hover.svg")
            terminal.type("h", ":lua vim.lsp.buf.code_action()", "Enter")
            terminal.wait("Accept `0 0 50 20`")
            terminal.type("1", "Enter")
            terminal.wait("0 +0 +50 +20\n")
            time.sleep(1.5)
            terminal.capture(output / "accepted.svg")
        finally:
            terminal.tmux("kill-server")


main()

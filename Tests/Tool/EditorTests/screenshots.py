"""Draws the pictures of Docs/Guide/Editor.md: a session of Neovim with `plumb lsp` in a terminal of tmux.

    PLUMB=.build/debug/plumb python3 Tests/Tool/EditorTests/screenshots.py [FOLDER]

It sends single keys, with Editors/neovim.lua as the only configuration, waits for each result, and writes an SVG of each
step to FOLDER (default: Docs/Figures). It exits with an error if a step takes longer than a minute.
"""
import html
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[3]
COLUMNS, ROWS = 96, 24
CELL, LINE, SIZE = 8, 18, 13
FOREGROUND, BACKGROUND = "#d4d4d4", "#1e1e1e"
# The first 16 colors of the palette; the others follow from their numbers.
PALETTE = [
    "#1e1e1e", "#e06c75", "#98c379", "#d7ba7d", "#61afef", "#c678dd", "#56b6c2", "#d4d4d4",
    "#7f848e", "#f44747", "#b5cea8", "#e5c07b", "#9cdcfe", "#d8a0df", "#4ec9b0", "#ffffff",
]


def color(number):
    """Returns a color of the palette of 256 colors."""
    if number < 16:
        return PALETTE[number]
    if number >= 232:
        return "#" + f"{8 + (number - 232) * 10:02x}" * 3
    levels = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#" + "".join(f"{levels[part]:02x}" for part in (number // 36, number // 6 % 6, number % 6))


class Style:
    """The colors and attributes that escape sequences set."""

    colors = {38: "foreground", 48: "background", 58: "line"}

    def __init__(self):
        self.foreground, self.background, self.line = None, None, None
        self.is_bold = self.is_underlined = self.is_reversed = False

    def apply(self, codes):
        codes = [int(code.split(":")[0] or 0) for code in codes.split(";")] or [0]
        while codes:
            code = codes.pop(0)
            if code == 0:
                self.__init__()
            elif code in self.colors:
                if codes.pop(0) == 5:
                    value = color(codes.pop(0))
                else:
                    value = "#" + "".join(f"{codes.pop(0):02x}" for _ in range(3))
                setattr(self, self.colors[code], value)
            elif 30 <= code <= 37 or 90 <= code <= 97:
                self.foreground = PALETTE[code - 30 if code < 90 else code - 82]
            elif 40 <= code <= 47 or 100 <= code <= 107:
                self.background = PALETTE[code - 40 if code < 100 else code - 92]
            elif code in (39, 49):
                setattr(self, "foreground" if code == 39 else "background", None)
            elif code in (1, 22):
                self.is_bold = code == 1
            elif code in (4, 24):
                self.is_underlined = code == 4
            elif code in (7, 27):
                self.is_reversed = code == 7

    @property
    def key(self):
        colors = (self.foreground or FOREGROUND, self.background or BACKGROUND)
        return (colors[::-1] if self.is_reversed else colors) + (self.is_bold, self.is_underlined and (self.line or colors[0]))


def runs(line):
    """Yields the parts of a line that have one style, each with its column."""
    style, column = Style(), 0
    for text, codes in re.findall(r"([^\x1b]+)|\x1b\[([\d;:]*)m", line):
        if not text:
            style.apply(codes)
            continue
        yield column, text, style.key
        column += len(text)


def svg(lines, title, cursor):
    """Returns a picture of lines with escape sequences."""
    width, height = COLUMNS * CELL + 16, ROWS * LINE + 16
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="ui-monospace, DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="{SIZE}" role="img">',
        f"<title>{html.escape(title)}</title>",
        f'<rect width="{width}" height="{height}" rx="6" fill="{BACKGROUND}"/>',
    ]
    for row, line in enumerate(lines):
        y = 8 + row * LINE
        for column, text, (foreground, background, is_bold, underline) in runs(line):
            x = 8 + column * CELL
            if background != BACKGROUND:
                parts.append(f'<rect x="{x}" y="{y}" width="{len(text) * CELL}" height="{LINE}" fill="{background}"/>')
            shown = text.rstrip()
            lead = len(shown) - len(shown.lstrip())
            if not shown.strip():
                continue
            bold = ' font-weight="bold"' if is_bold else ""
            line_start, length = x + lead * CELL, (len(shown) - lead) * CELL
            parts.append(
                f'<text x="{line_start}" y="{y + 13}" fill="{foreground}"{bold} xml:space="preserve" '
                f'textLength="{length}">{html.escape(shown.strip())}</text>'
            )
            if underline:
                parts.append(
                    f'<path d="M{line_start} {y + 16.5}h{length}" stroke="{underline}" stroke-width="1.5"/>'
                )
    x, y = 8 + cursor[0] * CELL, 8 + cursor[1] * LINE
    parts.append(f'<rect x="{x}" y="{y}" width="{CELL}" height="{LINE}" fill="{FOREGROUND}" fill-opacity="0.5"/>')
    return "\n".join(parts + ["</svg>"]) + "\n"


class Terminal:
    """A window of a separate tmux server."""

    def __init__(self, folder, command):
        self.socket = str(folder / "tmux")
        environment = dict(os.environ, PATH=f"{pathlib.Path(os.environ['PLUMB']).resolve().parent}:{os.environ['PATH']}")
        environment.pop("TMUX", None)
        subprocess.run(
            ["tmux", "-S", self.socket, "-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS),
             "-c", str(folder / "Badges"), *command],
            env=environment, check=True,
        )
        self.call("set", "status", "off")

    def call(self, *arguments):
        return subprocess.run(["tmux", "-S", self.socket, *arguments], capture_output=True, text=True, check=True).stdout

    def type(self, text):
        for character in text:
            self.call("send-keys", "-l", character)
            time.sleep(0.02)

    def press(self, *keys):
        for key in keys:
            self.call("send-keys", key)
            time.sleep(0.1)

    def wait(self, *texts, without=()):
        """Waits until the terminal shows some texts, and none of others."""
        deadline = time.monotonic() + 60
        while True:
            screen = self.call("capture-pane", "-p")
            if all(text in screen for text in texts) and not any(text in screen for text in without):
                return
            if time.monotonic() > deadline:
                raise SystemExit(f"error: the terminal does not show {texts}, or shows {without}:\n{screen}")
            time.sleep(0.05)

    def draw(self, path, title):
        time.sleep(0.5)
        lines = self.call("capture-pane", "-e", "-p").split("\n")[:ROWS]
        cursor = self.call("display", "-p", "#{cursor_x} #{cursor_y}").split()
        path.write_text(svg(lines, title, [int(part) for part in cursor]))
        print(f"{path.name}: {path.stat().st_size} bytes")


def main():
    output = pathlib.Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "Docs/Figures"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "Badges/Specs").mkdir(parents=True)
        command = ["nvim", "-u", "NONE", "-i", "NONE", "-n", "--cmd", "set noruler nohlsearch shortmess+=F | filetype on | syntax on",
                   "--cmd", "hi Pmenu ctermbg=237 ctermfg=252 | hi PmenuSel ctermbg=24 ctermfg=15 | hi NormalFloat ctermbg=236 | hi SignColumn ctermbg=NONE",
                   "--cmd", f"luafile {ROOT}/Editors/neovim.lua", "Specs/badges.md"]
        terminal = Terminal(folder, command)
        try:
            steps(terminal, output)
        finally:
            terminal.call("kill-server")


def steps(terminal, output):
    terminal.wait("~")
    terminal.type("i# Badges")
    terminal.press("Enter", "Enter")
    terminal.type("## A badge takes the size of its word")
    terminal.press("Enter", "Enter")
    terminal.type("```")
    terminal.press("C-x", "C-o")
    terminal.wait("```swift + frames", "```swift setup")
    terminal.draw(output / "editor-1-completion.svg", "Neovim with the menu of fences after three backticks")
    terminal.press("C-y", "Escape")
    terminal.wait('Text("Reset")', "the block is empty")
    terminal.press("4", "j")
    terminal.draw(output / "editor-2-blocks.svg", "Neovim with a scene and an empty block, which has an error")
    terminal.press("\\", "a")
    terminal.wait("Fill this `frames` block")
    terminal.press("1", "Enter")
    terminal.wait("evidence=accepted", 'Text "Reset"', "passed", without=["is empty"])
    terminal.draw(output / "editor-3-filled.svg", "Neovim with the filled block, whose lens has the verdict")
    terminal.type("/^```swift\n")
    terminal.press("\\", "l")
    terminal.wait("open picture", "Type number")
    terminal.draw(output / "editor-4-lenses.svg", "Neovim with the lenses of the scenario")
    terminal.press("2", "Enter")
    terminal.wait(".svg")
    terminal.press("Enter")
    terminal.type("/50\n")
    terminal.press("C-a")
    terminal.wait("expected 0 0 51 20, actual 0 0 50 20")
    terminal.press("K")
    terminal.wait("proposed 320x480, size 50x20", "R-TXT-1")
    terminal.draw(output / "editor-5-wrong.svg", "Neovim with an underlined number, and the reasons of the actual one")
    terminal.press("Escape", "h")
    terminal.press("l", "\\", "a")
    terminal.wait("Accept `0 0 50 20`")
    terminal.draw(output / "editor-6-accept.svg", "Neovim with the code actions of the number")
    terminal.press("1", "Enter")
    terminal.wait("passed", without=["expected 0 0 51 20"])


main()

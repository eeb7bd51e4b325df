#!/usr/bin/python3
"""Opens pages of hostile specs, and real pages, in headless Chromium, and checks that they run no foreign code.

    hostile_in_browser.py PLUMB TEXTS [--pages DIR ...] [--folder DIR]

PLUMB is the executable. TEXTS is hostile.json: each text is put into a spec, and --folder receives a site of these specs
with the results of two engines. All pages of the folders --pages are opened too.

Requires Debian's packages chromium, chromium-driver and python3-selenium; exits with an error without them.
"""

import argparse
import json
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import unicodedata
import unittest

from browser_case import browser, require_programs
from selenium.webdriver.support.ui import WebDriverWait

PLUMB = pathlib.Path()
FOLDER = pathlib.Path()
TEXTS = []
PAGES = []

LISTENER = """
globalThis.violations = [];
document.addEventListener("securitypolicyviolation", (event) => {
  violations.push([event.effectiveDirective, event.blockedURI, event.sample, event.lineNumber].join(" "));
});
"""

# Opens all details, moves all sliders and fills all search fields, so that the page's scripts run.
USE = """
const done = arguments[0];
for (const details of document.querySelectorAll("details")) details.open = true;
setTimeout(() => {
  for (const range of document.querySelectorAll("input[type=range]")) {
    range.value = range.max;
    range.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const field of document.querySelectorAll("input[type=search]")) {
    field.value = "script";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  setTimeout(done, 30);
}, 30);
"""

# Returns the content of a page that no page of Plumb has, a line each.
FINDINGS = """
const found = globalThis.violations.map((text) => "violation: " + text);
if (globalThis.hostile !== undefined) found.push("ran: " + globalThis.hostile);
const own = ["site.js", "matrix.js", "watch.js", "poll.js", "command.js", "scenarios.js", "words.js", "page.js", "revision.js"];
const isOwn = (name) => own.includes(name) || name.endsWith(".parts.js");
for (const element of document.querySelectorAll("*")) {
  const name = element.localName;
  if (["iframe", "object", "embed", "base", "frame", "applet"].includes(name)) found.push("element: " + name);
  if (name === "script" && !isOwn(element.src.split("?")[0].split("/").at(-1))) {
    found.push("script: " + element.outerHTML);
  }
  if (name === "style") found.push("style sheet: " + element.outerHTML);
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name) || name === "srcdoc") found.push(`handler: ${name}=${value}`);
  }
  if (name === "a" && element.hasAttribute("href")
    && !["file:", "http:", "https:", "mailto:"].includes(element.protocol)) found.push("link: " + element.href);
  if (name === "img" && new URL(element.src).protocol !== location.protocol) found.push("image: " + element.src);
  if (name === "meta" && element.httpEquiv && element.httpEquiv !== "Content-Security-Policy") {
    found.push("meta: " + element.outerHTML);
  }
}
if (!document.querySelector("meta[http-equiv=Content-Security-Policy]")) found.push("there is no policy");
return found;
"""


def visible(text):
    """Returns the text as a page shows it: with escapes for invisible characters."""
    shown, before = [], " "
    for character in text.replace("\r\n", "\n"):
        category = unicodedata.category(character)
        is_hidden = category in ("Cc", "Cf", "Zl", "Zp") and character not in "\n\t"
        if category == "Cf" and character in "\u200c\u200d" and ord(before) >= 0x80:
            is_hidden = False
        named = {"\r": "\\r", "\0": "\\0"}
        digits = 2 if ord(character) < 0x80 else 4 if ord(character) < 0x10000 else 8
        shown.append(named.get(character, f"\\u{{{ord(character):0{digits}X}}}") if is_hidden else character)
        before = character
    return "".join(shown)


def literal(text):
    """Returns a Swift string literal of the text, with escapes for all characters but ASCII letters and digits."""
    return '"' + "".join(c if c.isascii() and c.isalnum() else f"\\u{{{ord(c):X}}}" for c in text) + '"'


def quoted(text):
    """Returns the text as the quoted value of a fence's attribute."""
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\r\n", "\n").replace("\n", "\\n")
    return '"' + "".join(c for c in text if c not in "\0\r")[:500] + '"'


def spec(text):
    """Returns a spec with the text in its title, headings, prose, links, a table, raw HTML, and scenes."""
    line = re.sub(r"[\r\n]+", " ", text.replace("\0", ""))[:500]
    address = line.replace("<", "").replace(">", "").replace("\\", "")
    return f"""\
# Title {line}

Raw {line}

<div onclick="globalThis.hostile=10"><script>globalThis.hostile=11</script>{line}</div>

Prose {line} <img src=x onerror="globalThis.hostile=12"> and [{line}](<{address}>), [js](javascript:hostile=13),
[js](JaVa&#9;Script:hostile=14), [data](data:text/html,<script>hostile=15</script>), ![x](javascript:hostile=16),
![far](https://example.invalid/{len(line)}.png), <javascript:hostile=17>, [js](&#1;javascript:hostile=18).

| {line} | b |
|---|---|
| c | {line} |

## Heading {line}

~~~swift id=fails
let _ = print({literal(text)})
Text({literal(text)}).id({literal(text)})
~~~

~~~frames 320x480 evidence=derived
Text  1 2 3 4
~~~

## Known {line}

~~~swift id=known
Text({literal(text)})
~~~

~~~frames 320x480 evidence=derived known-failure={quoted(text)}
Text  1 2 3 4
~~~
"""


def run(*command, ends=(0, 1)):
    result = subprocess.run(
        [str(word) for word in command], cwd=FOLDER, capture_output=True, text=True, errors="replace")
    if result.returncode not in ends:
        sys.exit(f"error: {' '.join(map(str, command))} ended with {result.returncode}\n{result.stderr[-4000:]}")
    return result.stdout


def make_pages():
    """Writes a site of hostile specs to FOLDER, with two engines, one of which has a hostile name."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "Specs").mkdir(parents=True)
    for number, text in enumerate(TEXTS):
        (FOLDER / f"Specs/h{number}.md").write_text(spec(text), newline="")
    run(PLUMB, "check", "--format", "json", "--output", "reports/plumb.json")
    report = json.loads((FOLDER / "reports/plumb.json").read_text())
    report["engine"] = {"name": "<script>hostile=20</script>", "version": "\"'><b>", "platform": "\u202ex"}
    (FOLDER / "reports/other.json").write_text(json.dumps(report))
    run(PLUMB, "docs", "--output", "site", "--engines", "reports")


class HostileTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = browser()
        cls.browser.set_script_timeout(120)
        cls.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTENER})

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def findings(self, page=None):
        if page:
            self.browser.get(page.as_uri())
        self.browser.execute_async_script(USE)
        return self.browser.execute_script(FINDINGS)

    def check(self, folder):
        pages = sorted(folder.rglob("*.html"))
        self.assertGreater(len(pages), 1)
        found = {str(page.relative_to(folder)): lines for page in pages if (lines := self.findings(page))}
        self.assertEqual(found, {}, f"{len(found)} of {len(pages)} pages")
        print(f"{folder}: {len(pages)} pages, no violation", file=sys.stderr)

    def test_pages_of_hostile_specs_and_engines_run_no_foreign_code(self):
        self.check(FOLDER / "site")

    def test_watch_page_of_hostile_specs_runs_no_foreign_code(self):
        arguments = [PLUMB, "watch", "--output", "watch", "Specs"]
        process = subprocess.Popen(arguments, cwd=FOLDER, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            # A page that is opened before the first content shows that `plumb watch` has ended.
            WebDriverWait(self.browser, 60).until(lambda _: (FOLDER / "watch/revision.js").exists())
            self.browser.get((FOLDER / "watch/index.html").as_uri())
            revision = "return document.documentElement.dataset.revision"
            WebDriverWait(self.browser, 60).until(lambda browser: browser.execute_script(revision))
            for number in (0, 1, 3, 7, 20):
                file = FOLDER / f"Specs/h{number}.md"
                file.write_text(spec(TEXTS[number]) + "\n<!-- saved -->\n", newline="")
                status = "return document.getElementById('status').textContent"
                WebDriverWait(self.browser, 60).until(
                    lambda browser: f"h{number}.md 1 scenario failing" in browser.execute_script(status))
                self.assertEqual(self.findings(), [], TEXTS[number])
        finally:
            process.send_signal(signal.SIGINT)
            process.wait()

    def test_real_pages_do_not_violate_their_policy(self):
        if not PAGES:
            self.skipTest("no --pages were given")
        for folder in PAGES:
            self.check(folder)

    def test_page_shows_each_printed_text_unchanged(self):
        for number, text in enumerate(TEXTS):
            self.browser.get((FOLDER / f"site/h{number}.html").as_uri())
            printed = self.browser.execute_script(
                "return [...document.querySelectorAll('details > pre')].map((pre) => pre.textContent)")
            # Parsers of HTML ignore a line feed at the beginning of `pre`.
            self.assertIn((visible(text) + "\n").removeprefix("\n"), printed, text)

    def test_page_with_unescaped_text_has_findings(self):
        policy = (FOLDER / "site/h0.html").read_text().split("Content-Security-Policy\" content=\"")[1].split('"')[0]
        forged = "<p style='color:red'>a</p><script>globalThis.hostile=1</script><img src=x onerror=hostile=2>"
        page = FOLDER / "forged.html"
        page.write_text(f'<meta http-equiv="Content-Security-Policy" content="{policy}">{forged}')
        found = self.findings(page)
        self.assertEqual(len([line for line in found if line.startswith("violation: script-src")]), 2)
        self.assertEqual(len([line for line in found if line.startswith("violation: style-src")]), 1)
        self.assertFalse([line for line in found if line.startswith("ran")])
        page.write_text(forged)
        self.assertIn("ran: 2", self.findings(page))


def main():
    global PLUMB, FOLDER, TEXTS, PAGES
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("plumb", type=pathlib.Path)
    parser.add_argument("texts", type=pathlib.Path)
    parser.add_argument("--pages", type=pathlib.Path, action="append", default=[])
    parser.add_argument("--folder", type=pathlib.Path, default=pathlib.Path(".build/hostile"))
    arguments, rest = parser.parse_known_args()
    PLUMB, FOLDER = arguments.plumb.resolve(), arguments.folder.resolve()
    PAGES = [folder.resolve() for folder in arguments.pages]
    require_programs()
    TEXTS = [entry["text"] * entry.get("times", 1) for entry in json.loads(arguments.texts.read_text())]
    make_pages()
    unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()

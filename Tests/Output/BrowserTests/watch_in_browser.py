#!/usr/bin/python3
"""Tests the page of `plumb watch` in headless Chromium while specs are edited.

    watch_in_browser.py PLUMB SPECS [--screenshots DIR] [--measure]

PLUMB is the executable, SPECS the folder of specs, which is copied. With --measure, it prints the times from a save to
the new content of the page, and runs no tests.

Requires Debian's packages chromium, chromium-driver and python3-selenium; exits with an error without them. Writes
screenshots to the folder --screenshots.
"""

import argparse
import pathlib
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import unittest

from browser_case import By, browser, require_programs

PLUMB = pathlib.Path()
SPECS = pathlib.Path()
SCREENSHOTS = pathlib.Path()
FILE = "Specs/swiftui/stacks/stacks.md"

SPEC = """\
# Typed

Prose.

## A row

```swift
HStack(spacing: 8) {
  Color.red.frame(width: 20, height: 10)
  Text("Reset").id("reset")
}
```

```frames 320x480 evidence=derived
HStack                  0 0 78 20
  frame                 0 5 20 10
    Color               0 5 20 10
  Text "Reset" #reset  28 0 50 20
```

## A column

```swift
VStack {
  Color.red.frame(height: 10)
  Color.blue.frame(minWidth: 50, maxHeight: 20)
}
```

```frames 100x100 evidence=derived
VStack    0  0 100 38
  frame   0  0 100 10
    Color 0  0 100 10
  frame   0 18 100 20
    Color 0 18 100 20
```
"""


def watch_browser():
    driver = browser("--hide-scrollbars", "--window-size=1280,900")
    driver.set_script_timeout(60)
    return driver


class Watch:
    """A process of `plumb watch` for a copy of SPECS, or for given specs by their paths."""

    def __init__(self, specs=None, *arguments):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="plumb-watch-test-"))
        if specs is None:
            shutil.copytree(SPECS, self.folder / "Specs")
        for path, text in (specs or {}).items():
            self.write(path, text)
        self.output = (self.folder / "output").open("w+")
        self.process = subprocess.Popen(
            [PLUMB, "watch", "--output", "page", *arguments],
            cwd=self.folder, stdout=self.output, stderr=subprocess.STDOUT)

    @property
    def page(self):
        return (self.folder / "page" / "index.html").as_uri()

    def read(self, path=FILE):
        return (self.folder / path).read_text()

    def write(self, path, text):
        (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
        (self.folder / path).write_text(text)

    def end(self):
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(30)
        finally:
            self.process.kill()
            self.output.close()
            shutil.rmtree(self.folder, ignore_errors=True)


class WatchTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = watch_browser()
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def tearDown(self):
        messages = [entry["message"] for entry in self.browser.get_log("browser")
                      if entry["level"] in ("SEVERE", "WARNING")]
        self.browser.get("about:blank")
        self.assertEqual(self.watch.end(), 0)
        self.assertEqual(messages, [], "the console has errors")

    # MARK: The browser

    def start(self, specs=None, *arguments):
        self.watch = Watch(specs, *arguments)
        self.wait(lambda: (self.watch.folder / "page" / "page.js").is_file())
        self.browser.get(self.watch.page)

    def wait(self, condition, seconds=60):
        end = time.monotonic() + seconds
        while not condition():
            self.assertLess(time.monotonic(), end, "the condition is not met in time; the page shows:\n" + self.text())
            time.sleep(0.02)

    def text(self):
        return self.script("return document.body?.innerText ?? ''")

    def wait_for(self, text):
        self.wait(lambda: text in self.text())

    def script(self, source, *arguments):
        return self.browser.execute_script(source, *arguments)

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def scheme(self, scheme):
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def shoot(self, name):
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            self.browser.save_screenshot(str(SCREENSHOTS / f"watch-{name}-{scheme}.png"))
        self.scheme("light")

    # MARK: Tests

    def test_edit_updates_the_page_and_keeps_its_state(self):
        self.start(None, FILE)
        self.wait(lambda: "Nothing fails." in self.text() and "more waiting" not in self.text())
        identifier = "swiftui/stacks/stacks#equally-flexible-children-of-a-stack-get-equal-shares-2"
        section = f'section.ex[data-sc="{identifier.split("#")[1]}"]'
        step, width = self.script("""
          const section = document.querySelector(arguments[0]);
          const steps = section.querySelector("details.steps"), sweep = section.querySelector("details.sweep");
          steps.open = true;
          if (sweep) sweep.open = true;
          return [!!steps, !!sweep];""", section)
        self.assertEqual((step, width), (True, True))
        self.wait(lambda: len(self.all(section + " .sweep input[type=range]")) == 1)
        set_slider = ("const slider = document.querySelector(arguments[0]);"
                      "slider.value = arguments[1];"
                      "slider.dispatchEvent(new Event('input', {bubbles: true}))")
        self.script(set_slider, section + " .steps input[type=range]", 3)
        self.script(set_slider, section + " .sweep input[type=range]", 5)
        self.script("document.querySelector(arguments[0]).scrollIntoView()", section)
        state = """
          const section = document.querySelector(arguments[0]);
          return {
            steps: section.querySelector(".steps").open,
            step: section.querySelector(".steps input").value,
            marked: section.querySelectorAll("g.st rect").length,
            sweep: section.querySelector(".sweep").open,
            width: section.querySelector(".sweep input").value,
            top: Math.round(section.getBoundingClientRect().top),
          };"""
        before = self.script(state, section)
        self.assertEqual((before["step"], before["width"], before["marked"]), ("3", "5", 1))
        scroll = self.script("return scrollY")
        self.assertGreater(scroll, 100)
        other = self.find("section.ex")

        text = self.watch.read()
        line = int(self.find(section).get_attribute("id")[1:]) + 1
        lines = text.split("\n")
        lines[line] = re.sub(r"(\d+)(\s+\d+\s+\d+\s+\d+)$", r"7\2", lines[line])
        edited = "\n".join(lines)
        self.assertNotEqual(edited, text)
        self.watch.write(FILE, edited)
        self.wait(lambda: len(self.all(section + ".x-failed .xs")) == 1)
        self.assertIn("1 scenario failing.", self.text())
        self.assertIn(f"accept {FILE} --filter '{identifier}'", self.find(".cmd").text)
        after = self.script(state, section)
        self.assertEqual(after, before)
        # An unchanged block keeps its element.
        self.assertEqual(self.find("section.ex"), other)
        self.shoot("failing")

        # Lines that are inserted above the visible part do not move it.
        self.watch.write(FILE, text.replace("\n## ", "\n\n" + "A paragraph.\n\n" * 20 + "## ", 1))
        self.wait_for("A paragraph.")
        self.wait(lambda: "Nothing fails." in self.text())
        after = self.script(state, section)
        self.assertEqual(after, before)
        self.assertGreater(self.script("return scrollY"), scroll + 300)

    def test_page_shows_the_last_of_200_quick_saves(self):
        self.start({"Specs/typed.md": SPEC})
        self.wait(lambda: "more waiting" not in self.text())
        for count in range(200):
            self.watch.write("Specs/typed.md", SPEC.replace("VStack    0  0", f"VStack    {count}  0"))
            time.sleep(0.005)
        self.wait(lambda: "VStack    199  0" in self.text())
        self.wait_for("199 0 100 38")

    def test_scene_that_does_not_compile_keeps_its_picture(self):
        self.start({"Specs/typed.md": SPEC})
        self.wait(lambda: len(self.all("figure svg.pic")) == 2 and "more waiting" not in self.text())
        self.shoot("whole")
        picture = lambda: self.script(
            "return document.querySelector('[data-sc=a-column] figure .n').innerHTML")
        before = picture()
        self.watch.write("Specs/typed.md", SPEC.replace("Color.blue", "Colour.blue"))
        self.wait_for("cannot find 'Colour' in scope")
        self.assertEqual(picture(), before)
        self.assertIn("Stale", self.find("[data-sc=a-column].stale figcaption").text)
        self.assertIn("does-not-compile", self.find("[data-sc=a-column].stale").text)
        marked = self.script("return document.querySelector('pre .l.err').previousElementSibling.innerText")
        self.assertIn("Colour.blue", marked)
        self.assertEqual(len(self.all(".stale")), 1)
        self.script("document.querySelector('#a-column').scrollIntoView()")
        self.shoot("not-compiling")
        self.watch.write("Specs/typed.md", SPEC)
        self.wait(lambda: not self.all(".stale"))

    def test_malformed_spec_keeps_the_last_page_as_stale(self):
        self.start({"Specs/typed.md": SPEC})
        self.wait(lambda: len(self.all("figure svg.pic")) == 2 and "more waiting" not in self.text())
        self.watch.write("Specs/typed.md", SPEC.replace("frame   0 18 100 20", "frame   0 18 1"))
        self.wait_for("Stale: this is the last version of the spec without mistakes.")
        self.assertEqual(len(self.all("#spec.stale figure svg.pic")), 2)
        self.assertRegex(self.find(".mistakes a").get_attribute("href"), r"typed\.md#L34$")
        self.shoot("stale")
        self.watch.write("Specs/typed.md", SPEC)
        self.wait(lambda: not self.all(".stale"))

    def test_page_shows_the_spec_that_was_saved_last(self):
        self.start({"Specs/typed.md": SPEC})
        self.wait(lambda: self.browser.title.startswith("Typed"))
        self.watch.write("Specs/new.md", SPEC.replace("# Typed", "# New", 1))
        self.wait(lambda: self.browser.title.startswith("New"))
        self.wait(lambda: len(self.all("figure svg.pic")) == 2)
        (self.watch.folder / "Specs/new.md").unlink()
        self.wait(lambda: self.browser.title.startswith("Typed"))


# MARK: Measuring

def measure():
    """Prints the medians of 20 saves, from the write to the page's new content, with the whole suite present."""
    driver = watch_browser()
    watch = Watch()
    try:
        page = watch.folder / "page" / "page.js"
        while not page.is_file():
            time.sleep(0.1)
        watch.write(FILE, watch.read())
        driver.get(watch.page)
        status = lambda: driver.execute_script("return document.getElementById('status').innerText")
        while "waiting" in status() or FILE not in status():
            time.sleep(0.5)
        text = watch.read()
        # A different number in each measurement, so that no scene has been compiled before.
        salt = int(time.time()) % 1_000_000
        number = lambda count: (FILE, text.replace(
            "ProbeLayout #a   0  0 20 20", f"ProbeLayout #a   {count}  0 20 20", 1), f"#a   {count}  0")
        scene = lambda count: (FILE, text.replace(
            "VStack(spacing: 0)", f"VStack(spacing: {count}.{salt})", 1), f"VStack(spacing: {count}.{salt})")
        new = lambda count: (f"Specs/new-{count}.md", SPEC.replace("# Typed", f"# Typed {count}", 1),
                             f"Typed {count}")
        print("| | median s | minimum s | maximum s |\n|---|---|---|---|")
        for name, edit in (("number edited", number), ("scene edited", scene), ("new file", new)):
            times = []
            for count in range(1, 21):
                path, edited, sign = edit(count)
                if name == "new file":
                    edited = edited.replace("spacing: 8", f"spacing: {count}.{salt}")
                    done = f"return document.querySelectorAll('figure svg.pic').length === 2 && document.title.includes({sign!r})"
                else:
                    done = f"return document.getElementById('spec').textContent.includes({sign!r})"
                time.sleep(0.5)
                start = time.monotonic()
                watch.write(path, edited)
                while not driver.execute_script(done):
                    if time.monotonic() - start > 60:
                        sys.exit(f"error: {name} {count} is not shown after 60 s: {status()}")
                    time.sleep(0.005)
                times.append(time.monotonic() - start)
            print(f"| {name} | {statistics.median(times):.2f} | {min(times):.2f} | {max(times):.2f} |", flush=True)
    finally:
        driver.quit()
        watch.end()


def main():
    global PLUMB, SPECS, SCREENSHOTS
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("plumb", type=pathlib.Path)
    parser.add_argument("specs", type=pathlib.Path)
    parser.add_argument("--screenshots", type=pathlib.Path, default=pathlib.Path("site-screenshots"))
    parser.add_argument("--measure", action="store_true")
    arguments, rest = parser.parse_known_args()
    PLUMB, SPECS = arguments.plumb.resolve(), arguments.specs.resolve()
    SCREENSHOTS = arguments.screenshots.resolve()
    require_programs()
    if not PLUMB.is_file():
        sys.exit(f"error: there is no {PLUMB}: run 'swift build --product plumb'")
    if arguments.measure:
        measure()
    else:
        unittest.main(argv=[sys.argv[0], *rest])


if __name__ == "__main__":
    main()

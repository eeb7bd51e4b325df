"""Headless Chromium, and a base class for tests of the site's pages.

Requires Debian's packages chromium, chromium-driver and python3-selenium; exits with an error without them.
"""

import pathlib
import shutil
import sys
import unittest

try:
    from selenium import webdriver
    from selenium.webdriver.chrome.options import Options
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.by import By
    from selenium.webdriver.support.ui import WebDriverWait
except ImportError:
    sys.exit("error: the browser test did not run: python3-selenium is not installed")


def browser(*arguments):
    """Starts headless Chromium with additional arguments; messages of the console are logged."""
    options = Options()
    options.binary_location = shutil.which("chromium")
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", *arguments):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    return webdriver.Chrome(service=Service(shutil.which("chromedriver")), options=options)


def require_programs():
    """Exits with an error if a program that the tests need is missing."""
    for program in ("chromium", "chromedriver"):
        if not shutil.which(program):
            sys.exit(f"error: the browser test did not run: there is no {program}")


class PageTestCase(unittest.TestCase):
    """Opens the pages of a folder in a window of 1280 by 900, and fails for errors and warnings in the console."""

    FOLDER = pathlib.Path()
    SCREENSHOTS = pathlib.Path()
    # The prefix of the names of screenshots.
    PREFIX = ""
    # The text of axe.min.js.
    AXE = ""

    @classmethod
    def setUpClass(cls):
        cls.browser = browser("--hide-scrollbars")
        cls.browser.set_script_timeout(120)
        cls.SCREENSHOTS.mkdir(parents=True, exist_ok=True)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    def setUp(self):
        self.size(1280, 900)
        self.scheme("light")
        self.browser.get_log("browser")

    def tearDown(self):
        messages = [entry["message"] for entry in self.browser.get_log("browser")
                      if entry["level"] in ("SEVERE", "WARNING")]
        self.assertEqual(messages, [], "the console has errors")

    def open(self, page):
        self.browser.get("about:blank")
        self.browser.get(self.FOLDER.as_uri() + "/" + page)
        # A page unpacks its parts after it is loaded.
        WebDriverWait(self.browser, 20).until(lambda _: self.run_script(
            "return !document.querySelector('script[src$=\".parts.js\"]')"
            " || 'parts' in document.documentElement.dataset"))

    def size(self, width, height):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})

    def scheme(self, scheme):
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
            "features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def shoot(self, name):
        self.browser.save_screenshot(str(self.SCREENSHOTS / f"{self.PREFIX}{name}.png"))

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def all(self, selector):
        return self.browser.find_elements(By.CSS_SELECTOR, selector)

    def run_script(self, source, *arguments):
        return self.browser.execute_script(source, *arguments)

    def accessibility_problems(self):
        """Returns the violations of axe's rules by the current page, a sentence for each element; loads no resources."""
        self.run_script(self.AXE)
        found = self.browser.execute_async_script(
            "const done = arguments[arguments.length - 1];"
            "axe.run(document, {resultTypes: ['violations'], preload: false})"
            ".then(result => done(result.violations), error => done([{id: String(error), nodes: []}]))")
        return [f"{rule['id']}: {node['html'][:120]}" for rule in found
                for node in rule["nodes"] or [{"html": ""}]]

    @classmethod
    def main(cls, parser, hint):
        """Parses the arguments, and runs the tests.

        `parser` has the arguments of the test program; `hint` is the command that writes the pages.
        """
        parser.add_argument("folder", type=pathlib.Path)
        parser.add_argument("--axe", type=pathlib.Path, required=True)
        parser.add_argument("--screenshots", type=pathlib.Path, default=pathlib.Path("site-screenshots"))
        arguments, rest = parser.parse_known_args()
        cls.FOLDER, cls.SCREENSHOTS = arguments.folder.resolve(), arguments.screenshots.resolve()
        if not arguments.axe.is_file():
            sys.exit(f"error: the browser test did not run: there is no {arguments.axe}")
        cls.AXE = arguments.axe.read_text()
        require_programs()
        if not (cls.FOLDER / "index.html").is_file():
            sys.exit(f"error: there are no pages in {cls.FOLDER}: run '{hint} --output {cls.FOLDER}'")
        cls.arguments = arguments
        unittest.main(argv=[sys.argv[0], *rest])

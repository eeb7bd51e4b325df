#!/usr/bin/python3
"""Tests a site of `plumb docs` in headless Chromium.

    site_in_browser.py SITE --failing PAGE --axe FILE [--screenshots DIR]

PAGE is the path of a page with an example that fails, relative to SITE. FILE is axe.min.js, the rules of the
accessibility check, from PyPI's axe-playwright-python.

Requires Debian's packages chromium, chromium-driver and python3-selenium; exits with an error without them. Writes
screenshots to the folder --screenshots.
"""

import argparse
import json
import pathlib
import re
import time
from urllib.parse import unquote

from browser_case import By, PageTestCase
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

ARTICLE = "articles/under-the-hood.html"
COLLECTION = "collections/compositional/sections.html"
SCRIPTS = "collections/snapshots/snapshots.html"
RULES = "rules/SP.html"
CONDITIONS = "articles/custom-view.html"
NAME = "types/HStack.html"
TOPIC = "topics/swiftui/stacks.html"

# Questions as a SwiftUI developer types them, the search result with its evidence, and a part of its page's text.
QUESTIONS = [
    ("What does HStack do with layoutPriority?",
     r"R-PRIO-1 · Children of higher layoutPriority get their space from a stack first.*recorded \(macOS 27\)",
     "allocates space"),
    ("How high is a GeometryReader inside a ScrollView?",
     r"A GeometryReader in a ScrollView has its ideal height of 10.*recorded",
     "ideal height of 10"),
    ("What is the minimum length of a Spacer?",
     r"R-STK-20 · A Spacer fills the remaining main length and is at least 8 long.*recorded \(macOS 26 and 27\)",
     "at least 8"),
    ("How does UIStackView fillProportionally divide its length?",
     r"R-USV-4 · fillProportionally divides the length by intrinsic lengths and spacings.*recorded",
     "fillProportionally"),
    ("Does a background include the padding?",
     r"background after padding includes the padding.*derived",
     "size of the view that it is attached to"),
]

# Returns the text of a page from the anchor of its address on.
TEXT_AT_THE_ANCHOR = """
const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
if (!place) return "";
const range = document.createRange();
range.setStartBefore(place);
range.setEndAfter(document.querySelector("main"));
return range.toString().slice(0, 2000);
"""


class SiteTests(PageTestCase):
    def set(self, slider, value):
        self.run_script(
            "arguments[0].value = arguments[1];"
            "arguments[0].dispatchEvent(new Event('input', {bubbles: true}))", slider, value)

    def wait_for_scenarios(self):
        WebDriverWait(self, 10).until(lambda _: self.all("html[data-scenarios]"))

    def found(self):
        """Returns the number of scenarios that the filter finds; the page shows the first ones."""
        self.wait_for_scenarios()
        return int(self.find(".filter output").text.split()[0])

    def test_index_links_to_articles_topics_and_scenarios(self):
        self.open("index.html")
        self.assertGreater(len(self.all(".card")), 20)
        self.assertEqual(len(self.all(".overview section:first-child li")), len(list((self.FOLDER / "articles").glob("*.html"))))
        height = self.run_script("return document.documentElement.scrollHeight")
        self.assertLessEqual(height, 2 * 920, "the first page has more than two screens")
        self.shoot("index")
        self.open("results.html")
        self.assertGreater(len(self.all("#clauses tr")), 30)
        self.open(TOPIC)
        self.assertGreater(len(self.all(".clauses-of a")), 100)
        self.open("scenarios.html")
        self.wait_for_scenarios()
        self.assertEqual(len(self.all(".all > li")), 50)
        self.find(".all + button").click()
        self.assertGreater(len(self.all(".all > li")), 100)
        address = self.find(".all > li a").get_attribute("href")
        self.browser.get(address)
        anchor = self.run_script("return decodeURIComponent(location.hash.slice(1))")
        self.assertTrue(self.run_script("return !!document.getElementById(arguments[0])", anchor))

    def test_question_is_answered_after_two_clicks(self):
        """The question is: What does `HStack` do with `layoutPriority`, and on which system was that recorded?"""
        self.open("index.html")
        self.find(".sections a[href='names.html']").click()
        self.find("a[href='members/layoutPriority.html']").click()
        self.assertIn("Children of higher layoutPriority get their space from a stack first", self.find(".lead").text)
        self.assertRegex(self.find(".titles li").text, r"recorded \(macOS 27\)")

    def test_questions_are_answered_after_a_search_and_a_click(self):
        for question, result, answer in QUESTIONS:
            with self.subTest(question):
                self.open("index.html")
                field = self.find(".find input")
                field.send_keys(question)
                start = time.monotonic()
                field.submit()
                WebDriverWait(self, 10, 0.02).until(lambda _: self.all(".hits li"))
                found = time.monotonic()
                hits = self.all(".hits li")[:8]
                texts = [hit.text.replace("\n", " ") for hit in hits]
                place = next((i for i, text in enumerate(texts) if re.search(result, text)), None)
                self.assertIsNotNone(place, texts)
                hits[place].find_element(By.TAG_NAME, "a").click()
                text = WebDriverWait(self, 10, 0.02).until(lambda _: self.run_script(TEXT_AT_THE_ANCHOR))
                end = time.monotonic()
                self.assertIn(answer, text)
                print(f"{question} result {place + 1}, {found - start:.2f} s to the results, "
                      f"{end - found:.2f} s to the answer")

    def test_keys_open_the_search_its_results_and_the_next_page(self):
        self.open("swiftui/stacks/stacks.html")
        self.find("body").send_keys("/")
        self.assertEqual(self.run_script("return document.activeElement.type"), "search")
        self.run_script("document.activeElement.blur()")
        following = self.find(".pager [rel=next]").get_attribute("href")
        self.find("body").send_keys(Keys.ARROW_RIGHT)
        WebDriverWait(self, 10).until(lambda _: self.browser.current_url == following)
        self.hits("GeometryReader")
        self.find(".filter input[name=q]").send_keys(Keys.ARROW_DOWN)
        self.assertEqual(self.run_script("return document.activeElement.closest('.hits li') !== null"), True)

    def test_code_has_colors_and_links_to_names(self):
        self.open("swiftui/stacks/divider.html")
        code = self.find(".code code")
        self.assertIn('VStack(spacing: 0) {\n  ProbeFixed("a", 100, 20)\n', code.get_attribute("textContent"))
        links = [(e.text, e.get_attribute("href").partition("/types/")[2]) for e in code.find_elements(By.TAG_NAME, "a")]
        self.assertEqual(links[:2], [("VStack", "VStack.html"), ("Divider", "Divider.html")])
        self.assertEqual(len(links), len(set(links)), "a name is a link at its first use")
        self.assertEqual(code.find_element(By.TAG_NAME, "u").text, '"a"')
        self.find(".code a[href$='members/id.html']").click()
        self.assertEqual(self.find("h1").text, "id")
        self.assertEqual(self.all(".code a[href$='members/id.html']"), [], "the page itself")

    def test_code_has_syntax_colors(self):
        self.open("swiftui/stacks/divider.html")
        for code, expected in (
                ("let a = 12.5", "<em>let</em> a = <i>12.5</i>"),
                ("Tt(a) // <b>", '<b>Tt</b>(a) <b class="c">// &lt;b&gt;</b>'),
                ('"a \\" b" x', '<u>"a \\" b"</u> x'),
                ("@State var é", "<em>@State</em> <em>var</em> é"),
                ("/* a\nb */c", '<b class="c">/* a\nb */</b>c'),
                ('"open', '<u>"open</u>'), ("", ""), ("#", "#"), ("a1.b", "a1.b")):
            html = self.run_script("""
              const block = document.createElement("div");
              block.innerHTML = '<div class="code"><pre><code></code></pre></div>';
              const code = block.querySelector("code");
              code.textContent = arguments[0];
              globalThis.plumb.activate(block);
              return code.innerHTML;""", code)
            self.assertEqual(html, expected)

    def test_recorded_only_hides_other_examples_on_all_pages(self):
        page = "swiftui/stacks/stacks.html"
        self.open(page)
        shown = lambda: len([e for e in self.all("article > .ex") if e.is_displayed()])
        every, recorded = shown(), len(self.all("article > .ex[data-ev=recorded]"))
        self.assertTrue(0 < recorded < every)
        self.find(".only-recorded").click()
        self.assertEqual(shown(), recorded)
        self.open(RULES)
        self.assertEqual(self.find(".only-recorded").get_attribute("aria-pressed"), "true")
        self.find(".only-recorded").click()
        self.open(page)
        self.assertEqual(shown(), every)

    def test_details_load_their_content_when_they_are_opened(self):
        page = "swiftui/stacks/stacks.html"
        self.open(page)
        for kind, content in (("steps", "ol > li"), ("sweep", ".sw input")):
            details = self.find(f"details.{kind}")
            self.assertEqual(details.find_elements(By.CSS_SELECTOR, content), [])
            details.find_element(By.TAG_NAME, "summary").click()
            WebDriverWait(self, 10).until(lambda _: details.find_elements(By.CSS_SELECTOR, content))
        steps = self.find("details.steps")
        self.assertIn("1 of", steps.find_element(By.CSS_SELECTOR, ".current-step").text)
        scenario = steps.get_attribute("data-sc")
        self.open(f"{page}#{scenario}/step=3")
        WebDriverWait(self, 10).until(lambda _: self.all("details.steps[open] .current-step"))
        self.assertIn("3 of", self.find("details.steps[open] .current-step").text)
        self.open("types/HStack.html")
        WebDriverWait(self, 10).until(lambda _: self.all(".sw input"))
        self.shoot("name")

    def test_pictures_have_content_and_a_label(self):
        for page in ("swiftui/stacks/stacks.html", COLLECTION):
            self.open(page)
            pictures = self.run_script(
                "return [...document.querySelectorAll('figure svg.pic')]"
                ".map(e => [e.childElementCount, e.getAttribute('aria-label') ?? ''])")
            self.assertGreater(len(pictures), 5)
            self.assertTrue(all(count > 1 and label for count, label in pictures), page)

    def test_steps_of_a_second_layout_have_a_separate_address(self):
        self.open("swiftui/stacks/stacks.html")
        addresses = self.run_script("return [...document.querySelectorAll('details.steps')].map(e => e.dataset.sc)")
        self.assertEqual(len(set(addresses)), len(addresses))
        second = next(address for address in addresses if "/L" in address)
        self.open(f"swiftui/stacks/stacks.html#{second}/step=2")
        self.assertIn("2 of", self.find("details.steps[open] .current-step").text)
        self.assertEqual(self.find("details.steps[open]").get_attribute("data-sc"), second)

    def test_sizes_of_the_site_and_its_pages_are_limited(self):
        size = lambda path: path.stat().st_size
        # The page with the failure is not part of the site.
        added = (self.FOLDER / self.arguments.failing).relative_to(self.FOLDER).parts[0]
        files = [path for path in self.FOLDER.rglob("*.*") if path.relative_to(self.FOLDER).parts[0] != added]
        self.assertLess(sum(size(path) for path in files if path.is_file()), 40 * 1024 * 1024)
        for page in files:
            if page.suffix == ".html":
                # The comparison of engines has a row for each clause.
                self.assertLess(size(page), 1_500_000 if page.name == "engines.html" else 320_000, page)

    def test_links_inside_the_site_have_existing_targets(self):
        for page in ("index.html", "rules.html", "names.html", "topics/swiftui/stacks.html", "types/HStack.html"):
            self.check_links(page)

    def check_links(self, page):
        self.open(page)
        links = set(self.run_script(
            "return [...document.querySelectorAll('main a[href]')].map(a => a.href)"))
        here = self.FOLDER.as_uri() + "/"
        anchors = {}
        missing = []
        for link in sorted(link for link in links if link.startswith(here)):
            address, _, anchor = link.removeprefix(here).partition("#")
            path = self.FOLDER / unquote(address.partition("?")[0])
            if path not in anchors:
                anchors[path] = path.read_text() if path.is_file() else None
            # An anchor such as `api=HStack` is a state that the script of the page restores.
            is_missing = anchor and "=" not in anchor and f'id="{unquote(anchor)}"' not in (anchors[path] or "")
            if anchors[path] is None or is_missing:
                missing.append(link.removeprefix(here))
        self.assertEqual(missing[:5], [], page)

    def test_links_of_the_results_have_existing_targets(self):
        self.open("results.html")
        links = set(self.run_script(
            "return [...document.querySelectorAll('main a[href]')].map(a => a.getAttribute('href'))"))
        anchors = {}
        for link in sorted(link for link in links if not link.startswith(("#", "?", "http"))):
            page, _, anchor = link.partition("#")
            page = page.partition("?")[0]
            if page not in anchors:
                self.open(page)
                anchors[page] = set(self.run_script(
                    "return [...document.querySelectorAll('[id]')].map(e => e.id)"))
            if anchor:
                self.assertIn(anchor, anchors[page], link)

    def test_address_stores_the_state_of_the_filter(self):
        self.open("scenarios.html?q=stack&verdict=passed")
        some = self.found()
        self.assertGreater(some, 0)
        self.assertEqual(len(self.all(".all > li")), min(some, 50))
        self.find(".filter input[name=q]").send_keys("s-nothing-is-called-so")
        self.assertEqual(self.found(), 0)
        self.assertEqual(self.all(".all > li"), [])
        self.assertIn("s-nothing-is-called-so", self.browser.current_url)
        self.find(".filter input[name=q]").clear()
        self.assertGreater(self.found(), some)
        self.run_script("document.querySelector('.filter').scrollIntoView()")
        self.shoot("index-filter")

    def test_search_field_of_a_page_opens_the_results(self):
        self.open(COLLECTION)
        field = self.find("form.search input")
        field.send_keys("circle")
        field.submit()
        # `submit` returns before the page is loaded.
        WebDriverWait(self, 10).until(lambda _: "/scenarios.html?q=circle" in self.browser.current_url)
        self.assertRegex(self.browser.current_url, r"/scenarios\.html\?q=circle$")
        self.assertTrue(0 < self.found() < 300)

    def hits(self, query):
        """Returns the texts of the results of a search."""
        self.open(f"scenarios.html?q={query}")
        WebDriverWait(self, 10).until(lambda _: self.all(".hits li"))
        return self.run_script("return [...document.querySelectorAll('.hits li')].map(e => e.innerText)")

    def test_search_finds_names_declarations_and_rules_first(self):
        for query, first in (
                ("LazyVGrid", r"(?i)^name\s+LazyVGrid"), ("containerRelativeFrame", r"(?i)^name\s+containerRelativeFrame"),
                ("ProbeLeaf", r"(?i)^declared at"), ("R-SP-6", r"(?i)^rule\s+R-SP-6 · "),
                ("fillProportionally lengths", r"(?i)^rule\s+R-USV-4 · ")):
            hits = self.hits(query)
            self.assertRegex(hits[0], first, hits[:2])
        self.hits("containerRelativeFrame")
        self.shoot("search")
        self.find(".hits li a").click()
        self.assertIn("members/containerRelativeFrame.html", self.browser.current_url)

    def test_link_to_a_rule_opens_its_statement_and_pictures(self):
        self.open("swiftui/spacing/spacing.html")
        link = self.find("a.rule[href$='#r-sp-4']")
        self.assertIn("The distance of a text to the views", link.get_attribute("title"))
        link.click()
        rule = self.find("#r-sp-4")
        self.assertIn("A text has preferred distances", rule.text)
        self.assertIn("R-SP-4 · The distance of a text", rule.text)
        self.assertEqual(len(rule.find_elements(By.CSS_SELECTOR, ".shots img")), 3)
        WebDriverWait(self, 10).until(lambda _: self.run_script(
            "return [...document.querySelectorAll('#r-sp-4 > .shots img')]"
            ".some(e => e.complete && e.naturalWidth > 0)"))
        self.shoot("rule")
        anchors = {}
        for page in (ARTICLE, RULES, "swiftui/stacks/stacks.html"):
            self.open(page)
            for address in set(self.run_script(
                    "return [...document.querySelectorAll('a.rule')].map(a => a.href)")):
                target, _, anchor = address.partition("#")
                if target not in anchors:
                    text = pathlib.Path(target.removeprefix("file://")).read_text()
                    anchors[target] = text
                self.assertIn(f'id="{anchor}"', anchors[target] if anchor else 'id=""', address)

    def test_table_of_contents_is_a_sidebar_or_collapsed(self):
        self.open(ARTICLE)
        self.assertTrue(self.find(".toc details").get_attribute("open"))
        side, article = self.find(".toc").rect, self.find("article").rect
        self.assertLessEqual(side["x"] + side["width"], article["x"])
        self.run_script("document.querySelectorAll('h2')[4].scrollIntoView()")
        WebDriverWait(self, 10).until(lambda _: self.all(".toc a[aria-current]"))
        self.size(390, 800)
        self.open(ARTICLE)
        self.assertFalse(self.find(".toc details").get_attribute("open"))
        self.assertLess(self.find(".toc").rect["height"], 60)

    def test_buttons_filter_examples_by_verdict(self):
        self.open(self.arguments.failing)
        shown = lambda: len([e for e in self.all("article > .ex") if e.is_displayed()])
        every = shown()
        self.find(".chips [data-f=failed]").click()
        some = shown()
        self.assertTrue(0 < some < every, (some, every))
        self.assertTrue(self.find(".ex.x-failed").is_displayed())
        self.shoot("failing-alone")
        # A link to a hidden clause shows all clauses again.
        self.all(".toc a")[-1].click()
        WebDriverWait(self, 10).until(lambda _: shown() == every)

    def test_numbers_are_visible_at_every_width(self):
        for width in (320, 390, 768, 1280):
            self.size(width, 900)
            for page in (ARTICLE, "swiftui/basics/app-code.html", "swiftui/controls/controls.html", self.arguments.failing):
                self.open(page)
                cut = self.run_script("""
                  document.querySelectorAll('details').forEach(e => { e.open = true; });
                  const numbers = document.querySelectorAll(
                    '.blk b, .ex table.nodes td:nth-child(n+3), table.bad td');
                  return [...numbers].filter(e => {
                    const box = e.getBoundingClientRect();
                    const around = e.closest('.blk, .wide').getBoundingClientRect();
                    return box.width && (box.right > around.right + 1 || box.right > innerWidth);
                  }).map(e => e.textContent);""")
                self.assertEqual(cut, [], f"{page} at {width}")

    def test_squares_link_to_clauses(self):
        self.open(ARTICLE)
        self.assertEqual(self.all("nav.clauses a"), [], "all clauses pass")
        self.open(self.arguments.failing)
        squares = self.all("nav.clauses a")
        self.assertGreater(len(squares), 5)
        for square in squares:
            anchor = square.get_attribute("href").split("#")[1]
            self.assertEqual(len(self.all(f'[id="{anchor}"]')), 1, anchor)

    def test_slider_shows_each_step_of_the_negotiation(self):
        self.open(ARTICLE)
        details = self.find("details.steps")
        details.find_element(By.TAG_NAME, "summary").click()
        items = len(WebDriverWait(self, 10).until(lambda _: details.find_elements(By.CSS_SELECTOR, "ol > li")))
        self.assertGreaterEqual(items, 4)
        slider = details.find_element(By.CSS_SELECTOR, "input[type=range]")
        seen = []
        for step in range(items):
            self.set(slider, step)
            seen.append(details.find_element(By.CSS_SELECTOR, ".current-step").text)
            self.assertIn(f"step={step + 1}", self.browser.current_url)
            self.assertEqual(len(self.all("g.st rect")), 1)
        self.assertEqual(len(set(seen)), items)
        self.assertRegex(seen[0], "propose")
        self.assertRegex(seen[-1], "place")
        self.run_script("arguments[0].closest('.ex').scrollIntoView()", details)
        self.set(slider, 2)
        self.shoot("steps")

    def test_address_with_a_step_opens_it(self):
        self.open(ARTICLE)
        scenario = self.find("details.steps").get_attribute("data-sc")
        self.open(f"{ARTICLE}#{scenario}/step=3")
        details = self.find("details.steps")
        self.assertTrue(details.get_attribute("open"))
        self.assertIn("3 of", details.find_element(By.CSS_SELECTOR, ".current-step").text)

    def test_slider_of_widths_changes_the_drawing(self):
        self.open(ARTICLE)
        details = self.find("details.sweep")
        details.find_element(By.TAG_NAME, "summary").click()
        # The event `toggle` is dispatched asynchronously.
        slider = WebDriverWait(details, 10).until(
            lambda details: details.find_element(By.CSS_SELECTOR, "input[type=range]"))
        drawing = lambda: details.find_element(By.CSS_SELECTOR, ".sw svg.pic").get_attribute("innerHTML")
        wide = drawing()
        self.set(slider, 4)
        self.assertNotEqual(drawing(), wide)
        width = slider.get_attribute("aria-valuetext")
        self.assertEqual(width, details.find_element(By.CSS_SELECTOR, ".wd").text)
        slider.send_keys(Keys.ARROW_RIGHT)
        self.assertNotEqual(slider.get_attribute("aria-valuetext"), width)
        self.assertGreater(len(details.find_elements(By.CSS_SELECTOR, ".plot path")), 0)
        self.run_script("arguments[0].scrollIntoView()", details)
        self.shoot("widths")

    def test_drawing_at_the_width_of_the_block_equals_its_picture(self):
        for page in (ARTICLE, "swiftui/images-and-shapes/shapes.html", "swiftui/images-and-shapes/effects.html", "swiftui/stacks/view-that-fits.html"):
            self.open(page)
            for details in self.all("details.sweep"):
                self.run_script("arguments[0].open = true", details)
            WebDriverWait(self, 10).until(lambda _: all(
                details.find_elements(By.TAG_NAME, "input") for details in self.all("details.sweep")))
            for slider in self.all("details.sweep input"):
                home = slider.get_property("value")
                self.set(slider, 3)
                self.set(slider, home)
            drawings = self.run_script("""
              const isStated = details => !/^Proposed (nil|inf|0) /.test(
                details.closest('.ex').querySelector('figure svg').getAttribute('aria-label'));
              return [...document.querySelectorAll('details.sweep')].filter(isStated).map(details =>
                [details.closest('.ex').querySelector('figure .n'), details.querySelector('.n')].map(drawing => {
                  const copy = drawing.cloneNode(true);
                  copy.querySelectorAll('[display=none]').forEach(e => e.remove());
                  copy.querySelectorAll('[data-v]').forEach(e => e.removeAttribute('data-v'));
                  return copy.innerHTML.replace(/[xW](\\d+[cg]\\d+)/g, '$1');
                }));""")
            self.assertGreater(len(drawings), 3)
            for picture, drawing in drawings:
                self.assertEqual(drawing, picture, page)

    def test_verdicts_of_conditions_have_pictures(self):
        self.open(CONDITIONS)
        example = self.find(".conditions")
        head, *rows = [[cell.text for cell in row.find_elements(By.CSS_SELECTOR, "th, td")]
                       for row in example.find_elements(By.CSS_SELECTOR, ".mx tr")]
        verdicts = {f"{verdict} {size}, {column}"
                    for size, *cells in rows for column, verdict in zip(head[1:], cells)}
        self.assertGreater(len(verdicts), 8)
        self.assertEqual({verdict[0] for verdict in verdicts} - {"✓", "✗"}, set())
        self.run_script("arguments[0].open = true", example.find_element(By.CSS_SELECTOR, "details.strips"))
        WebDriverWait(self, 10).until(lambda _: example.find_elements(By.CSS_SELECTOR, ".strip svg"))
        pictures = example.find_elements(By.CSS_SELECTOR, ".strip li")
        self.assertGreater(len(pictures), 8)
        for picture in pictures:
            self.assertIn(picture.find_element(By.TAG_NAME, "b").text, verdicts)
        self.assertTrue(pictures[-1].find_element(By.CSS_SELECTOR, "svg").is_displayed())
        self.shoot("conditions")

    def test_slider_fades_from_expected_to_actual(self):
        self.open(self.arguments.failing)
        example = self.find(".ex.x-failed")
        self.run_script("arguments[0].scrollIntoView()", example)
        self.shoot("failing")
        slider = example.find_element(By.CSS_SELECTOR, ".cmp input")
        opacity = lambda part: float(self.run_script(
            "return getComputedStyle(arguments[0].querySelector(arguments[1])).opacity", example, part))
        for value, expected, actual in ((0, 1, 0), (50, 1, 1), (100, 0, 1)):
            self.set(slider, value)
            self.assertEqual((opacity(".xs"), opacity(".v")), (expected, actual))
        self.assertEqual(len(example.find_elements(By.CSS_SELECTOR, ".xs .a")), 1)
        line = example.find_element(By.CSS_SELECTOR, "table.bad a.src").get_attribute("href")
        self.assertRegex(line, r"under-the-hood\.md#L\d+$")
        self.find("table.bad a[href*=step]").click()
        details = example.find_element(By.CSS_SELECTOR, "details.steps")
        self.assertTrue(details.get_attribute("open"))
        self.assertIn("Circle is placed", details.find_element(By.CSS_SELECTOR, ".current-step").text)
        self.assertTrue(self.run_script(
            "const step = arguments[0].querySelector('li.on').getBoundingClientRect();"
            "return step.bottom <= arguments[0].querySelector('ol').getBoundingClientRect().bottom + 1",
            details))
        self.shoot("failing-step")

    def test_pictures_and_controls_have_accessible_names(self):
        for page in ("index.html", "results.html", NAME, TOPIC, ARTICLE, COLLECTION, self.arguments.failing):
            self.open(page)
            for details in self.all("details")[:6]:
                self.run_script("arguments[0].open = true", details)
            tree = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
            roles = {"image", "img", "slider", "button", "link", "searchbox", "combobox", "textbox"}
            nodes = [node for node in tree
                     if not node.get("ignored") and node.get("role", {}).get("value") in roles]
            nameless = [json.dumps(node.get("role")) for node in nodes
                        if not node.get("name", {}).get("value", "").strip()]
            self.assertGreater(len(nodes), 0)
            self.assertEqual(nameless, [], page)

    def test_pages_pass_an_accessibility_check(self):
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            for page in ("index.html", "results.html", "scenarios.html", "names.html", "rules.html", NAME, TOPIC,
                         ARTICLE, COLLECTION, SCRIPTS, RULES, self.arguments.failing):
                self.open(page)
                for details in self.all("details")[:8]:
                    self.run_script("arguments[0].open = true", details)
                self.assertEqual(self.violations(), [], f"{page} in {scheme}")

    def violations(self):
        """Returns the violations of axe's rules by the page, a sentence for each element."""
        return self.accessibility_problems()

    def test_pages_fit_a_width_of_320(self):
        for page in ("index.html", "results.html", "scenarios.html?q=HStack", "names.html", "rules.html", NAME, TOPIC,
                     ARTICLE, COLLECTION, RULES):
            self.size(320, 700)
            self.open(page)
            width = self.run_script("return document.documentElement.scrollWidth")
            self.assertLessEqual(width, 320, page)
            self.shoot("phone-" + page.replace("/", "-").partition(".html")[0])

    def test_color_schemes_have_contrast(self):
        luminance = ("const c = getComputedStyle(arguments[0])[arguments[1]].match(/[\\d.]+/g).map(Number);"
                     "return 0.2126 * c[0] + 0.7152 * c[1] + 0.0722 * c[2]")
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            self.open(ARTICLE)
            page = self.run_script(luminance, self.find("body"), "backgroundColor")
            text = self.run_script(luminance, self.find("body"), "color")
            screen = self.run_script(luminance, self.find("figure .pic"), "backgroundColor")
            for ground in (page, screen):
                self.assertGreater(abs(ground - text), 150)
                self.assertEqual(ground < 100, scheme == "dark")
            self.shoot(f"article-{scheme}")
            self.open(COLLECTION)
            self.run_script("document.querySelector('figure').scrollIntoView()")
            self.shoot(f"collection-{scheme}")

    def test_names_in_pictures_do_not_overlap(self):
        for page in (ARTICLE, COLLECTION, "swiftui/grids/grid.html", "swiftui/stacks/stacks.html"):
            self.open(page)
            covered = self.run_script("""
              let count = 0;
              for (const picture of document.querySelectorAll('figure svg.pic')) {
                const boxes = [...picture.querySelectorAll('.t text')].map(t => t.getBoundingClientRect());
                const around = picture.getBoundingClientRect();
                boxes.forEach((a, i) => {
                  if (a.left < around.left - 2 || a.right > around.right + 2) count++;
                  boxes.slice(i + 1).forEach(b => {
                    if (a.left < b.right - 1 && b.left < a.right - 1
                        && a.top < b.bottom - 3 && b.top < a.bottom - 3) count++;
                  });
                });
              }
              return count;""")
            self.assertEqual(covered, 0, page)

    def test_pages_print(self):
        for page in (ARTICLE, "index.html", NAME):
            self.open(page)
            document = self.browser.print_page()
            self.assertGreater(len(document), 10_000, page)

    def test_pages_are_complete_without_scripts(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.browser.get((self.FOLDER / ARTICLE).as_uri())
            self.assertGreater(len(self.all("figure svg.pic .v")), 5)
            self.assertEqual(len(self.all(".bar")), 0)
            self.browser.get((self.FOLDER / "index.html").as_uri())
            self.assertGreater(len(self.all(".card")), 20)
            self.browser.get((self.FOLDER / NAME).as_uri())
            self.assertGreater(len(self.all(".titles li")), 4)
            # Each clause has a picture, and elements that need a script are not shown.
            self.browser.get((self.FOLDER / "swiftui/stacks/stacks.html").as_uri())
            self.assertGreater(len(self.all("figure svg.pic .v")), 10)
            self.assertEqual(self.all("details.steps, details.sweep, form.search"), [])
            self.assertIn("need scripts", self.find("noscript").get_attribute("innerHTML"))
            self.browser.get((self.FOLDER / "scenarios.html").as_uri())
            self.assertGreater(len(self.all(".names a")), 100)
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--failing", required=True)
    SiteTests.main(parser, "plumb docs")


if __name__ == "__main__":
    main()

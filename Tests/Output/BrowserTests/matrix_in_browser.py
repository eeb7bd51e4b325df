#!/usr/bin/python3
"""Tests the pages that compare engines in headless Chromium.

    matrix_in_browser.py DIR --axe FILE [--screenshots DIR]

DIR is a site that compares several engines, some of which disagree. FILE is axe.min.js, the rules of the accessibility
check, from PyPI's axe-playwright-python.

Requires Debian's packages chromium, chromium-driver and python3-selenium; exits with an error without them.
"""

import argparse
import pathlib
import urllib.parse

from browser_case import By, PageTestCase
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select, WebDriverWait


class MatrixTests(PageTestCase):
    PREFIX = "matrix-"

    def rows(self, condition="true"):
        """Returns the number of visible rows that satisfy a condition on `row`."""
        return self.run_script(
            "return [...document.querySelectorAll('.em-spec tbody tr')]"
            f".filter((row) => !row.hidden && ({condition})).length")

    def count_of_all_rows(self):
        return len(self.all(".em-spec tbody tr"))

    def count(self, button):
        return int(self.find(f"[data-show='{button}'] b").text.replace(",", ""))

    def disputed(self):
        """Returns the path of the first page of a scenario with a picture."""
        page = next(page for page in sorted((self.FOLDER / "engines").rglob("*.html")) if "<figure>" in page.read_text())
        return str(page.relative_to(self.FOLDER))

    def test_buttons_filter_clauses_by_the_number_of_disagreements(self):
        self.open("engines.html")
        all_rows = self.rows()
        self.assertEqual(all_rows, self.count(""))
        for button, condition in (
                ("agree", "row.dataset.all !== undefined && row.dataset.n === '0'"), ("one", "row.dataset.n === '1'"),
                ("any", "row.dataset.n !== '0'")):
            self.find(f"[data-show='{button}']").click()
            count = self.count(button)
            self.assertTrue(0 < count < all_rows, button)
            self.assertEqual((self.rows(), self.rows(condition)), (count, count), button)
            self.assertEqual(self.find("[aria-pressed=true]").get_attribute("data-show"), button)
            self.assertTrue(self.browser.current_url.endswith(f"#show={button}"))
            self.assertIn(f"{count:,} of {all_rows:,} clauses", self.find(".em-filter output").text)
            self.shoot(f"button-{button}")
        self.find(".em-filter [type=reset]").click()
        WebDriverWait(self.browser, 5).until(lambda _: self.rows() == all_rows)

    def test_most_disputed_clauses_are_first(self):
        self.open("engines.html")
        first = self.run_script(
            "return [...document.querySelectorAll('.em-spec')].map((spec) =>"
            " [...spec.querySelectorAll('tbody tr')].map((row) => Number(row.dataset.n)))")
        for numbers in first:
            self.assertEqual(numbers, sorted(numbers, reverse=True))
        tops = [numbers[0] for numbers in first]
        self.assertEqual(tops, sorted(tops, reverse=True))
        self.assertGreater(tops[0], 1)

    def test_fields_filter_clauses_by_name_rule_text_evidence_and_outcome(self):
        for field, value, condition in (
                ("api", "HStack", "row.dataset.api.split(' ').includes('HStack')"),
                ("rule", "R-STK-", "row.dataset.rule.includes('R-STK-')"),
                ("q", "stack", "(row.textContent + row.closest('details').textContent).toLowerCase().includes('stack')")):
            self.open("engines.html")
            all_rows = self.rows()
            self.find(f".em-filter [name={field}]").send_keys(value)
            self.assertTrue(0 < self.rows() < all_rows, field)
            self.assertEqual(self.rows(), self.rows(condition), field)
        for field, value in (("evidence", "recorded"), ("outcome", "crashed")):
            self.open("engines.html")
            Select(self.find(f".em-filter [name={field}]")).select_by_value(value)
            self.assertTrue(0 < self.rows() < all_rows, field)
            self.assertEqual(self.rows(), self.rows(f"row.dataset.{field}.split(' ').includes('{value}')"), field)

    def test_selecting_an_engine_shows_its_disagreements(self):
        self.open("engines.html")
        Select(self.find("[name=engine]")).select_by_index(3)
        outcomes = "row.dataset.outcome.split(' ')[2]"
        others = "['unsupported', 'differs', 'does-not-compile', 'crashed']"
        self.assertTrue(0 < self.rows() < self.count_of_all_rows())
        self.assertEqual(self.rows(), self.rows(f"{others}.includes({outcomes})"))
        self.open("engines.html")
        link = self.find(".em-engines li:nth-of-type(3) .em-legend .oc-unsupported")
        link.click()
        WebDriverWait(self.browser, 5).until(lambda _: self.rows() < self.count_of_all_rows())
        self.assertGreater(self.rows(), 0)
        self.assertEqual(self.rows(), self.rows(f"{outcomes} === 'unsupported'"))
        self.assertEqual(self.find("[name=outcome]").get_attribute("value"), "unsupported")

    def test_address_stores_the_state_of_the_filter(self):
        self.open("engines.html")
        self.find("[data-show=any]").click()
        self.find("[name=api]").send_keys("HStack")
        Select(self.find("[name=outcome]")).select_by_value("differs")
        shown = self.rows()
        address = self.browser.current_url
        self.browser.get("about:blank")
        self.browser.get(address)
        self.assertEqual(self.rows(), shown)
        self.assertEqual(self.find("[name=api]").get_attribute("value"), "HStack")
        self.assertEqual(self.count("any"), shown)
        self.shoot("filtered")

    def test_sections_without_disagreement_are_collapsed_and_open_by_key(self):
        self.open("engines.html")
        folded = self.run_script(
            "return [...document.querySelectorAll('.em-spec')].map((spec) =>"
            " [spec.open, [...spec.querySelectorAll('tbody tr')].some((row) => row.dataset.n !== '0')])")
        self.assertTrue(all(is_open == is_disputed for is_open, is_disputed in folded))
        self.assertIn([False, False], folded)
        section = self.find(".em-spec:not([open])")
        summary = section.find_element(By.CSS_SELECTOR, "summary")
        self.run_script("arguments[0].focus()", summary)
        summary.send_keys(Keys.ENTER)
        self.assertTrue(section.get_attribute("open"))
        self.assertTrue(section.find_element(By.CSS_SELECTOR, "tbody tr").is_displayed())
        # A search opens the sections with results.
        title = self.run_script("return arguments[0].querySelector('tbody th').textContent",
                                self.find(".em-spec:not([open])"))
        self.find(".em-filter [name=q]").send_keys(title)
        self.assertEqual(self.all(".em-spec:not([open]):not([hidden])"), [])

    def test_cell_links_to_the_engine_on_the_page_of_the_scenario(self):
        self.open("engines.html")
        link = self.find(".em-spec td a")
        address = link.get_attribute("href")
        self.run_script("arguments[0].scrollIntoView({block: 'center'})", link)
        link.click()
        self.assertEqual(self.browser.current_url, address)
        anchor = urllib.parse.unquote(address.partition("#")[2])
        self.assertTrue(self.find(f"section.em-engine[id='{anchor}'] h2").is_displayed())
        self.assertTrue(self.all("pre code"))
        self.find("header .crumbs a[href$='engines.html']").click()
        self.assertTrue(self.browser.current_url.endswith("/engines.html"))

    def test_site_and_comparison_link_to_each_other(self):
        self.open("index.html")
        self.find(".front a[href='engines.html']").click()
        self.assertTrue(self.browser.current_url.endswith("/engines.html"))
        self.open(self.disputed())
        page = self.find("main .note a")
        address = page.get_attribute("href")
        page.click()
        self.assertEqual(self.browser.current_url, address)
        anchor = urllib.parse.unquote(address.partition("#")[2])
        self.assertTrue(self.find(f"[id='{anchor}']").is_displayed())

    def test_pages_of_scenarios_link_to_each_other(self):
        self.open(self.disputed())
        links = self.all(".pager a")
        self.assertTrue(links)
        address = links[-1].get_attribute("href")
        links[-1].click()
        WebDriverWait(self.browser, 10).until(lambda _: self.browser.current_url == address)
        self.assertTrue(self.find("h1").is_displayed())

    def test_page_of_a_scenario_has_a_picture_and_text_for_an_issue(self):
        self.open(self.disputed())
        picture = self.find("figure svg.pic")
        self.assertTrue(picture.is_displayed())
        self.assertTrue(picture.find_elements(By.CSS_SELECTOR, ".x"))
        self.shoot("scenario")
        self.run_script("for (const part of document.querySelectorAll('details')) part.open = true")
        area, button = self.find(".em-filing textarea"), self.find(".em-copy")
        for part in ("### ", "```swift\n", "Expected:", "Actual:", "Differences:", "Specs/", "Proposal: ", "**differs**",
                     "To reproduce:", "plumb check --engine path/to/engine.json --specs path/to/plumb/Specs '"):
            self.assertIn(part, area.get_attribute("value"))
        self.run_script("arguments[0].scrollIntoView()", button)
        button.click()
        WebDriverWait(self.browser, 5).until(lambda _: button.text == "Copied")

    def test_cell_shows_answered_before_unanswered_expectations(self):
        self.open("engines.html")
        cells = self.run_script(
            "return [...document.querySelectorAll('.em-spec tbody tr')].flatMap((row) =>"
            " row.dataset.outcome.split(' ').map((outcome, i, all) =>"
            " [outcome, row.cells[row.cells.length - all.length + i].textContent]))")
        mixed = [outcome for outcome, text in cells if "unanswered" in text]
        self.assertIn("differs", mixed)
        self.assertIn("agrees", mixed)
        self.assertNotIn("does-not-compile", mixed)
        self.assertNotIn("unsupported", mixed)

    def test_text_for_an_issue_quotes_the_rule(self):
        page = next(page for page in sorted((self.FOLDER / "engines").rglob("*.html")) if "&gt; R-" in page.read_text())
        self.open(str(page.relative_to(self.FOLDER)))
        self.run_script("for (const part of document.querySelectorAll('details')) part.open = true")
        self.assertRegex(self.find(".em-filing textarea").get_attribute("value"), r"(?m)^> R-[A-Z]+-[0-9]+: .{20,}")

    def test_name_in_the_scores_filters_its_clauses(self):
        self.open("engines.html")
        link = self.find(".em-scores th a")
        self.run_script("arguments[0].scrollIntoView({block: 'center'})", link)
        self.shoot("scores")
        name = link.text
        link.click()
        WebDriverWait(self.browser, 5).until(lambda _: self.find("[name=api]").get_attribute("value") == name)
        self.assertGreater(self.rows(), 0)
        self.assertEqual(self.rows(), self.rows(f"row.dataset.api.split(' ').includes({name!r})"))

    def test_links_and_badges_are_files_of_the_site(self):
        self.open("engines.html")
        addresses = self.run_script(
            "return [...document.querySelectorAll('main a[href], img')].map((e) => e.getAttribute('href') ?? e.src)")
        files = {address.partition("#")[0] for address in addresses} - {""}
        self.assertGreater(len(files), 3)
        for file in files:
            path = pathlib.Path(urllib.parse.unquote(file.removeprefix("file://")))
            self.assertTrue((self.FOLDER / path).is_file(), file)
        self.assertTrue(all(self.run_script("return [...document.images].map((image) => image.naturalWidth > 50)")))

    def test_pages_fit_a_width_of_320(self):
        for page in ("engines.html", self.disputed()):
            self.size(320, 700)
            self.open(page)
            self.assertLessEqual(self.run_script("return document.documentElement.scrollWidth"), 320, page)
            self.shoot("phone-" + ("scenario" if "/" in page else "index"))

    def test_dark_mode_has_a_dark_background(self):
        self.scheme("dark")
        for page in ("engines.html", self.disputed()):
            self.open(page)
            color = self.run_script("return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)")
            self.assertLess(sum(color[:3]), 150, page)
            self.shoot("dark-" + ("scenario" if "/" in page else "index"))

    def test_pages_pass_an_accessibility_check(self):
        for scheme in ("light", "dark"):
            self.scheme(scheme)
            for page in ("engines.html", self.disputed()):
                self.open(page)
                # The check is slow for hundreds of rows, so only the first ones are kept.
                self.run_script(
                    "document.querySelectorAll('.em-spec:nth-of-type(n + 6), .em-scores tr:nth-child(n + 20)')"
                    ".forEach((element) => element.remove())")
                problems = self.accessibility_problems()
                self.assertEqual(problems, [], f"{page} in {scheme}")

    def test_pages_show_all_clauses_without_scripts(self):
        self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
        try:
            self.open("engines.html")
            self.assertFalse(self.find(".em-filter").is_displayed())
            self.assertGreater(len(self.all(".em-spec tbody tr")), 50)
            self.open(self.disputed())
            self.assertTrue(self.find("figure svg.pic").is_displayed())
            self.assertFalse(self.find(".em-copy").is_displayed())
        finally:
            self.browser.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def main():
    MatrixTests.main(argparse.ArgumentParser(description=__doc__.splitlines()[0]), "plumb docs --engines DIR")


if __name__ == "__main__":
    main()

#!/usr/bin/python3
"""Runs the scripts of the example package's CI files, step by step, for passing and for failing suites.

Each job has a new folder with the files that the CI system provides: sources, caches, artifacts. A local server receives
the comments that jobs write.
"""

import argparse
import pathlib
import sys
import tempfile
import unittest

from github import GitHub
from gitlab import GitLab
from sandbox import Sandbox

# Changes of the example's spec: the text, and its replacement.
MISMATCH = ("0  0  108  20", "0  0  109  20")
NOT_COMPILING = ('Text("Yes")', "Text(1)")
MALFORMED = ("320x480 rtl evidence", "320x480 rtll evidence")
MOVED = ("EqualWidthRow(spacing: 20)", "EqualWidthRow(spacing: 24)")
FAILURES = {"a mismatch": MISMATCH, "a scene that does not compile": NOT_COMPILING, "a malformed spec": MALFORMED}

MARK = "<!-- plumb: begin -->"


class Samples:
    """The tests for both CI systems."""

    # The CI system, the jobs that fail if a scenario fails, and those that fail if the build does.
    system, checks, builds = None, [], []

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.project = self.system(Sandbox(folder.name, OPTIONS.package.resolve(), OPTIONS.products.resolve()))
        self.addCleanup(self.project.server.close)

    def expect(self, outcome, failed, comments):
        """Asserts which jobs fail, and that each comment contains a text."""
        self.assertEqual(outcome.failed, sorted(failed), outcome)
        self.assertEqual(len(self.project.comments), len(comments), outcome)
        for comment, part in zip(self.project.comments, comments):
            self.assertTrue(comment.startswith(MARK), comment)
            self.assertIn(part, comment)

    def test_passing_run_writes_no_comment(self):
        self.expect(self.project.main(), [], [])
        outcome = self.project.change()
        self.expect(outcome, [], [])
        self.assertIn("Nothing changed.", self.comparison(outcome))

    def test_regression_has_one_comment_that_later_runs_update(self):
        self.project.main()
        self.expect(self.project.change(MISMATCH), self.checks, ["1 newly failing. There are regressions."])
        self.project.add_comments_of_others()
        self.expect(self.project.change(NOT_COMPILING), self.checks, ["passed → does-not-compile"])
        self.project.add_comments_of_others()
        self.expect(self.project.change(MALFORMED), self.checks, ["equal-width-row.md:39:19"])
        self.expect(self.project.change(), [], ["Nothing changed."])

    def test_scene_that_does_not_compile_has_a_comment(self):
        self.project.main()
        self.expect(self.project.change(NOT_COMPILING), self.checks, ["passed → does-not-compile"])

    def test_malformed_spec_has_a_comment(self):
        self.project.main()
        self.expect(self.project.change(MALFORMED), self.checks, ["equal-width-row.md:39:19"])

    def test_comment_shows_changed_frames_as_a_picture(self):
        self.project.main()
        outcome = self.project.change(MOVED)
        self.expect(outcome, self.checks, ["[Picture comment-1.svg](https://example.org/"])
        self.assertIn("comment-1.svg", self.artifacts(outcome))

    def test_failure_that_the_base_has_too_is_no_regression(self):
        self.expect(self.project.main(MISMATCH), self.checks, [])
        outcome = self.project.change(MISMATCH)
        self.expect(outcome, self.checks, [])
        self.assertIn("Nothing changed.", self.comparison(outcome))
        self.expect(self.project.change(NOT_COMPILING), self.checks, ["1 newly failing, 1 fixed"])

    def test_run_without_a_base_writes_no_comment(self):
        for edit, failed in ((None, []), (MISMATCH, self.checks), (NOT_COMPILING, self.checks)):
            with self.subTest(edit=edit):
                outcome = self.project.change(edit)
                self.expect(outcome, failed, [])
                self.assertIn("There is no base to compare with. Head: 3 scenarios", self.comparison(outcome))

    def test_malformed_base_causes_no_comment(self):
        self.project.main(MALFORMED)
        outcome = self.project.change()
        self.expect(outcome, [], [])
        self.assertIn("### Plumb", self.comparison(outcome))
        self.assertNotIn("There are regressions.", self.comparison(outcome))

    def test_failure_on_the_main_branch_fails_the_run_without_a_comment(self):
        for name, edit in FAILURES.items():
            with self.subTest(name):
                outcome = self.project.main(edit, sha=name)
                self.assertEqual(outcome.failed, self.checks, outcome)
                self.assertEqual(self.project.comments, [])

    def test_failed_build_writes_no_comment(self):
        self.project.main()
        self.expect(self.project.change(build="fails"), self.builds, [])
        self.project.change(MISMATCH)
        # The comment of an earlier run is not changed.
        self.expect(self.project.change(build="fails"), self.builds, ["1 newly failing"])


class GitLabTests(Samples, unittest.TestCase):
    system = GitLab
    checks, builds = ["layouts", "report"], ["comment", "layouts", "report"]

    def comparison(self, outcome):
        return self.artifacts(outcome)["comment.md"].read_text()

    def artifacts(self, outcome):
        return outcome.artifacts["comment"]

    def test_fork_writes_no_comment(self):
        self.project.main()
        outcome = self.project.change(MISMATCH, fork=True)
        self.expect(outcome, self.checks, [])
        self.assertNotIn("comment", outcome.status)

    def test_branch_without_a_merge_request_has_no_pipeline(self):
        self.assertEqual(self.project.branch().status, {})

    def test_failing_runs_store_artifacts_and_caches(self):
        for name, edit in {"nothing": None, **FAILURES}.items():
            with self.subTest(name):
                outcome = self.project.main(edit, sha=name)
                self.assertEqual(sorted(outcome.artifacts["layouts"]), ["layouts-1.json", "layouts-2.json"], outcome)
                if edit is not MALFORMED:
                    self.assertEqual(sorted(outcome.artifacts["report"]), ["layouts.json", "layouts.xml"], outcome)
                ((file,),) = self.project.caches.values()
                self.assertGreater(file.stat().st_size, 10_000)


class GitHubTests(Samples, unittest.TestCase):
    system = GitHub
    checks = builds = ["layouts"]

    def comparison(self, outcome):
        return self.artifacts(outcome)["comment.md"]

    def artifacts(self, _):
        # The last run is that of the workflow that comments.
        return self.project.artifacts[self.project.runs - 1, "comment"]

    def test_comment_of_a_fork_is_on_its_pull_request(self):
        self.project.main()
        files = {"number": "7", "comment.number": "7"}
        self.expect(self.project.change(MISMATCH, fork=True, extra=files), self.checks, ["1 newly failing"])
        self.assertIn("1 newly failing", self.project.all_comments[8][0]["body"])
        # A run for an outdated commit, or for the commit of another pull request, writes no comment.
        for sha in ("earlier", "head"):
            outcome = self.project.change(NOT_COMPILING, fork=True, sha=sha)
            self.expect(outcome, self.checks, ["passed → failed"])
            self.assertNotIn("does-not-compile", "".join(self.project.comments))

    def test_base_can_be_an_earlier_commit(self):
        self.project.main(sha="older")
        self.project.main(MALFORMED)
        self.assertIn("Nothing changed.", self.comparison(self.project.change()))

    def test_failing_runs_write_a_summary_and_store_caches(self):
        outcome = self.project.main(MISMATCH)
        self.assertIn("# Plumb: failed", outcome.artifacts["layouts"])
        self.assertIn("::error file=Specs/equal-width-row.md", outcome.logs["layouts"])
        paths = [path for _, path, _ in self.project.caches]
        self.assertEqual(paths, [".build", "base.json"])
        self.project.main(MALFORMED, sha="next")
        paths = [path for _, path, _ in self.project.caches]
        self.assertEqual(paths, [".build", "base.json", ".build"])


def main():
    global OPTIONS
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("products", type=pathlib.Path, help="the folder with the example's tool")
    parser.add_argument("--package", type=pathlib.Path, required=True, help="the example package")
    OPTIONS, rest = parser.parse_known_args()
    unittest.main(argv=[sys.argv[0], *rest], verbosity=2)


if __name__ == "__main__":
    main()

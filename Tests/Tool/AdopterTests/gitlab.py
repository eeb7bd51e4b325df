"""Runs the jobs of `.gitlab-ci.yml` as GitLab does, with a server that implements the part of its API that they use."""

import json
import os
import re
import shutil
import urllib.parse

import yaml

from sandbox import Outcome, Server

TOKEN = "token-for-comments"
BRANCH = "main"


class GitLab:
    """A project with pipelines, caches and the notes of one merge request."""

    def __init__(self, sandbox):
        self.sandbox = sandbox
        self.file = yaml.safe_load((sandbox.package / ".gitlab-ci.yml").read_text())
        self.pipelines, self.notes, self.caches = [], [], {}
        self.server = Server(self.answer)
        self.clock = 0
        self.add_comments_of_others()

    # MARK: The project

    def main(self, edit=None, sha="base"):
        """Runs the pipeline of a commit of the default branch."""
        return self.run_pipeline(edit, sha, {"CI_PIPELINE_SOURCE": "push", "CI_COMMIT_BRANCH": BRANCH})

    def branch(self):
        """Runs the pipeline of a branch without a merge request."""
        return self.run_pipeline(None, "branch", {"CI_PIPELINE_SOURCE": "push", "CI_COMMIT_BRANCH": "topic"})

    def change(self, edit=None, fork=False, build="passes"):
        """Runs the pipeline of a merge request. That of a fork runs in the fork, without the project's secrets."""
        variables = {
            "CI_PIPELINE_SOURCE": "merge_request_event", "CI_MERGE_REQUEST_IID": "7",
            "CI_MERGE_REQUEST_DIFF_BASE_SHA": "base", "CI_MERGE_REQUEST_TARGET_BRANCH_NAME": BRANCH,
            "SAMPLE_BUILD": build,
        }
        variables |= {"CI_PROJECT_ID": "2"} if fork else {"COMMENT_TOKEN": TOKEN}
        return self.run_pipeline(edit, "head", variables)

    @property
    def comments(self):
        return [note["body"] for note in self.notes if note["author"] == "plumb"]

    def add_comments_of_others(self):
        """Adds notes of other users, fewer than a page of the API has."""
        for number in range(60):
            self.add_note(f"Remark {number}, on <!-- plumb: begin -->", "person")

    def add_note(self, body, author):
        self.clock += 1
        self.notes.append({"id": 100 + len(self.notes), "body": body, "author": author, "updated": self.clock})

    def answer(self, method, path, query, headers, body):
        if headers["PRIVATE-TOKEN"] != TOKEN:
            return 401, {}
        parts = path.removeprefix("/api/v4/projects/1/").split("/")
        match [method, *parts]:
            case ["GET", "pipelines"]:
                found = [each for each in self.pipelines if each["sha"] == query["sha"]]
                return 200, [{"id": each["id"]} for each in reversed(found)]
            case ["GET", "pipelines", number, "jobs"]:
                return 200, [{key: job[key] for key in ("id", "name")} for job in self.pipelines[int(number) - 1]["jobs"]]
            case ["GET", "jobs", number, "artifacts", name]:
                files = {job["id"]: job["files"] for each in self.pipelines for job in each["jobs"]}
                file = files[int(number)].get(name)
                return (200, json.loads(file.read_text())) if file else (404, {})
            case ["GET", "merge_requests", "7", "notes"]:
                key = {"updated_at": "updated", "created_at": "id"}[query.get("order_by", "created_at")]
                notes = sorted(self.notes, key=lambda note: -note[key])
                return 200, notes[: int(query.get("per_page", 20))]
            case ["POST", "merge_requests", "7", "notes"]:
                self.add_note(dict(urllib.parse.parse_qsl(body))["body"], "plumb")
                return 201, {}
            case ["PUT", "merge_requests", "7", "notes", number]:
                (note,) = [note for note in self.notes if note["id"] == int(number)]
                assert note["author"] == "plumb", "a comment of another user is changed"
                self.clock += 1
                note |= {"body": dict(urllib.parse.parse_qsl(body))["body"], "updated": self.clock}
                return 200, {}
        return 404, {}

    # MARK: The pipelines

    def run_pipeline(self, edit, sha, variables):
        common = {
            "CI_API_V4_URL": f"{self.server.url}/api/v4", "CI_PROJECT_ID": "1", "CI_DEFAULT_BRANCH": BRANCH,
            "CI_JOB_URL": "https://example.org/jobs/1", **variables,
        }
        outcome = Outcome()
        if not self.rule(self.file["workflow"]["rules"], common):
            return outcome
        jobs = {}
        stages = [".pre", *self.file["stages"], ".post"]
        reserved = {"workflow", "stages", "variables", "default"}
        declared = [(name, job) for name, job in self.file.items() if name not in reserved]
        record = {"id": len(self.pipelines) + 1, "sha": sha, "jobs": []}
        for name, job in sorted(declared, key=lambda each: stages.index(each[1]["stage"])):
            rule = self.rule(job["rules"], common) if "rules" in job else {}
            if rule is None:
                continue
            earlier = [other for other in jobs if stages.index(jobs[other]["stage"]) < stages.index(job["stage"])]
            needed = job.get("needs", earlier)
            assert set(needed) <= jobs.keys(), f"{name} needs a job that is not in the pipeline"
            when = rule.get("when", job.get("when", "on_success"))
            if when == "on_success" and any(outcome.status[other] != "passed" for other in needed):
                outcome.status[name] = "skipped"
            else:
                self.run_job(name, job, edit, needed, common, outcome)
            jobs[name] = job
            files = outcome.artifacts.get(name, {})
            record["jobs"].append({"id": 1000 * record["id"] + len(jobs), "name": name, "files": files})
        self.pipelines.append(record)
        return outcome

    def run_job(self, name, job, edit, needed, common, outcome):
        """Runs each part of a job; the job passes if every part does."""
        outcome.status[name], outcome.logs[name], outcome.artifacts[name] = "passed", "", {}
        count = job.get("parallel", 1)
        for index in range(1, count + 1):
            folder = self.sandbox.clean_folder()
            self.sandbox.check_out(folder, edit)
            variables = common | {"CI_PROJECT_DIR": str(folder)}
            if "parallel" in job:
                variables |= {"CI_NODE_INDEX": str(index), "CI_NODE_TOTAL": str(count)}
            for declared in (self.file.get("variables", {}), job.get("variables", {})):
                for key, value in declared.items():
                    variables[key] = self.expanded(value, variables)
            for other in needed:
                for path, file in outcome.artifacts.get(other, {}).items():
                    shutil.copy(file, folder / path)
            passed, log = self.run_part(job, folder, variables)
            outcome.logs[name] += log
            if not passed:
                outcome.status[name] = "failed"
            declared = job.get("artifacts", {})
            if passed or declared.get("when") == "always":
                reports = [declared["reports"]["junit"]] if "reports" in declared else []
                for pattern in declared.get("paths", []) + reports:
                    outcome.artifacts[name] |= {file.name: file for file in folder.glob(pattern)}

    def run_part(self, job, folder, variables):
        default = self.file["default"]
        cache = job.get("cache", default["cache"])
        assert len(cache["key"]["files"]) <= 2, "a key has at most two files"
        key = (cache["key"]["prefix"], *[(folder / file).is_file() for file in cache["key"]["files"]])
        for file in self.caches.get(key, []):
            # Archives of GitLab store times in whole seconds.
            shutil.copy(file, folder / file.name)
            os.utime(folder / file.name, (int(file.stat().st_mtime),) * 2)
        lines = [*job.get("before_script", default["before_script"]), *job["script"]]
        code, log = self.sandbox.run(["bash", "-eo", "pipefail"], "\n".join(lines), folder, variables)
        for line in job.get("after_script", default.get("after_script", [])):
            after, text = self.sandbox.run(["bash", "-eo", "pipefail"], line, folder, variables)
            assert after == 0, text
        if code == 0 or cache["when"] == "always":
            self.caches[key] = [file for path in cache["paths"] for file in folder.glob(path)]
        return code == 0, log

    @staticmethod
    def expanded(text, variables):
        return re.sub(r"\$(\w+)", lambda match: variables.get(match[1], ""), text)

    @staticmethod
    def rule(rules, variables):
        """Returns the first rule that applies; `None` if none does."""

        def value(term):
            return variables.get(term[1:]) if term.startswith("$") else term.strip('"')

        def holds(condition):
            left, _, right = map(str.strip, condition.partition("=="))
            return value(left) == value(right) if right else bool(value(left))

        return next((rule for rule in rules if all(map(holds, rule["if"].split("&&")))), None)

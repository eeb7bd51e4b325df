"""Runs workflows as GitHub does, with a server that implements the part of its API that they use."""

import fnmatch
import hashlib
import json
import pathlib
import re
import shutil

import yaml

from sandbox import Outcome, Server

REPOSITORY = "owner/layouts"
BRANCH = "main"
BOT = "github-actions[bot]"


class GitHub:
    """A repository with caches, artifacts of runs, pull requests and their comments."""

    def __init__(self, sandbox):
        self.sandbox = sandbox
        folder = sandbox.package / ".github/workflows"
        self.check = yaml.safe_load((folder / "layouts.yml").read_text())
        self.comment = yaml.safe_load((folder / "layouts-comment.yml").read_text())
        self.caches, self.artifacts, self.tokens, self.runs = {}, {}, {}, 0
        self.pulls = [
            {"number": 6, "head": "owner:topic", "sha": "older"},
            {"number": 7, "head": "owner:topic", "sha": "head"},
            {"number": 8, "head": "stranger:topic", "sha": "head-of-fork"},
        ]
        self.all_comments = {each["number"]: [] for each in self.pulls}
        self.add_comments_of_others()
        self.server = Server(self.answer)

    # MARK: The repository

    def main(self, edit=None, sha="base"):
        """Runs the workflow for a commit of the default branch."""
        context = {"event_name": "push", "ref_name": BRANCH, "sha": sha, "event": {}}
        return self.run_workflow(self.check, context, edit=edit)

    def change(self, edit=None, fork=False, build="passes", sha=None, extra=None):
        """Runs the workflow for a pull request, and then the workflow that comments.

        `extra` are files that a fork adds to its artifact.
        """
        owner = "stranger" if fork else "owner"
        pull = {"number": 8 if fork else 7, "base": {"sha": "base"}}
        context = {
            "event_name": "pull_request", "base_ref": BRANCH, "ref_name": f"{pull['number']}/merge", "sha": "merge",
            "event": {"pull_request": pull},
        }
        outcome = self.run_workflow(self.check, context, edit=edit, variables={"SAMPLE_BUILD": build}, is_read_only=fork)
        artifact = self.artifacts.get((self.runs, "comment"))
        if artifact is not None:
            artifact |= extra or {}
        run = {
            "id": self.runs, "event": "pull_request", "conclusion": "failure" if outcome.failed else "success",
            "head_branch": "topic", "head_sha": sha or ("head-of-fork" if fork else "head"),
            "head_repository": {"id": 2 if fork else 1, "owner": {"login": owner}},
        }
        assert self.comment[True]["workflow_run"]["workflows"] == [self.check["name"]]
        context = {"event_name": "workflow_run", "ref_name": BRANCH, "sha": "base", "event": {"workflow_run": run}}
        second = self.run_workflow(self.comment, context)
        for part in ("status", "logs", "artifacts"):
            getattr(outcome, part).update(getattr(second, part))
        return outcome

    def add_comments_of_others(self):
        """Adds comments of other users, more than a page of the API has."""
        for number in range(40):
            self.add_comment(7, f"{'' if number else '<!-- plumb: begin --> pasted'} Remark {number}".strip(), "person")

    def add_comment(self, number, body, login):
        count = sum(map(len, self.all_comments.values()))
        self.all_comments[number].append({"id": 100 + count, "body": body, "login": login})

    @property
    def comments(self):
        """The bodies of all comments that the workflows wrote."""
        return [comment["body"] for each in self.all_comments.values() for comment in each if comment["login"] == BOT]

    def answer(self, method, path, query, headers, body):
        permissions = self.tokens.get((headers["Authorization"] or "").removeprefix("token "), {})
        parts = path.removeprefix(f"/repos/{REPOSITORY}/").split("/")
        needed = ("actions", "read") if parts[0] == "actions" else ("pull-requests", "write")
        if permissions.get(needed[0]) != needed[1]:
            return 403, {}
        match [method, *parts]:
            case ["GET", "actions", "runs", number, "artifact", name]:
                artifact = self.artifacts.get((int(number), name))
                return (404, {}) if artifact is None else (200, artifact)
            case ["GET", "pulls"]:
                found = [each for each in self.pulls if each["head"] == query["head"] and query["state"] == "open"]
                return 200, [{"number": each["number"], "head": {"sha": each["sha"]}} for each in found]
            case ["GET", "issues", number, "comments"]:
                page = self.all_comments[int(number)][: int(query.get("per_page", 30))]
                return 200, [each | {"user": {"login": each["login"]}} for each in page]
            case ["POST", "issues", number, "comments"]:
                self.add_comment(int(number), json.loads(body)["body"], BOT)
                return 201, {}
            case ["PATCH", "issues", "comments", number]:
                (comment,) = [each for all in self.all_comments.values() for each in all if each["id"] == int(number)]
                assert comment["login"] == BOT, "a comment of another user is changed"
                comment["body"] = json.loads(body)["body"]
                return 200, {}
        return 404, {}

    # MARK: The workflows

    def run_workflow(self, workflow, context, edit=None, variables=None, is_read_only=False):
        self.runs += 1
        outcome = Outcome()
        permissions = workflow["permissions"]
        if is_read_only:
            permissions = {key: "read" for key in permissions}
        token = f"token-{self.runs}"
        self.tokens = {token: permissions}
        context = {**context, "repository": REPOSITORY, "token": token}
        for name, job in workflow["jobs"].items():
            run = JobRun(self, job, context, edit, permissions)
            if not run.holds(job.get("if", "true")):
                outcome.status[name] = "skipped"
                continue
            run.variables |= variables or {}
            for values in (workflow.get("env", {}), job.get("env", {})):
                run.variables |= {key: run.filled(value) for key, value in values.items()}
            outcome.status[name] = "passed" if run.run() else "failed"
            outcome.logs[name] = run.log
            outcome.artifacts[name] = run.summary
        self.tokens = {}
        return outcome


class JobRun:
    """A job in an empty workspace."""

    def __init__(self, hub, job, context, edit, permissions):
        self.hub, self.job, self.edit, self.permissions = hub, job, edit, permissions
        self.folder = hub.sandbox.clean_folder()
        self.context = {"github": context, "steps": {}}
        self.has_failed, self.log, self.path = False, "", []
        self.files = hub.sandbox.clean_folder()
        self.variables = {
            "GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": REPOSITORY, "GITHUB_RUN_ID": str(hub.runs),
            "GITHUB_WORKSPACE": str(self.folder), "SAMPLE_API": hub.server.url,
        }

    @property
    def summary(self):
        """The summary that the job wrote; empty if it wrote none."""
        file = self.files / "SUMMARY"
        return file.read_text() if file.is_file() else ""

    def run(self):
        for number, step in enumerate(self.job["steps"]):
            condition = step.get("if", "success()")
            has_status = re.search(r"\b(always|failure|cancelled|success)\(", condition)
            if not ((has_status or not self.has_failed) and self.holds(condition)):
                continue
            outputs = {}
            if "uses" in step:
                passed, outputs = True, self.act(step["uses"], step.get("with", {}))
            else:
                passed, outputs = self.run_script(step)
            self.context["steps"][step.get("id", f"_{number}")] = {"outputs": outputs}
            if not passed and not step.get("continue-on-error"):
                self.has_failed = True
        return not self.has_failed

    def run_script(self, step):
        """Runs a script in the default shell of a step, which is `sh` in containers."""
        shell = ["sh", "-e"] if "container" in self.job else ["bash", "-e"]
        names = ("OUTPUT", "PATH", "STEP_SUMMARY")
        files = {f"GITHUB_{name}": self.files / name.replace("STEP_", "") for name in names}
        files["GITHUB_OUTPUT"].write_text("")
        variables = self.variables | {name: str(file) for name, file in files.items()}
        variables |= {key: self.filled(value) for key, value in step.get("env", {}).items()}
        script = self.filled(step["run"])
        assert script == step["run"], "an expression in a script can be code of a fork: use a variable"
        if self.path:
            script = f"PATH={':'.join(self.path)}:$PATH\n{script}"
        code, log = self.hub.sandbox.run(shell, script, self.folder, variables)
        self.log += log
        added = files["GITHUB_PATH"]
        self.path = added.read_text().split("\n")[::-1][1:] if added.is_file() else []
        lines = files["GITHUB_OUTPUT"].read_text().splitlines()
        return code == 0, dict(line.split("=", 1) for line in lines)

    def act(self, action, inputs):
        """Performs an action, and returns its outputs."""
        inputs = {key: self.filled(value) for key, value in inputs.items()}
        match action.split("@")[0]:
            case "actions/checkout":
                assert self.context["github"]["event_name"] != "workflow_run", "code is checked out in a job with a write token"
                assert self.permissions["contents"] == "read"
                self.hub.sandbox.check_out(self.folder, self.edit)
                return {}
            case "actions/cache/restore":
                return self.restore(inputs)
            case "actions/cache/save":
                self.save(inputs)
                return {}
            case "actions/upload-artifact":
                files = {file.name: file.read_text() for file in self.folder.glob(inputs["path"])}
                if files:
                    self.hub.artifacts[self.hub.runs, inputs["name"]] = files
                return {}
        raise AssertionError(f"no action {action}")

    @property
    def scopes(self):
        """The branches whose caches a run can read, its own first; a pull request also reads those of its base."""
        own = self.context["github"]["ref_name"]
        return [own] + ([BRANCH] if own != BRANCH else [])

    def restore(self, inputs):
        """Restores the cache of the key, or the newest one whose key begins with one of `restore-keys`."""
        prefixes = inputs.get("restore-keys", "").split()
        for scope in self.scopes:
            keys = [key for other, path, key in self.hub.caches if (other, path) == (scope, inputs["path"])]
            found = [key for key in keys if key == inputs["key"]]
            found += [key for prefix in prefixes for key in reversed(keys) if key.startswith(prefix)]
            if found:
                stored = self.hub.caches[scope, inputs["path"], found[0]]
                self.copy(stored, self.folder / inputs["path"])
                return {"cache-primary-key": inputs["key"], "cache-hit": str(found[0] == inputs["key"]).lower()}
        return {"cache-primary-key": inputs["key"], "cache-hit": ""}

    def save(self, inputs):
        place = (self.scopes[0], inputs["path"], inputs["key"])
        source = self.folder / inputs["path"]
        assert source.exists(), f"{source.name} is cached, but does not exist"
        if place not in self.hub.caches:
            copy = self.hub.sandbox.clean_folder() / "stored"
            self.copy(source, copy)
            self.hub.caches[place] = copy

    @staticmethod
    def copy(source, destination):
        if source.is_dir():
            shutil.copytree(source, destination, symlinks=True, dirs_exist_ok=True)
        else:
            shutil.copy2(source, destination)

    def holds(self, condition):
        return Expression(self, str(condition)).value() not in (None, False, "", 0)

    def filled(self, text):
        """Returns a text with its expressions replaced by their values."""
        def value(match):
            result = Expression(self, match[1]).value()
            return "" if result is None else str(result)
        return re.sub(r"\$\{\{(.*?)\}\}", value, str(text))


class Expression:
    """An expression of a workflow: the operators and functions that the samples use."""

    TOKEN = re.compile(r"\s*(?:'((?:[^']|'')*)'|(&&|\|\||==|!=|[(),!])|([\w.-]+))")

    def __init__(self, run, text):
        self.run = run
        self.tokens = [match.groups() for match in self.TOKEN.finditer(text)]
        self.text = text

    def value(self):
        result = self.either()
        assert not self.tokens, f"the expression has an unknown syntax: {self.text}"
        return result

    def accept_token(self, symbol):
        if self.tokens and self.tokens[0][1] == symbol:
            self.tokens.pop(0)
            return True
        return False

    def either(self):
        left = self.both()
        while self.accept_token("||"):
            right = self.both()
            left = left or right
        return left

    def both(self):
        left = self.comparison()
        while self.accept_token("&&"):
            right = self.comparison()
            left = left and right
        return left

    def comparison(self):
        left = self.term()
        if self.accept_token("=="):
            return left == self.term()
        if self.accept_token("!="):
            return left != self.term()
        return left

    def term(self):
        if self.accept_token("!"):
            return not self.term()
        if self.accept_token("("):
            inner = self.either()
            assert self.accept_token(")"), self.text
            return inner
        literal, _, name = self.tokens.pop(0)
        if name is None:
            return literal
        if not self.accept_token("("):
            return {"true": True, "false": False}[name] if name in ("true", "false") else self.lookup(name)
        arguments = []
        while not self.accept_token(")"):
            arguments.append(self.either())
            self.accept_token(",")
        return self.call(name, arguments)

    def lookup(self, name):
        value = self.run.context
        for part in name.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        return value

    def call(self, name, arguments):
        match name:
            case "always": return True
            case "success": return not self.run.has_failed
            case "failure": return self.run.has_failed
            case "contains": return str(arguments[1] or "") in arguments[0]
            case "hashFiles": return self.hash(arguments)
        raise AssertionError(f"no function {name}")

    def hash(self, patterns):
        digest, folder = hashlib.sha256(), self.run.folder
        for file in sorted(folder.rglob("*")):
            path = str(file.relative_to(folder))
            if file.is_file() and any(fnmatch.fnmatch(path, pattern) for pattern in patterns):
                digest.update(path.encode() + file.read_bytes())
        return digest.hexdigest()

"""Empty folders, commands and an HTTP server for the scripts of CI files.

`swift`, `apt-get` and `gh` are mocks; `curl`, `jq` and the tool under test are the real programs.
"""

import http.server
import json
import os
import pathlib
import shutil
import subprocess
import threading
import urllib.parse

# `swift build` links the tool into the folder of the job, so that a script fails if it does not build first.
SWIFT = """#!/bin/sh
case "$*" in
  "build --show-bin-path") echo "$PWD/.build/debug" ;;
  build | "build "*)
    if [ "$SAMPLE_BUILD" = fails ]; then echo "error: a source does not compile" >&2; exit 1; fi
    mkdir -p .build && ln -sfn "$SAMPLE_PRODUCTS" .build/debug ;;
  *) echo "unexpected: swift $*" >&2; exit 99 ;;
esac
"""

APT_GET = "#!/bin/sh\nexit 0\n"

# The commands of `gh` that the samples use; they send requests to the server below.
GH = """#!/usr/bin/python3
import json, os, pathlib, subprocess, sys, urllib.error, urllib.parse, urllib.request

def request(method, path, body=None):
    url = os.environ["SAMPLE_API"] + "/" + path.lstrip("/")
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "token " + os.environ["GH_TOKEN"]}
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers, method=method)) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        sys.exit(f"gh: {error.reason} (HTTP {error.code})")

def value(words, name):
    return words[words.index(name) + 1] if name in words else None

words = sys.argv[1:]
if words[:2] == ["run", "download"]:
    files = request("GET", f"repos/{os.environ['GH_REPO']}/actions/runs/{words[2]}/artifact/{value(words, '--name')}")
    folder = pathlib.Path(value(words, "--dir"))
    folder.mkdir()
    for name, text in files.items():
        (folder / name).write_text(text)
elif words[0] == "api":
    fields = {}
    for index, word in enumerate(words):
        if word in ("-f", "-F"):
            key, text = words[index + 1].split("=", 1)
            is_file = word == "-F" and text.startswith("@")
            fields[key] = pathlib.Path(text[1:]).read_text() if is_file else text
    path = next(word for word in words[1:] if "/" in word)
    method = value(words, "-X") or ("POST" if fields else "GET")
    pages = {"per_page": "100000"} if "--paginate" in words else {}
    if method == "GET":
        path += "?" + urllib.parse.urlencode({**fields, **pages})
    answer = json.dumps(request(method, path, None if method == "GET" else fields))
    if "--jq" in words:
        answer = subprocess.run(
            ["jq", "-r", value(words, "--jq")], input=answer, text=True, check=True, stdout=subprocess.PIPE).stdout
    print(answer, end="")
else:
    sys.exit(f"unexpected: gh {words}")
"""


class Sandbox:
    """A temporary folder with the mock commands."""

    def __init__(self, folder, package, products):
        self.folder, self.package, self.products = pathlib.Path(folder), package, products
        self.count = 0
        commands = self.folder / "commands"
        commands.mkdir()
        for name, text in (("swift", SWIFT), ("apt-get", APT_GET), ("gh", GH)):
            (commands / name).write_text(text)
            (commands / name).chmod(0o755)
        self.path = f"{commands}:{os.environ['PATH']}"

    def clean_folder(self):
        """Creates the empty folder of a job."""
        self.count += 1
        folder = self.folder / f"job-{self.count}"
        folder.mkdir()
        return folder

    def check_out(self, folder, edit=None):
        """Copies the package into a folder, and applies an edit to its spec."""
        ignored = shutil.ignore_patterns(".build")
        shutil.copytree(self.package, folder, dirs_exist_ok=True, ignore=ignored)
        if edit:
            (spec,) = folder.glob("Specs/*.md")
            text = spec.read_text()
            changed = text.replace(*edit, 1)
            assert changed != text, f"{edit} changes nothing"
            spec.write_text(changed)

    def run(self, shell, script, folder, variables):
        """Runs a script without a terminal and with the given environment variables only.

        Returns its exit code and its output.
        """
        environment = {
            "PATH": self.path, "HOME": str(self.folder), "LANG": "C.UTF-8", "CI": "true",
            "SAMPLE_PRODUCTS": str(self.products), **variables,
        }
        done = subprocess.run(
            [*shell, "-c", script], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=600)
        return done.returncode, done.stdout


class Server:
    """An HTTP server whose answers a function returns for a method, path, query, headers and body."""

    def __init__(self, answer):
        class Handler(http.server.BaseHTTPRequestHandler):
            def handle_any(self):
                url = urllib.parse.urlsplit(self.path)
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
                query = dict(urllib.parse.parse_qsl(url.query))
                status, value = answer(self.command, url.path, query, self.headers, body)
                data = json.dumps(value).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            do_GET = do_POST = do_PUT = do_PATCH = handle_any

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()


class Outcome:
    """The jobs of one run: their status, logs and artifacts by job name."""

    def __init__(self):
        self.status, self.logs, self.artifacts = {}, {}, {}

    @property
    def failed(self):
        return sorted(name for name, status in self.status.items() if status == "failed")

    @property
    def passed(self):
        return sorted(name for name, status in self.status.items() if status == "passed")

    def __str__(self):
        return "\n".join(f"== {name}: {status}\n{self.logs.get(name, '')}" for name, status in self.status.items())

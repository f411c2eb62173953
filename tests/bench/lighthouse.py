"""What Lighthouse makes of a kind of page each, on a phone: `make lighthouse`, over a site that was built.

Files are sent as hosts of pages send them, by gzip. Each page is looked at RUNS times, and the best is told: what else the machine
does only makes a page slower. Needs Node and Chromium; Lighthouse comes from npm, and not with the other tools.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import threading
from functools import cache, partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory

LIGHTHOUSE = "lighthouse@12.8.2"
RUNS = int(os.environ.get("RUNS", "3"))
KINDS = {  # kind of page -> its address below the site
    "front": "en/",
    "game": "en/games/texas-holdem/",
    "game, Japanese": "ja/games/murder/",
    "rule": "en/rules/high-low/",
    "play": "en/play/?game=badugi",
    "who wins": "en/who-wins/",
    "table mode": "en/table/",
    "decisions": "en/rules/decide/",
    "all games": "en/games/",
    "glossary": "en/vocabulary/",
    "map": "en/families/",
    "floor": "en/rules/floor/",
    "edit": "en/edit/",
}
GROUPS = ("performance", "accessibility", "best-practices", "seo")
TIMES = {
    "first-contentful-paint": "FCP",
    "largest-contentful-paint": "LCP",
    "total-blocking-time": "TBT",
    "speed-index": "SI",
    "cumulative-layout-shift": "CLS",
}
SENT_SMALLER = {"html", "js", "mjs", "css", "json", "svg", "wasm", "webmanifest", "txt", "xml"}


@cache
def smaller(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 6)


class Host(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if path.suffix.removeprefix(".") not in SENT_SMALLER or not path.is_file():
            return super().do_GET()
        body = smaller(path)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(path)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


def measured(address: str, folder: Path) -> dict:
    """The report on one page, with the settings that Lighthouse has for a phone."""
    report = folder / "report.json"
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={report}"]
    flags = "--chrome-flags=--headless=new --no-sandbox --disable-gpu"
    subprocess.run([*command, f"--only-categories={','.join(GROUPS)}", flags], check=True)
    return json.loads(report.read_text("utf-8"))


def score(report: dict, group: str) -> int:
    return round(100 * (report["categories"][group]["score"] or 0))


def main(site: Path, *wanted: str) -> None:
    os.environ.setdefault("CHROME_PATH", os.environ.get("CHROMIUM", ""))
    with (
        ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=site)) as server,
        TemporaryDirectory() as folder,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        print(
            f"{'':15} {' '.join(f'{it:>14}' for it in GROUPS)}  {' '.join(f'{it:>7}' for it in TIMES.values())}"
        )
        for kind, path in KINDS.items():
            if wanted and kind not in wanted:
                continue
            address = f"http://127.0.0.1:{server.server_port}/{path}"
            report = max(
                (measured(address, Path(folder)) for _ in range(RUNS)),
                key=lambda run: score(run, "performance"),
            )
            scores = [f"{score(report, it):14}" for it in GROUPS]
            times = [f"{report['audits'][it]['numericValue']:7.{3 if it[0] == 'c' else 0}f}" for it in TIMES]
            print(f"{kind:15} {' '.join(scores)}  {' '.join(times)}", flush=True)
        server.shutdown()


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])

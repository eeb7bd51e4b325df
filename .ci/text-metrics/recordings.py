"""The tables of the system font, and the recorded widths as the fit reads them."""
import math
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "Sources/Engine/ViewLayout/Text/Data"
EM = 2048


def lines(name):
    """The lines of a table, without comments and empty lines."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [line for line in text.split("\n") if line and not line.startswith("#")]


def write(name, lines):
    """Replaces a table."""
    (DATA / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def rows(name):
    """The rows of a table, as dictionaries by the names of its columns."""
    columns, *cells = (line.split("\t") for line in lines(name))
    return [dict(zip(columns, row)) for row in cells]


def section(name):
    """The rows of a section of `styles.tsv`: lists of cells."""
    found, result = False, []
    for line in lines("styles.tsv"):
        if line.startswith("["):
            found = line == f"[{name}]"
        elif found:
            result.append(line.split("\t"))
    return result


def table(name):
    return {float(row[0]): float(row[1]) for row in section(name)}


TRACKING = table("tracking")
DISPLAY = table("display")
STEPS = {int(row[0]): float(row[1]) for row in section("weights")}


def interpolated(points, size):
    """The value of a table at a point size: linear between its rows, constant beyond them."""
    sizes = sorted(points)
    if size <= sizes[0]:
        return points[sizes[0]]
    for lower, upper in zip(sizes, sizes[1:]):
        if size <= upper:
            part = (size - lower) / (upper - lower)
            return points[lower] + part * (points[upper] - points[lower])
    return points[sizes[-1]]


def tracking(size):
    """The tracking of the system font, in points."""
    return interpolated(TRACKING, size)


def display(size):
    """How far the letters are from the text face (0) to the display face (1)."""
    return interpolated(DISPLAY, size)


class Recording:
    """A recorded width; `low` and `high` bound the width before rounding, in points."""

    def __init__(self, row):
        self.text = row["text"]
        self.size = float(row["size"])
        self.weight = int(row["weight"])
        self.design = row["design"]
        self.use = row["use"]
        self.group = (self.text, row["platforms"].split(" ")[0])
        width = float(row["width"])
        if row["precision"] == "half":
            self.low, self.high = width - 0.5, width
        elif row["precision"] in ("third", "point"):
            self.low, self.high = width - (1 / 3 if row["precision"] == "third" else 1), width
        else:
            margin = 0.006 if row["precision"] == "hundredth" else 0.6 / EM * self.size
            self.low, self.high = width - margin, width + margin
        self.width = rounded_up(width)

    @property
    def size_class(self):
        if self.weight != 400:
            return f"weight {self.weight}"
        for limit, name in ((12, "10 to 12 pt"), (13, "13 pt"), (16, "14 to 16 pt"), (17, "17 pt"), (27, "18 to 27 pt")):
            if self.size <= limit:
                return name
        return "28 pt and more"


def rounded_up(width, scale=2):
    """A width rounded up to whole pixels."""
    return math.ceil(width * scale - 1e-6) / scale


def recordings():
    """The recordings that the fit uses: the default design, without those that contradict others."""
    found = [Recording(row) for row in rows("widths.tsv")]
    return [each for each in found if each.design == "default" and each.use == "yes"]

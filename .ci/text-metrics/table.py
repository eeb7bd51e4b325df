"""The tables of letters and of kerning that the engine uses, in whole 2048ths of em."""
import math

import inter
import model
import recordings

PLAIN_KERNS = set(model.LETTERS)


class Table:
    """Measures texts with tables of letters and of kerning."""

    def __init__(self, letters, kerning):
        self.letters, self.kerning = letters, kerning

    @classmethod
    def fitted(cls, fit, recorded, letters=None):
        """Returns the tables of a fit for some letters; for all letters of Inter if none are given."""
        letters = sorted(letters or filter(fit.model.has, inter.advances("Inter-Regular")))
        corners = [(0, 0), (1, 0), (0, 1), (1, 1)]
        sums = [fit.sums([fit.model.letter(letter, *corner) for letter in letters]) for corner in corners]
        seen = {letter: sum(letter in each.text for each in recorded) for letter in letters}
        rows = {}
        for index, letter in enumerate(letters):
            text, display, heavier, display_heavier = (values[index] for values, _ in sums)
            rows[letter] = (
                round(text), round(display), round(heavier - text, 1), round(display_heavier - display, 1),
                round(sums[0][1][index]), round(sums[1][1][index]), seen[letter],
            )
        values = dict(zip(fit.names, fit.values))
        kerning = {}
        for left in model.LETTERS:
            for right in model.LETTERS:
                value, parameters = fit.model.pair(left, right)
                value += sum(factor * values.get(name, 0) for name, factor in parameters.items())
                if round(value):
                    kerning[left, right] = round(value)
        return cls(rows, kerning)

    def kern(self, left, right):
        return self.kerning.get((kerns(left), kerns(right)), 0)

    def width(self, text, size, weight):
        """Returns the width of a text before rounding, in points."""
        display, steps = recordings.display(size), recordings.STEPS[weight]
        total = 0
        for letter in text:
            text_width, display_width, step, display_step = self.letters[letter][:4]
            total += text_width + display * (display_width - text_width) + steps * (step + display * (display_step - step))
        total += sum(self.kern(*pair) for pair in zip(text, text[1:]))
        return total * size / recordings.EM + len(text) * recordings.tracking(size)

    def features(self, text, size, weight):
        """Returns the features of the error of a text, in points. `error` in `accuracy.json` has their coefficients.

        In order: a constant, the error of all letters, and the number of letters times the steps of weight.
        """
        display, steps = recordings.display(size), abs(recordings.STEPS[weight])
        unit, count = size / recordings.EM, len(text)
        squares = 0
        for letter in set(text):
            text_error, display_error = self.letters[letter][4:6]
            squares += (text.count(letter) * (text_error + display * (display_error - text_error))) ** 2
        return [1, unit * math.sqrt(squares), unit * count * steps]

    def write(self):
        lines = [
            "# Estimated advances of the letters of the system font in 2048ths of em, without tracking and kerning, made by",
            "# `.ci/text-metrics/fit` from the recorded widths, with the advances of Inter (OFL 1.1) as the prior. `text` holds up to",
            "# 17 pt, `display` from 28 pt; the steps are what one weight step adds to each. Errors are standard deviations.",
            "# `seen`: the number of recorded texts with the letter; 0 = scaled from Inter only. `kerns`: the letter whose",
            "# kerning applies.",
            "letter\ttext\tdisplay\ttextStep\tdisplayStep\ttextError\tdisplayError\tseen\tkerns",
        ]
        for letter, cells in self.letters.items():
            lines.append("\t".join([scalar(letter), *map(number, cells), scalar(kerns(letter)) if kerns(letter) else "-"]))
        recordings.write("letters.tsv", lines)
        lines = [
            "# Estimated kerning of pairs of letters in 2048ths of em, made by `.ci/text-metrics/fit`: the left letter, then",
            "# right letters with the value that is added between them. Pairs that are missing have none.",
            "left\tpairs",
        ]
        for left in sorted({pair[0] for pair in self.kerning}):
            pairs = [f"{scalar(right)}:{value}" for (first, right), value in sorted(self.kerning.items()) if first == left]
            lines.append(f"{scalar(left)}\t{' '.join(pairs)}")
        recordings.write("kerning.tsv", lines)


def kerns(letter):
    """Returns the letter whose kerning applies to a letter; `None` if it has no kerning."""
    base = inter.base(letter)
    return letter if letter in PLAIN_KERNS else base if base in PLAIN_KERNS else None


def scalar(letter):
    return f"U+{ord(letter):04X}"


def number(value):
    return f"{value:g}"

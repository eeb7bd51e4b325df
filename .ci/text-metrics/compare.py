"""Other estimators of text widths, validated in the same way as the one in use."""
import numpy
from scipy.optimize import linprog

import inter
import recordings
from model import Fit, Model


def linear(recorded, factors):
    """Returns the columns by factor, the matrix of letter counts times sizes, and the part of each width that is tracking."""
    names = {name: index for index, name in enumerate(sorted({name for each in recorded for name in factors(each)}))}
    matrix = numpy.zeros((len(recorded), len(names)))
    for row, each in enumerate(recorded):
        for name, count in factors(each).items():
            matrix[row, names[name]] += count * each.size
    tracked = numpy.array([len(each.text) * recordings.tracking(each.size) for each in recorded])
    return names, matrix, tracked


def factors(each):
    """Returns the factors of the text and display widths of letters, and of one step of weight for all letters."""
    found, display = {}, recordings.display(each.size)
    for letter in each.text:
        found["text", letter] = found.get(("text", letter), 0) + 1
        if display:
            found["display", letter] = found.get(("display", letter), 0) + display
    if each.weight != 400:
        found["step", str(each.weight)] = len(each.text)
    return found


def applied(solution, tested):
    for each in tested:
        width = len(each.text) * recordings.tracking(each.size)
        for name, count in factors(each).items():
            width += solution.get(name, 0.55 if name[0] == "text" else 0) * count * each.size
        yield width, None


def least_squares(fitted, tested):
    names, matrix, tracked = linear(fitted, factors)
    middle = numpy.array([(each.low + each.high) / 2 for each in fitted]) - tracked
    solution = numpy.linalg.lstsq(matrix, middle, rcond=1e-6)[0]
    return applied(dict(zip(names, solution)), tested)


def bounds(fitted, tested, largest, prior):
    """A linear program that minimizes the sum, or the maximum, of the lengths by which widths exceed their bounds."""
    names, matrix, tracked = linear(fitted, factors)
    rows, columns = matrix.shape
    advances = inter.advances("Inter-Regular")
    means = numpy.array([advances.get(name[1][0], 1100) / recordings.EM if prior and name[0] == "text" else 0 for name in names])
    slack = numpy.ones((rows, 1)) if largest else numpy.eye(rows)
    weight = 0.02 if prior else 1e-4
    low = numpy.array([each.low for each in fitted]) - tracked
    high = numpy.array([each.high for each in fitted]) - tracked
    free = numpy.eye(columns)
    zero = numpy.zeros((columns, slack.shape[1]))
    upper = numpy.block([
        [matrix, numpy.zeros((rows, columns)), -slack], [-matrix, numpy.zeros((rows, columns)), -slack],
        [free, -free, zero], [-free, -free, zero],
    ])
    limits = numpy.concatenate([high, -low, means, -means])
    cost = numpy.concatenate([numpy.zeros(columns), numpy.full(columns, weight), numpy.ones(slack.shape[1])])
    limit = [(None, None)] * columns + [(0, None)] * (columns + slack.shape[1])
    solution = linprog(cost, A_ub=upper, b_ub=limits, bounds=limit, method="highs")
    values = dict(zip(names, solution.x[:columns]))
    if prior:
        for each in tested:
            for letter in each.text:
                values.setdefault(("text", letter), advances.get(letter, 1100) / recordings.EM)
    return applied(values, tested)


def inter_alone(fitted, tested):
    """The advances and the kerning of Inter, with the tracking of the system font."""
    model = Model()
    for each in tested:
        yield model.terms(each)[0], None


def model(priors=None, options=()):
    def estimate(fitted, tested):
        made = Model({**Model().priors, **(priors or {})}, options)
        return [(width, None) for width in Fit(made, fitted).widths(tested)[0]]
    return estimate


ESTIMATORS = {
    "least squares, letters only": least_squares,
    "linear program, sum of excesses": lambda *halves: bounds(*halves, largest=False, prior=False),
    "linear program, largest excess": lambda *halves: bounds(*halves, largest=True, prior=False),
    "linear program, sum, advances of Inter as prior": lambda *halves: bounds(*halves, largest=False, prior=True),
    "linear program, largest, advances of Inter as prior": lambda *halves: bounds(*halves, largest=True, prior=True),
    "advances and kerning of Inter alone": inter_alone,
    "model without Inter": model({"letter": 300, "sign": 300, "pair": 20, "step": 12}, ("no Inter",)),
    "model without kerning": model({}, ("no kerning",)),
    "model with the kerning of Inter, not corrected": model({"pair": 0.01, "pair class": 0.01}),
    "model with even weight steps": model({}, ("even steps",)),
    "model": model(),
}


def report(recorded, validation, by_class):
    for key, name in ((lambda each: each.text, "new texts"), (lambda each: each.group, "recorded at another size or platform")):
        print(name)
        for title, estimate in ESTIMATORS.items():
            found = by_class(validation(recorded, key, estimate))
            for kind in ("regular", "all"):
                row = found[kind]
                print(f"  {title:52} {kind:8}", "  ".join(f"{key} {value}" for key, value in row.items()), flush=True)

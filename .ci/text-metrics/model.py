"""The estimate of letter widths: a linear model with normal priors, whose observations are intervals.

The width of a text before rounding, in 2048ths of em and without tracking, is the sum over its letters c of

    text(c) + t · display(c) + s · textPerStep(c) + s · t · displayPerStep(c)

and over its pairs of letters of their kerning; t is the part of the display face, and s the steps of the weight.
Each parameter has a prior: a value from Inter, and a standard deviation. A recorded width, rounded up to half a
point, only bounds the sum. Expectation propagation approximates the posterior distribution under these bounds.
"""
import collections

import numpy
from scipy.special import log_ndtr

import inter
import recordings

# Standard deviations in 2048ths of em, and factors of the values of Inter. The values maximize the evidence of all
# recordings (`fit --tune`).
PRIORS = {
    "letter": 18.0,  # text(c) of letters and digits
    "sign": 95.0,  # text(c) of punctuation and symbols
    "case": 4.0,  # common to uppercase, lowercase, digits, or signs
    "display": 11.0,
    "display sign": 60.0,
    "display common": 40.0,
    "display case": 85.0,
    "step": 5.5,
    "step common": 16.0,
    "step case": 3.5,
    "display step": 1.0,
    "pair": 5.5,  # kerning of a pair
    "pair class": 5.5,  # common to pairs of letters with the same sides
    "kerning factor": 0.05,
    "display from Inter": 0.84,
    "step from Inter": 0.3,
    "kerning from Inter": 1.05,
    "noise": 0.02,  # points
}

LETTERS = "".join(chr(code) for code in range(0x20, 0x7F)) + "‘’“”–—…•"


def case(letter):
    if letter.islower():
        return "lowercase"
    if letter.isupper():
        return "uppercase"
    return "digit" if letter.isdigit() else "sign"


class Model:
    """Computes the prior width of a text from Inter, and the parameters that correct it."""

    def __init__(self, priors=PRIORS, options=()):
        self.priors = priors
        self.options = options
        self.regular, self.display = inter.advances("Inter-Regular"), inter.advances("InterDisplay-Regular")
        self.bold, self.display_bold = inter.advances("Inter-Bold"), inter.advances("InterDisplay-Bold")
        self.kerning = inter.kerning("Inter-Regular", LETTERS)
        self.left, self.right = self.sides()

    def sides(self):
        """Returns the classes of letters with equal kerning as the left and as the right letter of pairs.

        Each result maps a letter to the first letter of its class.
        """
        left, right = {}, {}
        for letter in LETTERS:
            left[letter] = tuple(self.kerning.get((letter, other), 0) for other in LETTERS)
            right[letter] = tuple(self.kerning.get((other, letter), 0) for other in LETTERS)
        first = lambda sides: {letter: min(other for other in LETTERS if sides[other] == side) if any(side) else letter
                               for letter, side in sides.items()}
        return first(left), first(right)

    def has(self, letter):
        return all(letter in advances for advances in (self.regular, self.display, self.bold, self.display_bold))

    def advances(self, letter):
        """Returns the advances of Inter in 2048ths of em: text and display face, and the widening of each in bold."""
        if "no Inter" in self.options or not self.has(letter):
            mean = {"uppercase": 1340, "digit": 1270, "sign": 95.0}.get(case(letter), 1080)
            return mean, mean, 0, 0
        regular, display = self.regular[letter], self.display[letter]
        return regular, display, self.bold[letter] - regular, self.display_bold[letter] - display

    def letter(self, letter, display, steps):
        """Returns the width of a letter from Inter in 2048ths of em, and the factors of its parameters."""
        regular, display_width, bold, display_bold = self.advances(letter)
        value = regular + display * self.priors["display from Inter"] * (display_width - regular)
        value += self.priors["step from Inter"] * steps / 3 * (bold + display * (display_bold - bold))
        base, kind = inter.base(letter), case(letter)
        parameters = {("letter" if base.isalnum() else "sign", base): 1, ("case", kind): 1}
        if display:
            own = "display" if base.isalnum() else "display sign"
            parameters |= {(own, base): display, ("display common",): display, ("display case", kind): display}
        if steps:
            parameters |= {("step", base): steps, ("step common",): steps, ("step case", kind): steps}
            parameters[("display step", base)] = steps * display
        return value, parameters

    def pair(self, left, right):
        """Returns the kerning of a pair from Inter in 2048ths of em, and the factors of its parameters."""
        if "no kerning" in self.options:
            return 0, {}
        value = 0 if "no Inter" in self.options else self.kerning.get((left, right), 0)
        parameters = {("pair", left, right): 1, ("kerning factor",): value}
        if left in self.left and right in self.right:
            parameters[("pair class", self.left[left], self.right[right])] = 1
        return value * self.priors["kerning from Inter"], parameters

    def terms(self, recording):
        """Returns the expected width of a recorded text in points, and the factor of each parameter.

        A factor is in points for each 2048th of em.
        """
        display = recordings.display(recording.size)
        steps = recordings.STEPS[recording.weight]
        if "even steps" in self.options:
            steps = (recording.weight - 400) / 100
        value, factors = 0, collections.Counter()
        found = [self.letter(letter, display, steps) for letter in recording.text]
        found += [self.pair(*pair) for pair in zip(recording.text, recording.text[1:])]
        for part, parameters in found:
            value += part
            factors.update(parameters)
        unit = recording.size / recordings.EM
        mean = value * unit + len(recording.text) * recordings.tracking(recording.size)
        return mean, {name: factor * unit for name, factor in factors.items()}


class Fit:
    """The posterior distribution of the parameters, given the bounds of recordings."""

    def __init__(self, model, recorded):
        self.model = model
        terms = [model.terms(each) for each in recorded]
        self.names = {}
        for _, factors in terms:
            for name in factors:
                self.names.setdefault(name, len(self.names))
        self.scale = numpy.array([model.priors[name[0]] for name in self.names])
        self.design = self.matrix(terms)
        mean = numpy.array([each[0] for each in terms])
        low = numpy.array([each.low for each in recorded]) - mean
        high = numpy.array([each.high for each in recorded]) - mean
        covariance = self.design @ self.design.T
        self.propagate(covariance, low, high)
        self.factor = self.root[:, None] * numpy.linalg.inv(self.lower).T  # columns: whitened observations
        self.projected = self.design.T @ self.factor
        observed = self.shift / self.precision
        self.values = self.scale * (self.projected @ (self.factor.T @ observed))

    def matrix(self, terms):
        rows = numpy.zeros((len(terms), len(self.names)))
        for index, (_, factors) in enumerate(terms):
            for name, factor in factors.items():
                if name in self.names:
                    rows[index, self.names[name]] = factor
        return rows * self.scale

    def propagate(self, covariance, low, high, rounds=80, damping=0.6):
        """Approximates the posterior by expectation propagation: a normal observation stands for each interval.

        Iterates until the precisions of the observations change by less than 1 %, or for `rounds` iterations. Each
        iteration moves the observations by `damping` of the computed change, so that they converge.
        """
        noise = self.model.priors["noise"] ** 2
        count = len(low)
        covariance = covariance + 1e-6 * numpy.eye(count)
        precision = 1 / ((high - low) ** 2 / 12 + noise)
        shift = precision * (low + high) / 2
        for _ in range(rounds):
            root = numpy.sqrt(precision)
            lower = numpy.linalg.cholesky(numpy.eye(count) + root[:, None] * covariance * root)
            half = numpy.linalg.solve(lower, root[:, None] * covariance)
            variance = numpy.diag(covariance) - (half**2).sum(0)
            mean = covariance @ shift - half.T @ (half @ shift)
            cavity = numpy.maximum(1 / variance - precision, 1e-9)
            center = (mean / variance - shift) / cavity
            log_mass, moved, narrowed = truncated(center, 1 / cavity, low, high, noise)
            new = numpy.maximum(1 / narrowed - cavity, 1e-8)
            self.precision, self.shift, self.root, self.lower = precision, shift, root, lower
            if numpy.max(numpy.abs(new - precision) / (new + 1e-9)) < 1e-2:
                break
            precision = (1 - damping) * precision + damping * new
            shift = (1 - damping) * shift + damping * (moved / narrowed - center * cavity)
        total = self.precision + cavity
        self.evidence = (
            log_mass.sum() + 0.5 * numpy.log1p(self.precision / cavity).sum() - numpy.log(numpy.diag(self.lower)).sum()
            + 0.5 * self.shift @ mean - 0.5 * (self.shift**2 / total).sum()
            + 0.5 * (center * cavity / total * (self.precision * center - 2 * self.shift)).sum()
        )

    def sums(self, terms):
        """Returns the expected values and the standard deviations of widths, given the results of `terms`."""
        known = numpy.zeros((len(terms), len(self.names)))
        unknown = numpy.zeros(len(terms))
        for index, (_, factors) in enumerate(terms):
            for name, factor in factors.items():
                if name in self.names:
                    known[index, self.names[name]] = factor
                else:
                    unknown[index] += (factor * self.model.priors[name[0]]) ** 2
        mean = numpy.array([each[0] for each in terms]) + known @ self.values
        scaled = known * self.scale
        variance = (scaled**2).sum(1) - ((scaled @ self.projected) ** 2).sum(1) + unknown
        return mean, numpy.sqrt(numpy.maximum(variance, 0))

    def widths(self, recorded):
        """The estimated widths before rounding and their standard deviations, in points."""
        return self.sums([self.model.terms(each) for each in recorded])


def truncated(center, variance, low, high, noise):
    """Returns the logarithm of the mass, the mean and the variance of normal distributions truncated to intervals."""
    width = numpy.sqrt(variance + noise)
    first, last = (low - center) / width, (high - center) / width
    flipped = first > 0
    upper, lower = log_ndtr(numpy.where(flipped, -first, last)), log_ndtr(numpy.where(flipped, -last, first))
    log_mass = upper + numpy.log1p(-numpy.exp(numpy.minimum(lower - upper, -1e-12)))
    density = lambda x: numpy.exp(-0.5 * x**2 - 0.9189385332046727 - log_mass)
    slope = (density(first) - density(last)) / width
    bend = (last * density(last) - first * density(first)) / width**2
    return log_mass, center + variance * slope, numpy.maximum(variance - variance**2 * (slope**2 + bend), 1e-10)

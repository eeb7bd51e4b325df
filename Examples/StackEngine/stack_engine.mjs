#!/usr/bin/env node
// An engine in JavaScript that lays out evaluated view trees: stacks, frames, padding, layers and plain texts.
//
// It reads requests and writes answers as Docs/Reference/EngineProtocol.md describes them. Each view has a function
// that measures it for a proposal, and one that places its children. A length of a proposal is a number, `Infinity`, or
// `null` for an unspecified length.
import { createInterface } from "node:readline";

class Unsupported extends Error {}

const AXES = ["width", "height"];
const ORIGIN = { width: "x", height: "y" };
const across = (axis) => (axis === "width" ? "height" : "width");
const LENGTHS = { inf: Infinity, "-inf": -Infinity, nan: NaN, nil: null };
const number = (value) => (Object.hasOwn(LENGTHS, value) ? LENGTHS[value] : value);
const clamp = (value, least, most) => Math.max(Math.min(value, most ?? Infinity), least ?? -Infinity);

// MARK: Guides

/** Returns the fraction of a length at which an alignment's guide is. */
function fraction(guide) {
  const fractions = { leading: 0, top: 0, center: 0.5, trailing: 1, bottom: 1 };
  if (!(guide in fractions)) throw new Unsupported(`the alignment '${guide}'`);
  return fractions[guide];
}

/** Returns the guides of an alignment such as "leading top", by axis. */
function guides(alignment) {
  const [width, height] = alignment.split(" ");
  return { width: fraction(width), height: fraction(height) };
}

/** Returns the origin of a child whose guides are at those of a size. */
function aligned(child, size, at) {
  return { x: (size.width - child.width) * at.width, y: (size.height - child.height) * at.height };
}

// MARK: Views

/** A view that is as large as its only or first child. */
const wrapper = {
  propose: (view, proposal) => proposal,
  measure(view, proposal) {
    return measure(view.children[0], this.propose(view, proposal));
  },
  place(view, size, proposal) {
    return [{ child: view.children[0], x: 0, y: 0, proposal: this.propose(view, proposal) }];
  },
};

const leaf = (measure) => ({ measure, place: () => [] });

/** A stack along an axis. */
const stack = (axis) => ({
  measure: (view, proposal) => distribute(view, axis, proposal).size,
  place(view, size, proposal) {
    const at = fraction(view.arguments.alignment);
    return distribute(view, axis, proposal).items.map(({ child, start, size: own, proposal }) => ({
      child,
      proposal,
      [ORIGIN[axis]]: start,
      [ORIGIN[across(axis)]]: (size[across(axis)] - own[across(axis)]) * at,
    }));
  },
});

/** Proposes equal shares of the remaining space to the children, the least flexible ones of a priority first. */
function distribute(view, axis, proposal) {
  const items = view.children.map((child) => ({ child, priority: priority(child) }));
  const gaps = items.slice(1).map((item, index) => spacing(view, items[index].child, item.child, axis));
  const ofLength = (length) => ({ ...proposal, [axis]: length });
  const least = (item) => measure(item.child, ofLength(0))[axis];
  for (const item of items) {
    item.flexibility = measure(item.child, ofLength(Infinity))[axis] - least(item);
  }
  let space = proposal[axis] === null ? null : proposal[axis] - gaps.reduce((sum, gap) => sum + gap, 0);
  const groups = [...new Set(items.map((item) => item.priority))].sort((a, b) => b - a);
  for (const group of groups) {
    const members = items.filter((item) => item.priority === group).sort((a, b) => a.flexibility - b.flexibility);
    const later = items.filter((item) => item.priority < group);
    const reserved = space === null ? 0 : later.reduce((sum, item) => sum + least(item), 0);
    members.forEach((item, index) => {
      const share = space === null ? null : Math.max(0, (space - reserved) / (members.length - index));
      item.proposal = ofLength(share);
      item.size = measure(item.child, item.proposal);
      if (space !== null) space -= item.size[axis];
    });
  }
  let end = 0;
  items.forEach((item, index) => {
    item.start = end + (index > 0 ? gaps[index - 1] : 0);
    end = item.start + item.size[axis];
  });
  const crossLengths = items.map((item) => item.size[across(axis)]);
  return { items, size: { [axis]: end, [across(axis)]: Math.max(0, ...crossLengths) } };
}

/** Returns the view inside of modifiers that are not nodes. */
const bare = (view) => (["id", "layoutPriority"].includes(view.view) ? bare(view.children[0]) : view);

function priority(view) {
  if (view.view === "layoutPriority") return view.arguments[0];
  const passing = ["id", "background", "overlay", "offset", "fixedSize"];
  if (passing.includes(view.view)) return priority(view.children[0]);
  return view.view === "Spacer" ? -Infinity : 0;
}

/** Returns the space between two views; the preferred one is 8, and 0 beside a spacer. */
function spacing(stack, before, after, axis) {
  if (stack.arguments.spacing !== undefined) return stack.arguments.spacing;
  const pair = [bare(before), bare(after)];
  if (pair.some((view) => view.view === "Spacer")) return 0;
  const plain = ["Color", "Rectangle", "Circle", "Leaf", "frame", "padding", "Divider", "Image", "position"];
  if (axis === "height" && !pair.every((view) => plain.includes(view.view))) {
    throw new Unsupported("preferred spacing that depends on the content");
  }
  if (pair.some((view) => !plain.includes(view.view) && view.view !== "Text")) {
    throw new Unsupported("the preferred spacing of containers");
  }
  return 8;
}

/** A background or an overlay: the second child is proposed the size of the first. */
const layer = {
  ...wrapper,
  place(view, size, proposal) {
    const second = view.children.slice(1).map((child) => ({
      child,
      proposal: size,
      ...aligned(measure(child, size), size, guides(view.arguments.alignment)),
    }));
    return [{ child: view.children[0], x: 0, y: 0, proposal }, ...second];
  },
};

/** Returns the limits of a flexible frame along an axis. */
function limits(view, axis) {
  const side = axis === "width" ? "Width" : "Height";
  return ["min", "ideal", "max"].map((name) => view.arguments[name + side]);
}

const frame = {
  propose(view, proposal) {
    const inner = {};
    for (const axis of AXES) {
      const [least, ideal, most] = limits(view, axis);
      const base = view.arguments[axis] ?? proposal[axis] ?? ideal ?? null;
      inner[axis] = base === null ? null : clamp(base, least, most);
    }
    return inner;
  },
  measure(view, proposal) {
    const size = {};
    for (const axis of AXES) {
      const [least, ideal, most] = limits(view, axis);
      const child = () => measure(view.children[0], this.propose(view, proposal))[axis];
      const proposed = proposal[axis];
      let base;
      if (view.arguments[axis] !== undefined) base = view.arguments[axis];
      else if (proposed === null) base = ideal ?? child();
      else if (least !== undefined && most !== undefined) base = proposed;
      else if (most !== undefined) base = Math.max(proposed, child());
      else base = child();
      size[axis] = clamp(base, least, most);
    }
    return size;
  },
  place(view, size, proposal) {
    const child = view.children[0];
    const inner = this.propose(view, proposal);
    for (const axis of AXES) {
      const [least, ideal, most] = limits(view, axis);
      const fixed = view.arguments[axis] !== undefined;
      const isFlexible = [least, ideal, most].some((length) => length !== undefined);
      const hasChildsLength =
        ideal === undefined && proposal[axis] === null && (least ?? -Infinity) < size[axis] && size[axis] < (most ?? Infinity);
      if (!fixed && isFlexible && !hasChildsLength) inner[axis] = size[axis];
    }
    return [{ child, proposal: inner, ...aligned(measure(child, inner), size, guides(view.arguments.alignment)) }];
  },
};

const views = {
  HStack: stack("width"),
  VStack: stack("height"),
  ZStack: {
    measure(view, proposal) {
      const highest = Math.max(...view.children.map(priority));
      const sizes = view.children.filter((child) => priority(child) === highest).map((c) => measure(c, proposal));
      return {
        width: Math.max(0, ...sizes.map((size) => size.width)),
        height: Math.max(0, ...sizes.map((size) => size.height)),
      };
    },
    place(view, size, proposal) {
      const at = guides(view.arguments.alignment);
      return view.children.map((child) => ({ child, proposal, ...aligned(measure(child, proposal), size, at) }));
    },
  },
  Color: leaf((view, proposal) => ({ width: proposal.width ?? 10, height: proposal.height ?? 10 })),
  Rectangle: leaf((view, proposal) => ({ width: proposal.width ?? 10, height: proposal.height ?? 10 })),
  Leaf: leaf((view, proposal) => {
    const size = {};
    for (const axis of AXES) {
      const [least, ideal, most] = limits(view, axis);
      size[axis] = proposal[axis] === null ? ideal : clamp(proposal[axis], least, most);
    }
    return size;
  }),
  Spacer: leaf((view, proposal) => {
    const { minLength, axis } = view.arguments;
    const length = (own, proposed) => (axis && axis !== own ? 0 : Math.max(proposed ?? 0, minLength));
    return { width: length("horizontal", proposal.width), height: length("vertical", proposal.height) };
  }),
  Divider: leaf((view, proposal) => {
    const thin = view.arguments.axis === "horizontal" ? "width" : "height";
    return { ...{ [across(thin)]: proposal[across(thin)] ?? 10 }, [thin]: view.arguments.thickness };
  }),
  Image: leaf((view, proposal) => {
    const own = view.arguments;
    if (!own.resizable) return { width: own.width, height: own.height };
    return {
      width: Math.max(proposal.width ?? own.width, (own.leading ?? 0) + (own.trailing ?? 0)),
      height: Math.max(proposal.height ?? own.height, (own.top ?? 0) + (own.bottom ?? 0)),
    };
  }),
  Text: leaf((view, proposal) => {
    const lines = wrapped(view, proposal.width ?? Infinity);
    const size = view.arguments.size;
    if (proposal.height !== null && lines.length > Math.max(1, Math.floor(proposal.height / size))) {
      throw new Unsupported("a truncated text");
    }
    // The space at which a line wraps counts, up to the proposed width.
    const widths = lines.map((line, index) => (([...line].length + (index < lines.length - 1 ? 1 : 0)) * size) / 2);
    const width = Math.min(Math.max(...widths), proposal.width ?? Infinity);
    return { width: Math.ceil(width), height: Math.ceil(lines.length * size) };
  }),
  Container: wrapper,
  id: wrapper,
  layoutPriority: wrapper,
  background: layer,
  overlay: layer,
  frame,
  fixedSize: {
    ...wrapper,
    propose: (view, proposal) => ({
      width: view.arguments.horizontal ? null : proposal.width,
      height: view.arguments.vertical ? null : proposal.height,
    }),
  },
  padding: {
    inset: ({ arguments: own }, axis) => (axis === "width" ? own.leading + own.trailing : own.top + own.bottom),
    propose(view, proposal) {
      const inner = (axis) => (proposal[axis] === null ? null : Math.max(0, proposal[axis] - this.inset(view, axis)));
      return { width: inner("width"), height: inner("height") };
    },
    measure(view, proposal) {
      const size = measure(view.children[0], this.propose(view, proposal));
      return {
        width: Math.max(0, size.width + this.inset(view, "width")),
        height: Math.max(0, size.height + this.inset(view, "height")),
      };
    },
    place(view, size, proposal) {
      const { leading, top } = view.arguments;
      return [{ child: view.children[0], x: leading, y: top, proposal: this.propose(view, proposal) }];
    },
  },
  offset: {
    ...wrapper,
    place: (view, size, proposal) => [
      { child: view.children[0], x: view.arguments.x, y: view.arguments.y, proposal },
    ],
  },
  position: {
    measure(view, proposal) {
      const size = measure(view.children[0], proposal);
      return { width: proposal.width ?? size.width, height: proposal.height ?? size.height };
    },
    place(view, size) {
      const child = measure(view.children[0], size);
      const { x, y } = view.arguments;
      return [{ child: view.children[0], x: x - child.width / 2, y: y - child.height / 2, proposal: size }];
    },
  },
};

/** Returns the lines of a text in the test font, in which a character is half as wide as the line is high. */
function wrapped(view, width) {
  const { 0: text, size, ...settings } = view.arguments;
  if (Object.keys(settings).length > 0 || /[\n\u00ad-]/.test(text)) throw new Unsupported("a text with settings");
  const lines = [""];
  text.split(" ").forEach((word, index) => {
    if (([...word].length * size) / 2 > width) throw new Unsupported("a word that is wider than its line");
    const line = index === 0 ? word : `${lines.at(-1)} ${word}`;
    if (([...line].length * size) / 2 <= width) lines[lines.length - 1] = line;
    else lines.push(word);
  });
  return lines;
}

// MARK: Layout

function rules(view) {
  if (view.arguments.verticalSpacing !== undefined) throw new Unsupported("the spacing of controls");
  const found = views[view.view];
  if (!found) throw new Unsupported(`'${view.view}'`);
  return found;
}

function measure(view, proposal) {
  return rules(view).measure(view, proposal);
}

/** Returns the nodes of a placed view with their frames from the corner of the scene. */
function nodes(view, x, y, proposal, depth, ids) {
  const size = measure(view, proposal);
  const name = view.name ?? view.view;
  const listed = name !== "";
  const found = [];
  if (listed) {
    found.push({ depth, name, frame: [x, y, size.width, size.height] });
    if (ids.length > 0) found[0].ids = ids;
    if (["Text", "Image"].includes(view.view)) found[0].label = view.arguments[0];
    if (view.view === "Text") found[0].lines = wrapped(view, proposal.width ?? Infinity);
  }
  const inner = view.view === "id" ? [view.arguments[0], ...ids] : listed ? [] : ids;
  for (const placed of rules(view).place(view, size, proposal)) {
    found.push(
      ...nodes(placed.child, x + placed.x, y + placed.y, placed.proposal, depth + (listed ? 1 : 0), inner),
    );
  }
  return found;
}

/** Returns a view whose lengths are numbers; the argument "0" of a text, an image or an identifier is not one. */
function read(view) {
  const isText = ["Text", "Image", "id"].includes(view.view);
  const values = Object.entries(view.arguments).map(([name, value]) => [
    name,
    isText && name === "0" ? value : number(value),
  ]);
  return { ...view, arguments: Object.fromEntries(values), children: view.children.map(read) };
}

function layOut({ scene: data, proposal, environment }) {
  const scene = read(data);
  for (const name of ["safeArea", "margins"]) {
    if (name in environment) throw new Unsupported(`'${name}'`);
  }
  const proposed = { width: number(proposal.width), height: number(proposal.height) };
  const size = measure(scene, proposed);
  const found = nodes(scene, 0, 0, proposed, 0, []);
  if (environment.direction === "rtl") {
    for (const node of found) node.frame[0] = size.width - node.frame[0] - node.frame[2];
  }
  const words = new Map([[Infinity, "inf"], [-Infinity, "-inf"], [NaN, "nan"]]);
  const lengths = (value) => words.get(value) ?? value;
  for (const node of found) node.frame = node.frame.map(lengths);
  const origin = (axis) => lengths(((proposed[axis] ?? size[axis]) - size[axis]) / 2) || 0;
  return { answer: "layout", nodes: found, originInWindow: { x: origin("width"), y: origin("height") } };
}

const hello = {
  answer: "hello",
  name: "StackEngine",
  version: "1.0",
  platform: process.platform === "linux" ? "Linux" : process.platform,
  protocol: 1,
  can: ["nodes", "lines", "scenes"],
};

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    const request = JSON.parse(line);
    answer = request.request === "hello" ? hello : layOut(request);
  } catch (error) {
    answer =
      error instanceof Unsupported
        ? { answer: "unsupported", reason: `there is no layout for ${error.message}` }
        : { answer: "error", message: String(error) };
  }
  console.log(JSON.stringify(answer));
}

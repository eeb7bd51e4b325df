#!/usr/bin/env node
// An engine in JavaScript that lays out evaluated view trees: stacks, frames, padding, layers, plain texts, scroll
// views, lazy stacks and lists.
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
const clamp = (value, minimum, maximum) => Math.max(Math.min(value, maximum ?? Infinity), minimum ?? -Infinity);

// MARK: Guides

/** Returns the position of an alignment's guide as a fraction of the length. */
function fraction(guide) {
  const fractions = { leading: 0, top: 0, center: 0.5, trailing: 1, bottom: 1 };
  if (!(guide in fractions)) throw new Unsupported(`the alignment '${guide}'`);
  return fractions[guide];
}

/** Returns the fractions of an alignment such as "leading top", by axis. */
function guides(alignment) {
  const [width, height] = alignment.split(" ");
  return { width: fraction(width), height: fraction(height) };
}

/** Returns the origin of a child whose guides are aligned with those of a size. */
function aligned(child, size, at) {
  return { x: (size.width - child.width) * at.width, y: (size.height - child.height) * at.height };
}

// MARK: Views

/** A view with the size of its first child. */
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

/** Proposes equal shares of the remaining space to the children, by descending priority, then ascending flexibility. */
function distribute(view, axis, proposal) {
  const items = view.children.map((child) => ({ child, priority: priority(child) }));
  const gaps = items.slice(1).map((item, index) => spacing(view, items[index].child, item.child, axis));
  const ofLength = (length) => ({ ...proposal, [axis]: length });
  const minimumLength = (item) => measure(item.child, ofLength(0))[axis];
  for (const item of items) {
    item.flexibility = measure(item.child, ofLength(Infinity))[axis] - minimumLength(item);
  }
  let space = proposal[axis] === null ? null : proposal[axis] - gaps.reduce((sum, gap) => sum + gap, 0);
  const groups = [...new Set(items.map((item) => item.priority))].sort((a, b) => b - a);
  for (const group of groups) {
    const members = items.filter((item) => item.priority === group).sort((a, b) => a.flexibility - b.flexibility);
    const later = items.filter((item) => item.priority < group);
    const reserved = space === null ? 0 : later.reduce((sum, item) => sum + minimumLength(item), 0);
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

/** Returns the view without modifiers that are not nodes. */
const unmodified = (view) => (["id", "layoutPriority", "Container"].includes(view.view) ? unmodified(view.children[0]) : view);

function priority(view) {
  if (view.view === "layoutPriority") return view.arguments[0];
  const passing = ["id", "background", "overlay", "offset", "fixedSize", "Container"];
  if (passing.includes(view.view)) return priority(view.children[0]);
  return view.view === "Spacer" ? -Infinity : 0;
}

/** Returns the spacing between two views; the preferred spacing is 8, and 0 next to a spacer. */
function spacing(stack, before, after, axis) {
  if (stack.arguments.spacing !== undefined) return stack.arguments.spacing;
  const pair = [unmodified(before), unmodified(after)];
  if (pair.some((view) => view.view === "Spacer")) return 0;
  const plain = ["Color", "Rectangle", "Circle", "Control", "Leaf", "frame", "padding", "Divider", "Image", "position",
    "ScrollView", "GeometryReader", "LazyHStack", "LazyVStack", "ListRow", "containerRelativeFrame"];
  const isText = (view) => view.view === "Text" || view.arguments.symbolSize !== undefined;
  if (axis === "height" && pair.every(isText)) return 0;
  if (axis === "height" && !pair.every((view) => plain.includes(view.view) && !isText(view))) {
    throw new Unsupported("preferred spacing that depends on the content");
  }
  if (pair.some((view) => !plain.includes(view.view) && view.view !== "Text")) {
    throw new Unsupported("the preferred spacing of containers");
  }
  return 8;
}

/** A lazy stack: elements are proposed an unspecified length along the axis, and the scene may have only a part of them. */
const lazyStack = (axis) => {
  const lines = (view, breadth) => {
    let end = view.arguments.start ?? 0;
    return view.children.map((child, index) => {
      const proposal = { [axis]: null, [across(axis)]: breadth };
      const start = end + (index > 0 ? spacing(view, view.children[index - 1], child, axis) : 0);
      end = start + measure(child, proposal)[axis];
      return { child, proposal, start, end };
    });
  };
  const breadth = (view, proposal) => {
    if (proposal[across(axis)] !== null) return proposal[across(axis)];
    const ideal = { width: null, height: null };
    const longest = Math.max(0, ...view.children.map((child) => measure(child, ideal)[across(axis)]));
    return view.arguments.crossLength ?? longest;
  };
  return {
    measure(view, proposal) {
      const own = breadth(view, proposal);
      const length = view.arguments.length ?? lines(view, own).at(-1)?.end ?? 0;
      return { [axis]: length, [across(axis)]: own };
    },
    place(view, size) {
      const at = fraction(view.arguments.alignment);
      return lines(view, size[across(axis)]).map(({ child, proposal, start }) => ({
        child,
        proposal,
        [ORIGIN[axis]]: start,
        [ORIGIN[across(axis)]]: (size[across(axis)] - measure(child, proposal)[across(axis)]) * at,
      }));
    },
  };
};

const EDGES = { width: ["leading", "trailing"], height: ["top", "bottom"] };
const EDGE_NAMES = { width: "horizontal", height: "vertical" };

/** A viewport, whose content has its ideal length along the axes that scroll. */
const scrollView = {
  scrolls: (view, axis) => view.arguments.axes.split(" ").includes(EDGE_NAMES[axis]),
  margins: (view, axis) => EDGES[axis].map((edge) => view.arguments[edge] ?? 0),
  inner(view, axis, length) {
    const [start, end] = this.margins(view, axis);
    return this.scrolls(view, axis) || length === null ? null : Math.max(0, length - start - end);
  },
  content(view, proposal) {
    const inner = (axis) => this.inner(view, axis, proposal[axis]);
    const own = { width: inner("width"), height: inner("height") };
    return { proposal: own, size: view.children.length > 0 ? measure(view.children[0], own) : { width: 0, height: 0 } };
  },
  measure(view, proposal) {
    const { size } = this.content(view, proposal);
    const length = (axis) => {
      if (this.scrolls(view, axis) && proposal[axis] !== null) return proposal[axis];
      const [start, end] = this.margins(view, axis);
      return size[axis] + start + end;
    };
    return { width: length("width"), height: length("height") };
  },
  place(view, size) {
    if (view.children.length === 0) return [];
    const content = this.content(view, size);
    const space = (axis) => {
      const [start, end] = this.margins(view, axis);
      return size[axis] - start - end - content.size[axis];
    };
    const isShort = AXES.every((axis) => this.scrolls(view, axis) && space(axis) >= 0);
    const anchors = { width: view.arguments.anchorX, height: view.arguments.anchorY };
    const origin = (axis) => {
      const [start] = this.margins(view, axis);
      if (!this.scrolls(view, axis)) return start + space(axis) / 2;
      if (space(axis) > 0) return start + space(axis) * (anchors[axis] ?? (isShort ? 0.5 : 0));
      return start - (view.arguments[ORIGIN[axis]] ?? 0);
    };
    return [{ child: view.children[0], x: origin("width"), y: origin("height"), proposal: content.proposal }];
  },
};

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
      const [minimum, ideal, maximum] = limits(view, axis);
      const base = view.arguments[axis] ?? proposal[axis] ?? ideal ?? null;
      inner[axis] = base === null ? null : clamp(base, minimum, maximum);
    }
    return inner;
  },
  measure(view, proposal) {
    const size = {};
    for (const axis of AXES) {
      const [minimum, ideal, maximum] = limits(view, axis);
      const child = () => measure(view.children[0], this.propose(view, proposal))[axis];
      const proposed = proposal[axis];
      let base;
      if (view.arguments[axis] !== undefined) base = view.arguments[axis];
      else if (proposed === null) base = ideal ?? child();
      else if (minimum !== undefined && maximum !== undefined) base = proposed;
      else if (maximum !== undefined) base = Math.max(proposed, child());
      else base = child();
      size[axis] = clamp(base, minimum, maximum);
    }
    return size;
  },
  place(view, size, proposal) {
    const child = view.children[0];
    const inner = this.propose(view, proposal);
    for (const axis of AXES) {
      const [minimum, ideal, maximum] = limits(view, axis);
      const fixed = view.arguments[axis] !== undefined;
      const isFlexible = [minimum, ideal, maximum].some((length) => length !== undefined);
      const hasChildsLength =
        ideal === undefined && proposal[axis] === null && (minimum ?? -Infinity) < size[axis] && size[axis] < (maximum ?? Infinity);
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
      const [minimum, ideal, maximum] = limits(view, axis);
      size[axis] = proposal[axis] === null ? ideal : clamp(proposal[axis], minimum, maximum);
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
    // The width of a wrapped line includes the space at its end, up to the proposed width.
    const widths = lines.map((line, index) => (([...line].length + (index < lines.length - 1 ? 1 : 0)) * size) / 2);
    const width = Math.min(Math.max(...widths), proposal.width ?? Infinity);
    return { width: Math.ceil(width), height: Math.ceil(lines.length * size) };
  }),
  Container: wrapper,
  Control: wrapper,
  LazyHStack: lazyStack("width"),
  LazyVStack: lazyStack("height"),
  ScrollView: scrollView,
  containerRelativeFrame: frame,
  ListRow: {
    propose: ({ arguments: own }, proposal) => ({
      width: proposal.width === null ? null : Math.max(0, proposal.width - own.leading - own.trailing),
      height: null,
    }),
    measure(view, proposal) {
      const { above, minHeight, top, leading, bottom, trailing } = view.arguments;
      const size = measure(view.children[0], this.propose(view, proposal));
      return {
        width: proposal.width ?? size.width + leading + trailing,
        height: above + Math.max(size.height + top + bottom, minHeight),
      };
    },
    place(view, size) {
      const { above, top, leading, bottom } = view.arguments;
      const proposal = this.propose(view, size);
      const space = size.height - above - top - bottom - measure(view.children[0], proposal).height;
      return [{ child: view.children[0], x: leading, y: above + top + space / 2, proposal }];
    },
  },
  Circle: leaf((view, proposal) => {
    const lengths = AXES.map((axis) => proposal[axis]).filter((length) => length !== null);
    const side = lengths.length > 0 ? Math.min(...lengths) : 10;
    return { width: side, height: side };
  }),
  GeometryReader: {
    measure: (view, proposal) => ({ width: proposal.width ?? 10, height: proposal.height ?? 10 }),
    place: (view, size) => view.children.map((child) => ({ child, x: 0, y: 0, proposal: size })),
  },
  ViewThatFits: {
    selectedChild(view, proposal) {
      const axes = AXES.filter((axis) => view.arguments.in.split(" ").includes(EDGE_NAMES[axis]));
      const fits = (child) => {
        const ideal = measure(child, { width: null, height: null });
        return axes.every((axis) => proposal[axis] === null || ideal[axis] <= proposal[axis] + 1e-9);
      };
      return view.children.slice(0, -1).find(fits) ?? view.children.at(-1);
    },
    measure(view, proposal) {
      return view.children.length > 0 ? measure(this.selectedChild(view, proposal), proposal) : { width: 0, height: 0 };
    },
    place(view, size, proposal) {
      return view.children.length > 0 ? [{ child: this.selectedChild(view, proposal), x: 0, y: 0, proposal }] : [];
    },
  },
  aspectRatio: {
    ...wrapper,
    propose(view, proposal) {
      const ideal = () => {
        const size = measure(view.children[0], { width: null, height: null });
        return size.width === size.height ? { width: 1, height: 1 } : size;
      };
      const shape = view.arguments[0] === undefined ? ideal() : { width: view.arguments[0], height: 1 };
      const scale = (axis) => (shape[axis] === 0 && proposal[axis] === 0 ? Infinity : proposal[axis] / shape[axis]);
      const scales = AXES.filter((axis) => proposal[axis] !== null).map(scale);
      if (scales.length === 0) return proposal;
      const factor = view.arguments.contentMode === "fit" ? Math.min(...scales) : Math.max(...scales);
      const length = (axis) => (shape[axis] === 0 ? 0 : shape[axis] * factor);
      return { width: length("width"), height: length("height") };
    },
  },
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

/** Returns the nodes of a placed view, with frames relative to the scene's top left corner. */
function nodes(view, x, y, proposal, depth, ids) {
  const size = measure(view, proposal);
  const name = view.name ?? view.view;
  const listed = name !== "";
  const found = [];
  if (listed) {
    found.push({ depth, name, frame: [x, y, size.width, size.height] });
    if (ids.length > 0) found[0].ids = ids;
    const label = ["Text", "Image", "Control", "Leaf"].includes(view.view) ? view.arguments[0] : undefined;
    if (label !== undefined) found[0].label = label;
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

/** Returns a view with its lengths as numbers. The argument "0" of a view with a label, or of `id`, is not a length. */
function read(view) {
  const isText = ["Text", "Image", "Control", "Leaf", "id"].includes(view.view);
  const values = Object.entries(view.arguments).map(([name, value]) => [
    name,
    isText && name === "0" ? value : number(value),
  ]);
  return { ...view, arguments: Object.fromEntries(values), children: view.children.map(read) };
}

function layOut({ scene: data, proposal, environment }) {
  const scene = read(data);
  for (const name of ["safeArea", "keyboard", "margins"]) {
    if (name in environment) throw new Unsupported(`'${name}'`);
  }
  const proposed = { width: number(proposal.width), height: number(proposal.height) };
  const size = measure(scene, proposed);
  const found = nodes(scene, 0, 0, proposed, 0, []);
  if (environment.direction === "rtl") {
    for (const node of found) node.frame[0] = size.width - node.frame[0] - node.frame[2];
  }
  const names = new Map([[Infinity, "inf"], [-Infinity, "-inf"], [NaN, "nan"]]);
  const lengths = (value) => names.get(value) ?? value;
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

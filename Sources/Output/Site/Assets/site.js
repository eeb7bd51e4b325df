// Adds sliders, filters and keyboard shortcuts to the pages, which can be read without scripts too.
(() => {
  const SVG = "http://www.w3.org/2000/svg";

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const draw = (name, attributes = {}) => {
    const element = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    return element;
  };

  // Returns the numbers of the matrix that maps points to the pixels of a picture.
  const map = (svg) => svg.querySelector(".n").getAttribute("transform").slice(7, -1).split(" ").map(Number);

  const frameOf = (svg, number) => {
    const outline = svg.querySelector(`.o [data-n~="${number}"]`);
    if (!outline) return null;
    const [x, y, width, height] = outline.getAttribute("d").match(/-?[\d.]+/g).map(Number);
    return { x, y, width, height };
  };

  // Returns a slider over a number of positions, between two buttons that move it by one.
  const scrubber = (label, count, show) => {
    const range = make("input", { type: "range", min: 0, max: count - 1, value: 0, "aria-label": label });
    const back = make("button", { type: "button", "aria-label": "Back: " + label }, "◀");
    const forward = make("button", { type: "button", "aria-label": "Forward: " + label }, "▶");
    const set = (index) => {
      range.value = Math.max(0, Math.min(count - 1, index));
      show(+range.value, false);
    };
    range.addEventListener("input", () => show(+range.value, false));
    back.addEventListener("click", () => set(+range.value - 1));
    forward.addEventListener("click", () => set(+range.value + 1));
    return { bar: make("div", { class: "bar" }, back, range, forward), range, set };
  };

  // MARK: Code

  const keywords = new Set(
    ("any as associatedtype async await break case catch class continue default defer do else enum"
      + " extension fallthrough false fileprivate for func guard if import in init inout internal is let"
      + " mutating nil nonisolated open override package private protocol public repeat rethrows return"
      + " self Self some static struct subscript super switch throw throws true try typealias var weak"
      + " where while").split(" "));
  // The names that have pages; the site writes them at the start of this file.
  const { types, members } = globalThis.plumbNames ?? { types: [], members: [] };
  const [typeNames, memberNames] = [new Set(types), new Set(members)];
  const tokens = new RegExp([
    /(?<comment>\/\/.*|\/\*[^]*?(?:\*\/|$))/, /(?<string>"""[^]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?)/,
    /(?<number>\p{Nd}[\da-fA-F._xob]*)/, /(?<word>[@#]?[\p{L}_][\p{L}\p{M}\p{N}_]*)/,
  ].map((pattern) => pattern.source).join("|"), "gu");
  const call = /\(| *\{| *= /y;
  // Returns the address of the page of a word in code, or null. A member is linked where it is called or set.
  const addressOf = (word, text, at) => {
    call.lastIndex = at + word.length;
    const isKnown = text[at - 1] === "." ? memberNames.has(word) && call.test(text) : typeNames.has(word);
    if (!isKnown) return null;
    const address = `${root}${typeNames.has(word) ? "types" : "members"}/${encodeURIComponent(word)}.html`;
    return address === location.href.replace(/[?#].*/, "") ? null : address;
  };
  // Returns the nodes of code with syntax colors; each name is a link at its first use.
  const colored = (text, linked) => {
    const pieces = [];
    let end = 0;
    for (const { 0: word, index, groups } of text.matchAll(tokens)) {
      const address = groups.word && !linked.has(word) ? addressOf(word, text, index) : null;
      const element = address ? make("a", { href: address }, word)
        : groups.comment ? make("b", { class: "c" }, word)
        : groups.string ? make("u", {}, word)
        : groups.number ? make("i", {}, word)
        : /^[@#]/.test(word) || keywords.has(word) ? make("em", {}, word)
        : /^\p{Lu}/u.test(word) ? make("b", {}, word) : null;
      if (!element) continue;
      if (address) linked.add(word);
      pieces.push(text.slice(end, index), element);
      end = index + word.length;
    }
    return [...pieces, text.slice(end)];
  };
  const colorCode = (code) => {
    const linked = new Set();
    const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.parentElement.matches(".err")) text.replaceWith(...colored(text.data, linked));
    }
  };

  // MARK: The negotiation

  const scrubbers = new Map();
  // The sliders of details elements, by element.
  const controls = new WeakMap();

  const addSteps = (details, index) => {
    const example = details.closest(".ex");
    const svg = example.querySelector("figure svg.pic");
    const items = [...details.querySelectorAll("ol > li")];
    if (!svg || !items.length) return;
    const home = ["viewBox", "width", "height"].map((name) => [name, svg.getAttribute(name)]);
    // Computed when a step is shown: a page may have a thousand steps.
    let boxes, stage;
    const currentStep = make("div", { class: "current-step", "aria-live": "polite" });
    const layer = draw("g", { class: "st" });
    svg.append(layer);

    const clear = () => {
      layer.replaceChildren();
      home.forEach(([name, value]) => svg.setAttribute(name, value));
      for (const item of items) item.classList.remove("on");
    };
    const show = (index, isQuiet) => {
      clear();
      boxes ??= items.map((item) => stepBox(svg, item));
      stage ??= stageFor(svg, boxes);
      const item = items[index], list = item.parentElement;
      item.classList.add("on");
      const kind = item.className.match(/k-(\w+)/)[1];
      const sentence = [...item.childNodes].filter((node) => node.nodeName !== "UL").map((node) => node.cloneNode(true));
      currentStep.replaceChildren(
        make("strong", {}, `${index + 1} of ${items.length}, ${kind}: `), ...sentence,
        boxes[index] ? "" : " (not in the picture)");
      for (const [name, value] of Object.entries(stage)) svg.setAttribute(name, value);
      mark(layer, boxes[index], item.dataset.s.split(" ").join(" × "), kind, svg.viewBox.baseVal);
      control.range.setAttribute("aria-valuetext", `Step ${index + 1}, ${kind}`);
      // Scrolls after the picture is updated, because a larger picture leaves less height for the list. The
      // previous step stays visible.
      list.scrollTop = items[Math.max(index - 1, 0)].offsetTop - list.offsetTop;
      if (!isQuiet) history.replaceState(null, "", `#${details.dataset.sc.split("/").map(encodeURIComponent).join("/")}/step=${index + 1}`);
    };
    const control = scrubber("Steps of " + details.dataset.sc.replaceAll("-", " "), items.length, show);
    details.querySelector("summary").after(control.bar, currentStep);
    details.addEventListener("toggle", () => { if (details.open) show(+control.range.value, true); else clear(); });
    items.forEach((item, index) => item.addEventListener("click", () => control.set(index)));
    if (details.open) show(0, true);
    controls.set(details, {
      range: control.range,
      set: (index) => { control.range.value = index; if (details.open) show(+control.range.value, true); },
    });
    if (!scrubbers.get(details.dataset.sc)?.details.isConnected) scrubbers.set(details.dataset.sc, { details, control });
  };

  // Returns the rectangle of a step, in pixels of the picture; null for a node that is not drawn.
  const stepBox = (svg, item) => {
    const frame = frameOf(svg, item.dataset.n);
    if (!frame || item.classList.contains("k-place")) return frame;
    const scale = map(svg)[0];
    const [width, height] = item.dataset.s.split(" ").map(Number)
      .map((value) => Number.isFinite(value) ? Math.max(value * scale, 1) : Infinity);
    return { x: frame.x, y: frame.y, width, height };
  };

  // Returns the view box and the size of a picture that contains all steps, so that it does not change between
  // steps. Boxes that are infinite or much larger than the scene extend beyond it, or the scene would be too small.
  const stageFor = (svg, boxes) => {
    const home = svg.getAttribute("viewBox").split(" ").slice(2).map(Number);
    const root = frameOf(svg, 0) ?? { x: 0, y: 0, width: 0, height: 0 };
    const margin = 14;
    const size = ["width", "height"].map((length, axis) => {
      const origin = ["x", "y"][axis];
      const most = Math.max(home[axis], root[origin] + Math.max(root[length] * 2.5, 80) + margin);
      const ends = boxes.filter((box) => box && Number.isFinite(box[length])).map((box) => box[origin] + box[length] + margin);
      return Math.min(Math.max(home[axis], ...ends), most);
    });
    const scale = Math.min(1, 288 / size[0], 400 / size[1]);
    return { viewBox: `0 0 ${size[0]} ${size[1]}`, width: size[0] * scale, height: size[1] * scale };
  };

  // Draws a step: proposals are dashed, answers solid, positions filled. The size is written below the box, or at
  // the lower edge of the picture if the box reaches it.
  const mark = (layer, box, label, kind, view) => {
    if (!box) return;
    const [width, height] = [box.width, box.height].map((length) => Math.min(length, 5000));
    layer.append(draw("rect", { x: box.x, y: box.y, width, height, class: "st-" + kind }));
    const size = 12 * Math.max(1, view.width / 288, view.height / 400);
    const text = draw("text", {
      x: box.x + 2, y: Math.min(box.y + height + size, view.height - 4),
      class: "st-t", "font-size": size, "stroke-width": size / 3,
    });
    text.textContent = label;
    layer.append(text);
    // Moves a text that extends beyond the right edge back into the picture.
    const over = box.x + 2 + text.getComputedTextLength() - view.width + 4;
    if (over > 0) text.setAttribute("x", box.x + 2 - over);
  };

  // MARK: Expected and actual

  const addComparison = (label) => {
    label.hidden = false;
    const svg = label.closest("figure").querySelector("svg");
    const set = (value) => {
      svg.querySelector(".v").style.opacity = Math.min(1, value / 50);
      svg.querySelector(".xs").style.opacity = Math.min(1, (100 - value) / 50);
    };
    label.querySelector("input").addEventListener("input", (event) => set(+event.target.value));
  };

  // MARK: Widths

  const addSweep = (box) => {
    const widths = box.dataset.w.split(" ").map(Number);
    const varying = [...box.querySelectorAll("[data-v]")].map((element) => variations(element, widths));
    const show = (index) => {
      for (const set of varying) set(index);
      control.range.setAttribute("aria-valuetext", box.querySelector(".wd").textContent);
    };
    const control = scrubber("Proposed width", widths.length, show);
    box.prepend(control.bar);
    const home = make("button", { type: "button", "aria-label": "The width of the block" }, `↺ ${widths[box.dataset.h]}`);
    home.addEventListener("click", () => control.set(+box.dataset.h));
    control.bar.append(home);
    // A press or a drag in the plot also selects a width.
    const plot = box.querySelector(".plot");
    const [begin, end] = plot.dataset.x.split(" ").map(Number);
    const point = (event) => {
      if (!event.buttons) return;
      const around = plot.getBoundingClientRect();
      const x = (event.clientX - around.left) / around.width * plot.viewBox.baseVal.width;
      const width = (x - begin) / (end - begin) * widths.at(-1);
      const distances = widths.map((other) => Math.abs(other - width));
      control.set(distances.indexOf(Math.min(...distances)));
    };
    plot.addEventListener("pointerdown", point);
    plot.addEventListener("pointermove", point);
    control.set(+box.dataset.h);
    return control;
  };

  const openSweep = (details) => {
    if (!controls.has(details)) controls.set(details, addSweep(details.querySelector(".sw")));
    return controls.get(details);
  };

  // MARK: Collapsed parts

  const root = document.currentScript.src.replace(/site\.js.*$/, "");
  const digits = "#$%&'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxy";
  const values = new Uint8Array(128);
  [...digits].forEach((digit, value) => { values[digit.charCodeAt(0)] = value; });
  // The inverse of PackedText: five digits encode four bytes, which the browser decompresses.
  const unpack = async (packed) => {
    const bytes = new Uint8Array((packed.length - 1) / 5 * 4);
    const view = new DataView(bytes.buffer);
    for (let at = 1, end = 0; at < packed.length; end += 4) {
      let value = 0;
      for (let count = 0; count < 5; count++) value = value * 85 + values[packed.charCodeAt(at++)];
      view.setUint32(end, value);
    }
    const whole = new Blob([bytes.subarray(0, bytes.length - values[packed.charCodeAt(0)])]);
    return new Response(whole.stream().pipeThrough(new DecompressionStream("deflate"))).text();
  };

  // The collapsed parts by name, once they are unpacked.
  let parts = null;
  const opening = [];
  const classes = { s: "steps", n: "nodes-of", w: "sweep", c: "strips", i: "image" };
  // Returns the element of an example that a part is added to.
  const placeOf = (kind, example) =>
    kind === "w" || kind === "i" ? example : example.querySelector(kind === "p" ? "figure" : kind === "c" ? ".conditions" : ".side");
  // Adds pictures, and collapsed elements whose content is added when a reader opens them.
  globalThis.plumbParts = async (packed) => {
    const list = JSON.parse(await unpack(packed));
    parts = new Map(list.map(([kind, line, , content]) => [kind + line, content]));
    for (const [kind, line, summary, content] of list) {
      const example = document.getElementById("L" + line);
      if (!example) continue;
      const place = placeOf(kind, example);
      if (kind === "p") { place.innerHTML = content; continue; }
      const details = make("details", { class: classes[kind], "data-part": kind + line }, make("summary", {}, summary));
      place.append(details);
    }
    document.querySelectorAll("details[data-part]").forEach(activatePart);
    opening.splice(0).forEach((done) => done());
    begin();
    document.documentElement.dataset.parts = "";
  };
  // Adds the content of a collapsed element.
  const fill = (details, done) => {
    const name = details.dataset.part;
    if (!name) return done();
    if (!parts) return opening.push(() => fill(details, done));
    delete details.dataset.part;
    details.insertAdjacentHTML("beforeend", parts.get(name) ?? "");
    done();
  };

  // MARK: Chips

  // Returns the clauses of an article, each a heading and the elements up to the next one.
  const clausesOf = (article) => {
    const clauses = [[]];
    for (const element of article.children) {
      if (/^H[234]$/.test(element.tagName)) clauses.push([]);
      clauses.at(-1).push(element);
    }
    return clauses.slice(1);
  };

  // Lets buttons show only the clauses that have a scenario with a verdict.
  const addChips = (chips) => {
    chips.hidden = false;
    const article = document.querySelector("article");
    const buttons = [...chips.querySelectorAll("button")];
    const show = (family) => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.f === family));
      for (const clause of clausesOf(article)) {
        const has = clause.some((element) => element.matches(`.x-${family}`) || element.querySelector(`.b.v-${family}`));
        for (const element of clause) element.classList.toggle("filtered-out", family !== "" && !has);
      }
    };
    for (const button of buttons) button.addEventListener("click", () => show(button.dataset.f));
    // A link to a hidden clause shows all clauses again.
    addEventListener("hashchange", () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target?.closest(".filtered-out")) return;
      show("");
      target.scrollIntoView();
    });
  };

  // MARK: Only recorded expectations

  // Hides what was not recorded on Apple's frameworks, on every page until the button is pressed again.
  const addRecordedOnly = (button) => {
    const key = "plumb-recorded-only";
    const article = document.querySelector("article");
    const stored = () => { try { return localStorage.getItem(key) === "1"; } catch { return false; } };
    const show = (isOn) => {
      button.setAttribute("aria-pressed", String(isOn));
      document.documentElement.classList.toggle("recorded-only", isOn);
      if (!article) return;
      for (const clause of clausesOf(article)) {
        const has = (selector) => clause.some((element) => element.matches(selector) || element.querySelector(selector));
        const isLeft = !has("[data-ev]") || has("[data-ev=recorded]");
        for (const element of clause) element.classList.toggle("unrecorded", isOn && !isLeft);
      }
    };
    button.addEventListener("click", () => {
      const isOn = button.getAttribute("aria-pressed") !== "true";
      try { localStorage.setItem(key, isOn ? "1" : "0"); } catch { /* The page itself is filtered. */ }
      show(isOn);
    });
    if (stored()) show(true);
  };

  // MARK: The search in the header

  const addSearch = (header) => {
    const page = header.dataset.search;
    const label = "Search names, words and rules";
    const form = make("form", { class: "search", role: "search", "aria-label": "All pages", action: root + page },
      make("input", { type: "search", name: "q", "aria-label": label, placeholder: "Search  /" }));
    form.append(make("button", { type: "button", class: "only-recorded", "aria-pressed": "false" }, "● recorded only"));
    header.append(form);
  };

  // MARK: Keys

  const addKeys = () => {
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const isTyping = document.activeElement?.matches("input, select, textarea");
      if (event.key === "/" && !isTyping) {
        const field = [...document.querySelectorAll("input[type=search]")].find((field) => field.offsetParent);
        if (!field) return;
        event.preventDefault();
        field.focus();
        field.select();
      } else if (event.key === "Escape" && isTyping) {
        document.activeElement.blur();
      } else if (document.activeElement === document.body) {
        const relation = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
        const link = relation && document.querySelector(`.pager [rel=${relation}]`);
        if (link) location.assign(link.href);
      }
    });
  };

  // MARK: The table of contents

  const addContents = (contents) => {
    const details = contents.querySelector("details");
    const wide = matchMedia("(min-width: 74rem)");
    const adapt = () => { details.open = wide.matches; };
    wide.addEventListener("change", adapt);
    adapt();
    const links = new Map([...contents.querySelectorAll("a[href^='#']")].map((link) =>
      [decodeURIComponent(link.hash.slice(1)), link]));
    // The current heading is the last one above the lower two thirds of the window.
    const headings = [...links.keys()].map((id) => document.getElementById(id)).filter(Boolean);
    let current = null, isWaiting = false;
    const mark = () => {
      isWaiting = false;
      const now = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3) ?? null;
      if (now === current) return;
      if (current) links.get(current.id).removeAttribute("aria-current");
      current = now;
      if (!now) return;
      const link = links.get(now.id);
      link.setAttribute("aria-current", "location");
      if (!wide.matches) return;
      const [box, around] = [link.getBoundingClientRect(), contents.getBoundingClientRect()];
      if (box.top < around.top || box.bottom > around.bottom) contents.scrollTop += box.top - around.top - around.height / 3;
    };
    addEventListener("scroll", () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(mark);
    }, { passive: true });
    mark();
  };

  // MARK: Deep links

  const follow = () => {
    const match = location.hash.match(/^#(.*)\/step=(\d+)$/);
    if (!match) return;
    const name = decodeURIComponent(match[1]);
    const details = [...document.querySelectorAll("details.steps")].find((details) => details.dataset.sc === name);
    if (!details) return;
    fill(details, () => {
      if (!scrubbers.has(name)) addSteps(details);
      const found = scrubbers.get(name);
      if (!found) return;
      found.details.open = true;
      found.control.set(+match[2] - 1);
      found.details.closest(".ex").scrollIntoView();
    });
  };

  // Calls a function when an element is opened, or now if it is open.
  const whenOpen = (details, done) => {
    if (details.open) done();
    else details.addEventListener("toggle", done, { once: true });
  };

  // Stores in `data-sc` the scenario of each example: its own id, or that of its heading. For steps, it stores the
  // part of their address before `/step=`: the scenario, followed by the block unless it is the first with steps.
  const nameScenarios = () => {
    let scenario = "";
    const known = new Set();
    let heading = "";
    for (const element of document.querySelectorAll("h1, h2, h3, h4, .sc, .ex, details.steps")) {
      if (element.matches("h1, h2, h3, h4")) scenario = heading = element.id;
      else if (element.matches(".sc")) scenario = element.id || heading;
      else if (element.matches(".ex")) element.dataset.sc = scenario;
      else {
        element.dataset.sc = known.has(scenario) ? `${scenario}/${element.closest(".ex").id}` : scenario;
        known.add(scenario);
      }
    }
  };

  // Makes a heading a link to itself, unless it contains links.
  const addSelfLink = (heading) => {
    if (heading.querySelector("a:not(.src)")) return;
    const content = [...heading.childNodes].filter((node) => !node.matches?.(".src"));
    heading.prepend(make("a", { class: "self", href: "#" + heading.id }, ...content), " ");
  };

  // Appends a link to an example to its first line.
  const addBlockLink = (example) => {
    example.querySelector(".vh").append(make("a", { class: "src", href: "#" + example.id }, example.id));
  };

  const activatePart = (details) => whenOpen(details, () => fill(details, () => {
    if (details.matches(".steps") && !controls.has(details)) addSteps(details);
    if (details.matches(".sweep")) openSweep(details);
  }));
  const activate = (root) => {
    const headings = "article > :is(h1, h2, h3, h4)[id]";
    (root.matches?.(headings) ? [root] : root.querySelectorAll(headings)).forEach(addSelfLink);
    root.querySelectorAll(".code:not(.plain) code").forEach(colorCode);
    const examples = ".ex[id]";
    (root.matches?.(examples) ? [root] : root.querySelectorAll(examples)).forEach(addBlockLink);
    root.querySelectorAll(".cmp").forEach(addComparison);
    root.querySelectorAll("details.steps:not([data-part])").forEach(addSteps);
    root.querySelectorAll("details.sweep:not([data-part])").forEach(activatePart);
  };

  // Copies the title of the first link to each rule to the other links.
  const addTitles = () => {
    const titles = new Map();
    for (const link of document.querySelectorAll("a.rule")) {
      if (link.title) titles.set(link.href, link.title);
      else if (titles.has(link.href)) link.title = titles.get(link.href);
    }
  };

  const begin = () => {
    addTitles();
    nameScenarios();
    activate(document);
    follow();
  };
  const file = document.querySelector("script[src$='.parts.js']");
  if (file) file.addEventListener("error", begin);
  else begin();
  document.querySelectorAll("[data-search]").forEach(addSearch);
  document.querySelectorAll(".chips:not(.em-filter .chips)").forEach(addChips);
  document.querySelectorAll(".toc").forEach(addContents);
  document.querySelectorAll(".only-recorded").forEach(addRecordedOnly);
  addKeys();
  addEventListener("hashchange", follow);
  // Functions for the other scripts, and for pages whose content is added later.
  globalThis.plumb = { make, unpack, activate, nameScenarios, openSweep, follow, control: (details) => controls.get(details) };
})();

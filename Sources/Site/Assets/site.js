// Brings pages to life that can be read without it: scrubbers, sliders, the filter.
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

  // The numbers of a picture's map from points to pixels.
  const map = (svg) => svg.dataset.m.slice(7, -1).split(" ").map(Number);

  const frameOf = (svg, number) => {
    const outline = svg.querySelector(`.o[data-n="${number}"]`);
    if (!outline) return null;
    const [x, y, width, height] = ["x", "y", "width", "height"].map((key) => +outline.getAttribute(key));
    return { x, y, width, height };
  };

  // A row of buttons and a slider over a number of positions.
  const scrubber = (label, count, show) => {
    const range = make("input", { type: "range", min: 0, max: count - 1, value: 0, "aria-label": label });
    const back = make("button", { type: "button", "aria-label": "Back: " + label }, "◀");
    const on = make("button", { type: "button", "aria-label": "On: " + label }, "▶");
    const set = (index) => {
      range.value = Math.max(0, Math.min(count - 1, index));
      show(+range.value, false);
    };
    range.addEventListener("input", () => show(+range.value, false));
    back.addEventListener("click", () => set(+range.value - 1));
    on.addEventListener("click", () => set(+range.value + 1));
    return { bar: make("div", { class: "bar" }, back, range, on), range, set };
  };

  // MARK: The negotiation

  const scrubbers = new Map();
  // What moves a details element's slider, once it has one.
  const controls = new WeakMap();

  const addSteps = (details, index) => {
    const example = details.closest(".ex");
    const svg = example.querySelector("figure svg.pic");
    const items = [...details.querySelectorAll("ol > li")];
    if (!svg || !items.length) return;
    const screen = svg.querySelector(".s");
    const home = [svg, screen].map((element) =>
      ["viewBox", "width", "height"].filter((name) => element.hasAttribute(name)).map((name) => [name, element.getAttribute(name)]));
    // Worked out when somebody looks: a page may have a thousand steps.
    let boxes, stage;
    const now = make("div", { class: "now", "aria-live": "polite" });
    const layer = draw("g", { class: "st" });
    svg.append(layer);

    const clear = () => {
      layer.replaceChildren();
      [svg, screen].forEach((element, at) => home[at].forEach(([name, value]) => element.setAttribute(name, value)));
      for (const item of items) item.classList.remove("on");
    };
    const show = (index, isQuiet) => {
      clear();
      boxes ??= items.map((item) => stepBox(svg, item));
      stage ??= stageFor(svg, boxes);
      const item = items[index], list = item.parentElement;
      item.classList.add("on");
      const kind = item.className.match(/k-(\w+)/)[1];
      const words = [...item.childNodes].filter((node) => node.nodeName !== "UL").map((node) => node.cloneNode(true));
      now.replaceChildren(
        make("strong", {}, `${index + 1} of ${items.length}, ${kind}: `), ...words,
        boxes[index] ? "" : " (not in the picture)");
      for (const [name, value] of Object.entries(stage)) svg.setAttribute(name, value);
      screen.setAttribute("width", svg.viewBox.baseVal.width - 1);
      screen.setAttribute("height", svg.viewBox.baseVal.height - 1);
      mark(layer, boxes[index], item.dataset.s.split(" ").join(" × "), kind, svg.viewBox.baseVal);
      control.range.setAttribute("aria-valuetext", `Step ${index + 1}, ${kind}`);
      // The step before is in sight too; last, as a picture that grows leaves the list less room.
      list.scrollTop = items[Math.max(index - 1, 0)].offsetTop - list.offsetTop;
      if (!isQuiet) history.replaceState(null, "", `#${details.dataset.sc.split("/").map(encodeURIComponent).join("/")}/step=${index + 1}`);
    };
    const control = scrubber("Steps of " + details.dataset.sc.replaceAll("-", " "), items.length, show);
    details.querySelector("summary").after(control.bar, now);
    details.addEventListener("toggle", () => { if (details.open) show(+control.range.value, true); else clear(); });
    items.forEach((item, index) => item.addEventListener("click", () => control.set(index)));
    controls.set(details, {
      range: control.range,
      set: (index) => { control.range.value = index; if (details.open) show(+control.range.value, true); },
    });
    if (!scrubbers.get(details.dataset.sc)?.details.isConnected) scrubbers.set(details.dataset.sc, { details, control });
  };

  // Where a step is drawn, in the picture's own pixels; null for a node that is not drawn.
  const stepBox = (svg, item) => {
    const frame = frameOf(svg, item.dataset.n);
    if (!frame || item.classList.contains("k-place")) return frame;
    const scale = map(svg)[0];
    const [width, height] = item.dataset.s.split(" ").map(Number)
      .map((value) => Number.isFinite(value) ? Math.max(value * scale, 1) : Infinity);
    return { x: frame.x, y: frame.y, width, height };
  };

  // A picture large enough for all steps, so that it stays as it is from one to the next; but what is
  // much larger than the scene runs out of it, as what has no end does, or the scene would be too small.
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

  // Proposals are dashed, answers solid, places filled; the size is written below, or at the lower edge
  // of what goes down to the picture's.
  const mark = (layer, box, words, kind, view) => {
    if (!box) return;
    const [width, height] = [box.width, box.height].map((length) => Math.min(length, 5000));
    layer.append(draw("rect", { x: box.x, y: box.y, width, height, class: "st-" + kind }));
    const size = 12 * Math.max(1, view.width / 288, view.height / 400);
    const text = draw("text", {
      x: box.x + 2, y: Math.min(box.y + height + size, view.height - 4),
      class: "st-t", "font-size": size, style: `stroke-width:${size / 3}px`,
    });
    text.textContent = words;
    layer.append(text);
    // Back into the picture, if it runs out at the right.
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
    // Pointing at the plot chooses a width too.
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

  // MARK: The filter

  const addFilter = (form) => {
    const items = [...document.querySelectorAll(".all > li")].map((element) => ({
      element, verdict: element.dataset.v, evidence: element.dataset.e.split(" "),
      text: (element.textContent + " " + (element.dataset.r ?? "")).toLowerCase(),
    }));
    const fields = ["q", "verdict", "evidence"].map((name) => form.elements[name]);
    const apply = () => {
      const [text, verdict, evidence] = fields.map((field) => field.value);
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      let count = 0;
      for (const item of items) {
        const isShown = (!verdict || item.verdict === verdict) && (!evidence || item.evidence.includes(evidence))
          && words.every((word) => item.text.includes(word));
        item.element.hidden = !isShown;
        if (isShown) count++;
      }
      form.querySelector("output").textContent = `${count} of ${items.length}`;
    };
    const read = () => {
      const state = new URLSearchParams(location.search);
      for (const field of fields) field.value = state.get(field.name) ?? "";
      apply();
    };
    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    const change = () => {
      apply();
      const state = new URLSearchParams();
      for (const field of fields) if (field.value) state.set(field.name, field.value);
      const query = state.toString();
      history.replaceState(null, "", location.pathname + (query ? "?" + query : "") + location.hash);
    };
    // A field that is cleared tells of a change alone.
    form.addEventListener("input", change);
    form.addEventListener("change", change);
    addEventListener("popstate", read);
    read();
  };

  // MARK: Deep links

  const follow = () => {
    const match = location.hash.match(/^#(.*)\/step=(\d+)$/);
    const found = match && scrubbers.get(decodeURIComponent(match[1]));
    if (!found) return;
    found.details.open = true;
    found.control.set(+match[2] - 1);
    found.details.closest(".ex").scrollIntoView();
  };

  const enliven = (root) => {
    root.querySelectorAll(".cmp").forEach(addComparison);
    root.querySelectorAll("details.steps").forEach(addSteps);
    root.querySelectorAll("details.sweep").forEach((details) => {
      details.addEventListener("toggle", () => openSweep(details), { once: true });
    });
  };

  enliven(document);
  document.querySelectorAll("form.filter").forEach(addFilter);
  document.querySelectorAll("form.search").forEach((form) => { form.hidden = false; });
  addEventListener("hashchange", follow);
  follow();
  // For a page whose content comes later.
  globalThis.plumb = { enliven, openSweep, follow, control: (details) => controls.get(details) };
})();

// Brings pages to life that can be read without it: scrubbers, sliders, the filter.
"use strict";
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
      const item = items[index];
      item.classList.add("on");
      item.parentElement.scrollTop = item.offsetTop - item.parentElement.offsetTop - 60;
      const kind = item.className.match(/k-(\w+)/)[1];
      const text = [...item.childNodes].filter((node) => node.nodeName !== "UL").map((node) => node.textContent).join("");
      const at = text.lastIndexOf(" ");
      now.replaceChildren(
        make("strong", {}, `${index + 1} of ${items.length}, ${kind}: `), text.slice(0, at + 1), make("b", {}, text.slice(at + 1)));
      for (const [name, value] of Object.entries(stage)) svg.setAttribute(name, value);
      screen.setAttribute("width", svg.viewBox.baseVal.width - 1);
      screen.setAttribute("height", svg.viewBox.baseVal.height - 1);
      mark(layer, boxes[index], item.dataset.s.split(" ").join(" × "), kind, svg.viewBox.baseVal.width / +stage.width);
      control.range.setAttribute("aria-valuetext", `Step ${index + 1}, ${kind}`);
      if (!isQuiet) history.replaceState(null, "", `#${details.dataset.sc.split("/").map(encodeURIComponent).join("/")}/step=${index + 1}`);
    };
    const control = scrubber("Steps of " + details.dataset.sc.replaceAll("-", " "), items.length, show);
    details.querySelector("summary").after(control.bar, now);
    details.addEventListener("toggle", () => { if (details.open) show(+control.range.value, true); else clear(); });
    if (!scrubbers.has(details.dataset.sc)) scrubbers.set(details.dataset.sc, { details, control });
  };

  // Where a step is drawn, in the picture's own pixels; null for a node that is not drawn. What has
  // no end reaches to the edge.
  const stepBox = (svg, item) => {
    const frame = frameOf(svg, item.dataset.n);
    if (!frame || item.classList.contains("k-place")) return frame;
    const scale = map(svg)[0];
    const [right, bottom] = svg.getAttribute("viewBox").split(" ").slice(2).map(Number);
    const [width, height] = item.dataset.s.split(" ").map(Number);
    const length = (value, most) => Math.max(Number.isFinite(value) ? Math.min(value * scale, 2500) : most, 1);
    return {
      x: frame.x, y: frame.y,
      width: length(width, right - frame.x - 6), height: length(height, bottom - frame.y - 6),
    };
  };

  // A picture large enough for all steps, so that it stays as it is from one to the next.
  const stageFor = (svg, boxes) => {
    let [right, bottom] = svg.getAttribute("viewBox").split(" ").slice(2).map(Number);
    for (const box of boxes) {
      if (!box) continue;
      right = Math.max(right, box.x + box.width + 12);
      bottom = Math.max(bottom, box.y + box.height + 12);
    }
    // Room for what is written under a small box.
    for (const box of boxes) {
      if (box) bottom = Math.max(bottom, Math.min(box.y + box.height + right / 18, bottom + right / 18));
    }
    const scale = Math.min(1, 288 / right, 400 / bottom);
    return { viewBox: `0 0 ${right} ${bottom}`, width: right * scale, height: bottom * scale };
  };

  // Proposals are dashed, answers solid, places filled. `grown` is how many units a pixel takes.
  const mark = (layer, box, words, kind, grown) => {
    if (!box) return;
    layer.append(draw("rect", { ...box, class: "st-" + kind }));
    const size = 11 * grown;
    // In a large box inside, at its lower edge; under a small one.
    const bottom = box.y + box.height;
    const text = draw("text", {
      x: box.x + 4 * grown, y: box.height > 4 * size ? bottom - 5 * grown : bottom + size,
      class: "st-t", "font-size": size, style: `stroke-width:${3 * grown}px`,
    });
    text.textContent = words;
    layer.append(text);
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

  // "100*3,0*2,_": differences in tenths of a point, with how often each comes; _ where nothing is.
  const numbers = (text, count) => {
    const values = [];
    let last = 0;
    for (const word of text.split(",")) {
      const [difference, times] = word.split("*");
      for (let index = 0; index < (times ?? 1); index++) {
        if (difference === "_") { values.push(null); continue; }
        last += +difference;
        values.push(last / 10);
      }
    }
    while (values.length < count) values.push(values.length ? last / 10 : null);
    return values;
  };

  const addSweep = (box) => {
    const list = box.dataset.w.split(",");
    const widths = numbers(box.dataset.w, list.length ? undefined : 0);
    const tracks = box.dataset.t.split("\n").map((line) => {
      const [depth, kind, color, name, x, y, w, h, texts] = line.split("|");
      return {
        depth: +depth, kind, color, name: decodeURIComponent(name),
        x: numbers(x, widths.length), y: numbers(y, widths.length),
        w: numbers(w, widths.length), h: numbers(h, widths.length),
        texts: texts ? texts.split(" ").map((part) => {
          const [index, size, ...lines] = part.split("~");
          return { index: +index, size: +size, lines: lines.map(decodeURIComponent) };
        }) : [],
      };
    });
    // Words over shapes, as they are read.
    const inOrder = [...tracks].sort((one, other) => (one.kind === "t") - (other.kind === "t"));
    let [left, top, right, bottom] = [0, 0, 1, 1];
    for (const track of tracks) {
      widths.forEach((_, index) => {
        if (track.x[index] === null) return;
        left = Math.min(left, track.x[index]);
        top = Math.min(top, track.y[index]);
        right = Math.max(right, track.x[index] + track.w[index]);
        bottom = Math.max(bottom, track.y[index] + track.h[index]);
      });
    }
    right = Math.max(right, widths.at(-1));
    const scale = Math.min(272 / (right - left), 300 / (bottom - top), 2.5);
    const size = [(right - left) * scale + 16, (bottom - top) * scale + 16];
    const svg = draw("svg", {
      class: "pic", role: "img", "aria-label": "The scene at the chosen width",
      viewBox: `0 0 ${size[0]} ${size[1]}`, width: size[0], height: size[1],
    });
    const layer = draw("g", { transform: `matrix(${scale} 0 0 ${scale} ${8 - left * scale} ${8 - top * scale})` });
    svg.append(draw("rect", { class: "s", width: size[0], height: size[1] }), layer);
    const plot = box.querySelector(".plot");
    const cursor = draw("line", { class: "cur", y1: 8, y2: 128 });
    plot.append(cursor);
    const [begin, end] = plot.dataset.x.split(" ").map(Number);
    const output = make("output", { class: "now" });

    const show = (index) => {
      const width = widths[index];
      layer.replaceChildren(draw("rect", { class: "st-propose thin", x: 0, y: 0, width: Math.max(width, 0.1), height: bottom }));
      for (const track of inOrder) if (track.x[index] !== null) layer.append(...sweepNode(track, index));
      const x = begin + (end - begin) * width / widths.at(-1);
      cursor.setAttribute("x1", x);
      cursor.setAttribute("x2", x);
      output.textContent = `Proposed width ${width}`;
      control.range.setAttribute("aria-valuetext", `Proposed width ${width}`);
    };
    const control = scrubber("Proposed width", widths.length, show);
    box.prepend(control.bar, output, svg);
    control.set(Math.min(32, widths.length - 1));
  };

  const sweepNode = (track, index) => {
    const [x, y, width, height] = [track.x[index], track.y[index], Math.max(track.w[index], 0.1), Math.max(track.h[index], 0.1)];
    const frame = { x, y, width, height };
    const isLine = track.color.startsWith("-");
    const color = isLine ? track.color.slice(1) : track.color;
    const style = isLine ? `fill:none;stroke:${color}` : `fill:${color}`;
    switch (track.kind[0]) {
      case "f": return [draw("rect", { ...frame, style })];
      case "r": return [draw("rect", { ...frame, rx: track.kind.slice(1), style })];
      case "e": return [draw("ellipse", { cx: x + width / 2, cy: y + height / 2, rx: width / 2, ry: height / 2, style })];
      case "t": return sweepText(track, index, x, y, width, style);
      default: return [draw("rect", { ...frame, class: "o " + ({ o: "c", m: "m", p: "p" }[track.kind] ?? "") })];
    }
  };

  const sweepText = (track, index, x, y, width, style) => {
    const text = track.texts.findLast((text) => text.index <= index);
    if (!text) return [];
    return text.lines.map((words, line) => {
      const element = draw("text", { x, y: y + text.size * (line + 0.8), "font-size": text.size * 0.8, class: "hs mono", style });
      element.textContent = words;
      const columns = [...words].reduce((sum, character) => sum + (character.codePointAt(0) >= 0x1100 ? 2 : 1), 0);
      if (words.trim()) {
        element.setAttribute("textLength", Math.min(columns * text.size / 2, width || 1));
        element.setAttribute("lengthAdjust", "spacingAndGlyphs");
      }
      return element;
    });
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

  document.querySelectorAll(".cmp").forEach(addComparison);
  document.querySelectorAll("details.steps").forEach(addSteps);
  document.querySelectorAll("details.sweep").forEach((details) => {
    details.addEventListener("toggle", () => addSweep(details.querySelector(".sw")), { once: true });
  });
  document.querySelectorAll("form.filter").forEach(addFilter);
  document.querySelectorAll("form.search").forEach((form) => { form.hidden = false; });
  addEventListener("hashchange", follow);
  follow();
})();

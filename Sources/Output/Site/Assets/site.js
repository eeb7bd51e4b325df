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
      class: "st-t", "font-size": size, "stroke-width": size / 3,
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

  // MARK: The words of all pages

  const root = document.currentScript.src.replace(/site\.js.*$/, "");
  let pages = null;
  const waiting = [];
  globalThis.plumbWords = (all) => {
    pages = all;
    for (const page of pages) {
      page.low = page.title.toLowerCase();
      for (const section of page.sections) {
        for (const part of ["title", "prose", "code"]) section["low_" + part] = section[part].toLowerCase();
      }
    }
    waiting.splice(0).forEach((done) => done());
  };
  // Loaded when somebody searches: a file of its own, which a page on a disk can load too.
  const withWords = (done) => {
    if (pages) return done();
    waiting.push(done);
    if (waiting.length > 1) return;
    const script = make("script", { src: root + "words.js" });
    // Without the words there is the list of scenarios.
    script.onerror = () => waiting.splice(0);
    document.head.append(script);
  };

  const isWord = (character) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);
  // How often a text has a term, and whether it has it as a word of its own.
  const found = (text, term) => {
    let count = 0, isWhole = false;
    for (let at = text.indexOf(term); at >= 0 && count < 20; at = text.indexOf(term, at + term.length)) {
      count++;
      isWhole ||= !isWord(text[at - 1]) && !isWord(text[at + term.length]);
    }
    return { count, isWhole };
  };
  // How much a section has to do with a term; 0 for one that does not have it.
  const weight = (page, section, term) => {
    const parts = [[section.low_title, 60], [section.low_prose, 8], [section.low_code, 4]];
    let sum = 0;
    for (const [text, value] of parts) {
      const { count, isWhole } = found(text, term);
      if (count) sum += value * (isWhole ? 2 : 1) + Math.min(count, 8);
    }
    return sum && found(page.low, term).count ? sum + 15 : sum;
  };
  // Pages that are about a name say more of it than those that only use it.
  const home = (page) => /^(swiftui|uikit|collections)\//.test(page.path) ? 1.5 : page.path.startsWith("rules/") ? 1.2 : 1;

  const declaration = (name) => new RegExp(`\\b(?:struct|class|enum|protocol|actor|func|typealias) +${name}\\b`);
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

  // The place where a name is defined: its author's declaration, or the section that is most about it on
  // the page that is.
  const definition = (query, places) => {
    const name = query.replace(/^[.@#]/, "").replace(/[(:].*$/, "");
    if (!/^[\p{L}_][\p{L}\p{N}_]+$/u.test(name)) return null;
    const declares = declaration(escaped(name));
    const declared = places.find(({ section }) => declares.test(section.code));
    if (declared) return { ...declared, why: "declared at" };
    const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, "u");
    const using = places.filter(({ section }) => whole.test(section.code));
    if (!using.length) return null;
    const sums = new Map();
    for (const place of using) sums.set(place.page, (sums.get(place.page) ?? 0) + place.score);
    const page = [...sums].sort((a, b) => b[1] * home(b[0]) - a[1] * home(a[0]))[0][0];
    // Where the page says first of all what it is.
    const about = page.sections.find((section) => whole.test(section.title) || whole.test(section.prose));
    const place = places.find(({ section }) => section === about) ?? using.find((place) => place.page === page);
    return { ...place, why: "defined at" };
  };

  // Every place that has all terms, the best first.
  const search = (query) => {
    const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
    const places = [];
    for (const page of pages) {
      for (const section of page.sections) {
        const weights = terms.map((term) => weight(page, section, term));
        if (weights.some((value) => !value)) continue;
        places.push({ page, section, score: weights.reduce((sum, value) => sum + value, 0) * home(page) });
      }
    }
    places.sort((a, b) => b.score - a.score);
    const first = definition(query.trim(), places);
    if (!first) return { terms, places };
    return { terms, places: [first, ...places.filter(({ section }) => section !== first.section)] };
  };

  // The words of a section around the first term that it has, the terms marked.
  const said = ({ section }, terms) => {
    const part = ["prose", "code"].find((part) => terms.some((term) => section["low_" + part].includes(term)));
    const isCode = part === "code";
    const text = section[part ?? "prose"], low = section["low_" + (part ?? "prose")];
    const at = Math.max(0, Math.min(...terms.map((term) => low.indexOf(term)).filter((at) => at >= 0), text.length));
    let [begin, end] = isCode
      ? [text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at)]
      : [at === text.length ? 0 : text.lastIndexOf(" ", Math.max(0, at - 60)) + 1, at + 100];
    if (!part) [begin, end] = [0, 120];
    if (end < 0) end = text.length;
    end = Math.min(end, begin + 200);
    const pieces = [];
    const pattern = new RegExp(terms.map(escaped).join("|"), "gi");
    let from = begin;
    const words = text.slice(begin, end);
    for (const match of words.matchAll(pattern)) {
      pieces.push(text.slice(from, begin + match.index), make("mark", {}, match[0]));
      from = begin + match.index + match[0].length;
    }
    pieces.push(text.slice(from, end));
    const marks = [begin > 0 && !isCode ? "… " : "", end < text.length && !isCode ? " …" : ""];
    return make(isCode ? "code" : "span", { class: "said" }, marks[0], ...pieces, marks[1]);
  };

  const hitLimit = 40;
  const showHits = (box, query) => {
    box.hidden = !query.trim();
    if (box.hidden) return;
    const { terms, places } = search(query);
    const shown = places.slice(0, hitLimit).map((place) => {
      const { page, section, why } = place;
      const address = page.path + (section.anchor ? "#" + encodeURIComponent(section.anchor) : "");
      return make("li", {},
        ...(why ? [make("span", { class: "why" }, why), " "] : []),
        make("a", { href: address }, section.title), " ",
        make("span", { class: "at" }, section.title === page.title ? "" : page.title), said(place, terms));
    });
    const count = `${places.length} place${places.length === 1 ? "" : "s"} with these words`;
    box.querySelector("p").textContent = places.length > hitLimit ? `${count}, the first ${hitLimit} here` : count;
    box.querySelector("ol").replaceChildren(...shown);
  };

  // MARK: The filter

  const addFilter = (form) => {
    const items = [...document.querySelectorAll(".all > li")].map((element) => ({
      element, verdict: element.dataset.v, evidence: element.dataset.e.split(" "),
      text: (element.textContent + " " + (element.dataset.r ?? "")).toLowerCase(),
    }));
    const hits = document.querySelector(".hits");
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
      form.querySelector("output").textContent = `${count} of ${items.length} scenarios`;
      if (text.trim()) withWords(() => { if (fields[0].value === text) showHits(hits, text); });
      else hits.hidden = true;
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

  // MARK: Chips

  // Leaves what has scenarios of one kind: clauses of a page, or lines of the list on the first one.
  const addChips = (chips) => {
    chips.hidden = false;
    const list = document.querySelector(".all");
    const article = document.querySelector("article");
    const buttons = [...chips.querySelectorAll("button")];
    const show = (family) => {
      for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset.f === family));
      if (list) {
        for (const item of list.children) item.classList.toggle("off", family !== "" && item.dataset.f !== family);
        return;
      }
      // A clause is a heading with all that follows it, down to the next one.
      const clauses = [[]];
      for (const element of article.children) {
        if (/^H[234]$/.test(element.tagName)) clauses.push([]);
        clauses.at(-1).push(element);
      }
      for (const clause of clauses.slice(1)) {
        const has = clause.some((element) => element.matches(`.x-${family}`) || element.querySelector(`.b.v-${family}`));
        for (const element of clause) element.classList.toggle("off", family !== "" && !has);
      }
    };
    for (const button of buttons) button.addEventListener("click", () => show(button.dataset.f));
    // Who follows a link to what is left out wants to see it.
    addEventListener("hashchange", () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target?.closest(".off")) return;
      show("");
      target.scrollIntoView();
    });
  };

  // MARK: The list of what a page has

  const addContents = (contents) => {
    const details = contents.querySelector("details");
    const wide = matchMedia("(min-width: 74rem)");
    const adapt = () => { details.open = wide.matches; };
    wide.addEventListener("change", adapt);
    adapt();
    const links = new Map([...contents.querySelectorAll("a")].map((link) =>
      [decodeURIComponent(link.hash.slice(1)), link]));
    // The last heading above the middle of the window is the one that is read.
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
  document.querySelectorAll(".chips").forEach(addChips);
  document.querySelectorAll(".toc").forEach(addContents);
  document.querySelectorAll("form.search").forEach((form) => { form.hidden = false; });
  addEventListener("hashchange", follow);
  follow();
  // For a page whose content comes later.
  globalThis.plumb = { enliven, openSweep, follow, control: (details) => controls.get(details) };
})();

// Updates the page of `plumb watch` each time its spec is saved. The scroll position, the open details and the
// sliders keep their state.
(() => {
  const status = document.getElementById("status");
  const spec = document.getElementById("spec");
  const title = document.querySelector("header nav");
  const pollInterval = 50;
  let shown = null, file = null, blocks = [];
  // The scroll positions in other specs, by file.
  const positions = new Map();

  // MARK: Polling

  const { load, poll } = globalThis.plumbPoll;
  const end = () => {
    shown = -1;
    document.body.classList.add("ended");
    title.textContent = "plumb watch has ended; this page shows its last state";
  };
  const changed = (revision) => { if (revision !== shown) load("page.js"); };
  globalThis.plumbPage = (page) => {
    if (page.revision === shown || shown === -1) return;
    shown = page.revision;
    show(page);
    document.documentElement.dataset.revision = page.revision;
  };

  // MARK: Blocks

  // Returns the blocks of the page, each with a key that identifies it across revisions: its element's name, its
  // heading or scenario, and its index among the blocks with the same name and heading.
  const named = (elements) => {
    let around = "";
    const counts = new Map();
    return elements.map((element) => {
      if (/^H[1-4]$/.test(element.tagName)) around = element.id;
      if (element.matches(".sc") && element.id) around = element.id;
      const kind = `${element.tagName} ${around}`;
      const number = counts.get(kind) ?? 0;
      counts.set(kind, number + 1);
      return { key: `${kind} ${number}`, source: element.outerHTML, element };
    });
  };

  const kindOf = (details) => details.classList[0] ?? "plain";
  const all = (element, selector) =>
    [...(element.matches(selector) ? [element] : []), ...element.querySelectorAll(selector)];

  // Returns the state of a block that its reader can change.
  const settings = (element) => ({
    details: all(element, "details").map((details) => {
      const control = globalThis.plumb.control(details);
      const value = control && +control.range.value;
      const widths = details.querySelector(".sw")?.dataset.w.split(" ").map(Number);
      return { kind: kindOf(details), isOpen: details.open, value: widths && control ? widths[value] : value };
    }),
    comparison: element.querySelector(".cmp input")?.value,
    focus: all(element, "input, button, summary, a, pre, ol").indexOf(document.activeElement),
  });
  const set = (element, { details, comparison, focus }) => {
    const left = [...details];
    for (const now of all(element, "details")) {
      const at = left.findIndex((other) => other.kind === kindOf(now));
      if (at < 0) continue;
      const [before] = left.splice(at, 1);
      if (now.classList.contains("sweep")) {
        if (before.value === undefined) { now.open = before.isOpen; continue; }
        const widths = now.querySelector(".sw").dataset.w.split(" ").map(Number);
        const distances = widths.map((width) => Math.abs(width - before.value));
        globalThis.plumb.openSweep(now).set(distances.indexOf(Math.min(...distances)));
      }
      now.open = before.isOpen;
      if (now.classList.contains("steps")) globalThis.plumb.control(now)?.set(before.value);
    }
    const slider = element.querySelector(".cmp input");
    if (slider && comparison !== undefined && comparison !== slider.value) {
      slider.value = comparison;
      slider.dispatchEvent(new Event("input", { bubbles: true }));
    }
    if (focus >= 0) all(element, "input, button, summary, a, pre, ol")[focus]?.focus({ preventScroll: true });
  };

  // Replaces the blocks by those of another page; blocks with equal HTML keep their elements.
  const replace = (article, html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const before = new Map(blocks.map((block) => [block.key, block]));
    const replaced = [];
    blocks = named([...(template.content.firstElementChild?.children ?? [])]).map((block) => {
      const old = before.get(block.key);
      if (old?.source === block.source) return old;
      replaced.push([block, old && settings(old.element)]);
      return block;
    });
    const kept = new Set(blocks.map((block) => block.element));
    for (const child of [...article.children]) if (!kept.has(child)) child.remove();
    let next = article.firstElementChild;
    for (const { element } of blocks) {
      if (element === next) next = next.nextElementSibling;
      else article.insertBefore(element, next);
    }
    globalThis.plumb.nameScenarios();
    for (const [block, state] of replaced) {
      globalThis.plumb.activate(block.element);
      if (state) set(block.element, state);
    }
  };

  // MARK: Showing

  const show = (page) => {
    const isFirst = file === null, isOther = page.file !== file;
    if (isOther) {
      positions.set(file, scrollY);
      spec.replaceChildren(document.createElement("article"));
      blocks = [];
    }
    // The first visible block keeps its position in the window.
    const seen = scrollY === 0 ? [] : blocks.map((block) => [block.key, block.element.getBoundingClientRect()])
      .filter(([, box]) => box.height > 0 && box.bottom > 0).map(([key, box]) => [key, box.top]);
    status.innerHTML = page.status;
    spec.classList.toggle("stale", page.isStale);
    title.textContent = "";
    document.title = `${page.title} · Plumb`;
    replace(spec.firstElementChild, page.article);
    file = page.file;
    if (isOther) {
      scrollTo(0, positions.get(file) ?? 0);
      if (isFirst && location.hash) {
        document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
        globalThis.plumb.follow();
      }
      return;
    }
    const now = new Map(blocks.map((block) => [block.key, block.element]));
    const anchor = seen.find(([key]) => now.has(key));
    if (anchor) scrollBy({ top: now.get(anchor[0]).getBoundingClientRect().top - anchor[1], behavior: "instant" });
  };

  poll("revision.js", pollInterval, changed, end);
})();

// The search in the words of all pages, and the filter of the list of scenarios.
(() => {
  const { make, unpack } = globalThis.plumb;

  // MARK: The words of all pages

  const root = document.currentScript.src.replace(/site\.js.*$/, "");
  let pages = null;
  const waiting = [];
  globalThis.plumbWords = async (packed) => {
    pages = JSON.parse(await unpack(packed));
    for (const page of pages) {
      for (const section of page.sections) {
        for (const part of ["title", "prose", "code"]) section["low_" + part] = section[part].toLowerCase();
      }
    }
    waiting.splice(0).forEach((done) => done());
  };
  // Loaded at the first search: a file of its own, which a page on a disk can load too.
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
      const end = at + term.length + (text[at + term.length] === "s" ? 1 : 0);
      isWhole ||= !isWord(text[at - 1]) && !isWord(text[end]);
    }
    return { count, isWhole };
  };
  // How much a section has to do with a term; 0 for one that does not have it.
  const weight = (section, term) => {
    const title = found(section.low_title, term);
    if (title.count) return title.isWhole ? 60 : 25;
    const prose = found(section.low_prose, term);
    if (prose.count) return (prose.isWhole ? 10 : 6) + Math.min(prose.count, 4);
    const code = found(section.low_code, term);
    return code.count ? (code.isWhole ? 5 : 3) : 0;
  };
  // Names come before rules, rules before articles and clauses.
  const kinds = { name: 1.6, rule: 1.4, article: 1.1, spec: 1 };

  const declaration = (name) => new RegExp(`\\b(?:struct|class|enum|protocol|actor|func|typealias) +${name}\\b`);
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

  // The place where an author declares a name.
  const definition = (query, places) => {
    const name = query.replace(/^[.@#]/, "").replace(/[(:].*$/, "");
    if (!/^[\p{L}_][\p{L}\p{N}_]+$/u.test(name)) return null;
    const declares = declaration(escaped(name));
    const declared = places.find(({ section }) => declares.test(section.code));
    return declared ? { ...declared, why: "declared at" } : null;
  };

  // The words of a question that say nothing about its subject.
  const fillers = new Set(
    ("a an and are as at be by can does do for from happens has have how if in is it its of on or that the there to"
      + " two was what when where which who why with").split(" "));
  // The words to search for; a plural is found by its singular.
  const termsOf = (query) => {
    const words = [...new Set(query.toLowerCase().split(/[\s?!,;]+/).filter(Boolean))];
    const terms = words.filter((word) => !fillers.has(word));
    return (terms.length ? terms : words).map((word) => /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);
  };

  // Every place that has some of the terms: the more terms, the higher; then names, rules, titles and prose.
  const search = (query) => {
    const terms = termsOf(query);
    // A word with a capital letter is meant as a name; another one may be a word of a question.
    const words = new Map(query.split(/[\s?!,;]+/).map((word) => [word.toLowerCase(), word]));
    const isName = (word) => words.has(word) && (terms.length === 1 || words.get(word) !== word);
    const matches = [];
    const counts = terms.map(() => 0);
    for (const page of pages) {
      for (const section of page.sections) {
        const weights = terms.map((term) => weight(section, term));
        if (!weights.some(Boolean)) continue;
        weights.forEach((value, index) => { if (value) counts[index]++; });
        matches.push({ page, section, weights });
      }
    }
    // A term that few places have says more about the subject than one that many have.
    const rarity = counts.map((count) => Math.log(1 + matches.length / (count + 1)));
    const total = rarity.reduce((sum, value) => sum + value, 0);
    const places = matches.map(({ page, section, weights }) => {
      const sum = (value) => weights.reduce((sum, weight, index) => sum + value(weight) * rarity[index], 0);
      const share = sum((weight) => weight && 1) / total;
      let score = sum((weight) => weight) * (terms.length / total) * kinds[page.kind] * share * share;
      if (page.kind === "rule") score += 160 * share * sum((weight) => weight >= 60 && 1) / total;
      if (page.kind === "name" && words.has(section.low_title)) score += isName(section.low_title) ? 500 : 500 * share;
      if (section.evidence?.startsWith("recorded")) score *= 1.1;
      return { page, section, score };
    });
    places.sort((a, b) => b.score - a.score);
    const first = places[0]?.page.kind === "name" && places[0].score > 500 ? null : definition(query.trim(), places);
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
  const labels = { name: "name", rule: "rule", article: "article", spec: "clause" };
  const showHits = (box, query) => {
    box.hidden = !query.trim();
    if (box.hidden) return;
    const { terms, places } = search(query);
    const shown = places.slice(0, hitLimit).map((place) => {
      const { page, section, why } = place;
      const address = page.path + (section.anchor ? "#" + encodeURIComponent(section.anchor) : "");
      return make("li", {},
        make("span", { class: "kind" }, why ?? labels[page.kind]), " ",
        make("a", { href: address }, section.title), " ",
        make("span", { class: "at" }, [section.title === page.title ? "" : page.title, section.evidence ?? ""].filter(Boolean).join(" · ")),
        said(place, terms));
    });
    const count = `${places.length} place${places.length === 1 ? "" : "s"} with ${terms.length > 1 ? "some of these words" : "this word"}`;
    box.querySelector("p").textContent = places.length > hitLimit ? `${count}, the first ${hitLimit} here` : count;
    box.querySelector("ol").replaceChildren(...shown);
  };

  // MARK: The filter

  // The scenarios come with a file of their own; only those that are shown become part of the page.
  const listLimit = 50;
  const addFilter = (form, html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    const items = [...template.content.children].map((element) => ({
      element, verdict: element.dataset.v ?? "passed", evidence: element.dataset.e.split(" "),
      text: `${element.textContent} ${element.dataset.ev} ${element.dataset.r ?? ""}`.toLowerCase(),
    }));
    const list = document.querySelector(".all");
    const more = make("button", { type: "button" }, "Show more");
    list.after(more);
    let found = [];
    const show = (count) => {
      list.replaceChildren(...found.slice(0, count).map((item) => item.element));
      more.hidden = count >= found.length;
    };
    more.addEventListener("click", () => show(list.childElementCount + 4 * listLimit));
    const hits = document.querySelector(".hits");
    const fields = ["q", "verdict", "evidence"].map((name) => form.elements[name]);
    const apply = () => {
      const [text, verdict, evidence] = fields.map((field) => field.value);
      const words = text.toLowerCase().split(/\s+/).filter(Boolean);
      found = items.filter((item) => (!verdict || item.verdict === verdict)
        && (!evidence || item.evidence.includes(evidence)) && words.every((word) => item.text.includes(word)));
      show(listLimit);
      form.querySelector("output").textContent = `${found.length} of ${items.length} scenarios`;
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
    // Down from the field to the results, and on from one to the next.
    addEventListener("keydown", (event) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const links = [...hits.querySelectorAll("a")];
      const at = links.indexOf(document.activeElement);
      if (!step || hits.hidden || (at < 0 && document.activeElement !== fields[0])) return;
      event.preventDefault();
      (links[at + step] ?? fields[0]).focus();
    });
    const change = () => {
      apply();
      const state = new URLSearchParams();
      for (const field of fields) if (field.value) state.set(field.name, field.value);
      const query = state.toString();
      history.replaceState(null, "", location.pathname + (query ? "?" + query : "") + location.hash);
    };
    // A field that is cleared sends only this event.
    form.addEventListener("input", change);
    form.addEventListener("change", change);
    addEventListener("popstate", read);
    read();
  };

  globalThis.plumbScenarios = async (packed) => {
    const html = await unpack(packed);
    document.querySelectorAll("form.filter").forEach((form) => addFilter(form, html));
    document.documentElement.dataset.scenarios = "";
  };
  document.querySelectorAll("form.search").forEach((form) => { form.hidden = false; });
})();

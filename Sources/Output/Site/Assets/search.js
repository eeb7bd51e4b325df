// The full-text search of all pages, and the filter of the list of scenarios.
(() => {
  const { make, unpack } = globalThis.plumb;

  // MARK: The text of all pages

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
  // Loads the text at the first search. It is a script file, which a page without a server can load too.
  const withWords = (done) => {
    if (pages) return done();
    waiting.push(done);
    if (waiting.length > 1) return;
    const script = make("script", { src: root + "words.js" });
    // If the text cannot be loaded, only the list of scenarios is filtered.
    script.onerror = () => waiting.splice(0);
    document.head.append(script);
  };

  const isWord = (character) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);
  // Returns the number of occurrences of a term in a text, at most 20, and whether one of them is a whole word.
  const found = (text, term) => {
    let count = 0, isWhole = false;
    for (let at = text.indexOf(term); at >= 0 && count < 20; at = text.indexOf(term, at + term.length)) {
      count++;
      const end = at + term.length + (text[at + term.length] === "s" ? 1 : 0);
      isWhole ||= !isWord(text[at - 1]) && !isWord(text[end]);
    }
    return { count, isWhole };
  };
  // Returns the weight of a term in a section; 0 if the section does not contain it.
  const weight = (section, term) => {
    const title = found(section.low_title, term);
    if (title.count) return title.isWhole ? 60 : 25;
    const prose = found(section.low_prose, term);
    if (prose.count) return (prose.isWhole ? 10 : 6) + Math.min(prose.count, 4);
    const code = found(section.low_code, term);
    return code.count ? (code.isWhole ? 5 : 3) : 0;
  };
  // The factors of the scores by kind of page: names first, then rules, articles and clauses.
  const kinds = { name: 1.6, rule: 1.4, article: 1.1, spec: 1 };

  const declaration = (name) => new RegExp(`\\b(?:struct|class|enum|protocol|actor|func|typealias) +${name}\\b`);
  const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

  // Returns the first section whose code declares a name; null if the query is no name, or none declares it.
  const definition = (query, places) => {
    const name = query.replace(/^[.@#]/, "").replace(/[(:].*$/, "");
    if (!/^[\p{L}_][\p{L}\p{N}_]+$/u.test(name)) return null;
    const declares = declaration(escaped(name));
    const declared = places.find(({ section }) => declares.test(section.code));
    return declared ? { ...declared, why: "declared at" } : null;
  };

  // Words of a question that the search ignores.
  const stopWords = new Set(
    ("a an and are as at be by can does do for from happens has have how if in is it its of on or that the there to"
      + " two was what when where which who why with").split(" "));
  // Returns the terms of a query: its words in lowercase, without stop words, and in the singular.
  const termsOf = (query) => {
    const words = [...new Set(query.toLowerCase().split(/[\s?!,;]+/).filter(Boolean))];
    const terms = words.filter((word) => !stopWords.has(word));
    return (terms.length ? terms : words).map((word) => /^[a-z]{3,}[^s]s$/.test(word) ? word.slice(0, -1) : word);
  };

  // Returns the terms of a query, and the sections that contain at least one of them, the best match first. The score
  // of a section grows with the share of the terms that it contains; pages of names and of rules and matches in titles
  // score higher. The section that declares the queried name precedes all others.
  const search = (query) => {
    const terms = termsOf(query);
    // A word with an uppercase letter is a name; any other word may be a common word of a question.
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
    // A rare term weighs more than a frequent one.
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

  // Returns an excerpt of a section around the first term in it, with the terms marked.
  const excerpt = ({ section }, terms) => {
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
    return make(isCode ? "code" : "span", { class: "excerpt" }, marks[0], ...pieces, marks[1]);
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
        excerpt(place, terms));
    });
    const count = `${places.length} place${places.length === 1 ? "" : "s"} with ${terms.length > 1 ? "some of these words" : "this word"}`;
    box.querySelector("p").textContent = places.length > hitLimit ? `${count}, the first ${hitLimit} here` : count;
    box.querySelector("ol").replaceChildren(...shown);
  };

  // MARK: The filter

  // The scenarios are in a separate file; only the shown ones are added to the page.
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
    // The arrow keys move the focus from the field to the results and between them.
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
    // Clearing a search field only sends this event.
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

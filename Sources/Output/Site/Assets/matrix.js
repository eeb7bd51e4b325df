// Adds the filter of clauses and the buttons that copy to the pages that compare engines. The state of the filter
// is the fragment of the address. Without scripts all clauses are shown.
"use strict";
(() => {
  const matches = {
    "": () => true,
    agree: (row) => row.dataset.all !== undefined,
    one: (row) => row.dataset.n === "1",
    any: (row) => row.dataset.n !== "0",
  };

  const disagreements = ["unsupported", "differs", "does-not-compile", "crashed"];

  // Returns whether a list contains a name. A name that no clause has matches all names with this prefix.
  const contains = (list, name, all) => {
    if (!name) return true;
    const own = (list ?? "").split(" ");
    return all.has(name)
      ? own.includes(name) : own.some((other) => other.toLowerCase().startsWith(name.toLowerCase()));
  };

  // Returns whether an engine, or any engine if none is selected, has an outcome. If no outcome is selected, returns
  // whether the selected engine disagrees.
  const isOutcome = (outcomes, engine, outcome) => {
    const own = engine ? [outcomes[engine - 1]] : outcomes;
    if (outcome) return own.includes(outcome);
    return !engine || disagreements.includes(own[0]);
  };

  const addFilter = (form) => {
    const sections = [...document.querySelectorAll(".em-spec")].map((element) => ({
      element, isOpen: element.open, title: element.querySelector(".em-title").textContent.toLowerCase(),
      rows: [...element.querySelectorAll("tbody tr")].map((row) => ({
        row, text: row.cells[0].textContent.toLowerCase(),
      })),
    }));
    const fields = ["q", "api", "rule", "engine", "evidence", "outcome"];
    const known = Object.fromEntries(["api", "rule"].map((name) => [name,
      new Set([...form.elements[name].list.options].map((option) => option.value))]));
    const buttons = [...form.querySelectorAll("[data-show]")];
    let show = "";

    const apply = () => {
      const value = (name) => form.elements[name].value.trim();
      const words = value("q").toLowerCase().split(/\s+/).filter(Boolean);
      const isFiltered = show !== "" || fields.some((name) => value(name));
      const counts = Object.fromEntries(Object.keys(matches).map((kind) => [kind, 0]));
      let all = 0;
      for (const section of sections) {
        let shown = 0;
        for (const { row, text } of section.rows) {
          all += 1;
          const { api, rule, evidence } = row.dataset;
          const isMatch = contains(api, value("api"), known.api) && contains(rule, value("rule"), known.rule)
            && (!value("evidence") || (evidence ?? "").split(" ").includes(value("evidence")))
            && isOutcome(row.dataset.outcome.split(" "), value("engine"), value("outcome"))
            && words.every((word) => text.includes(word) || section.title.includes(word));
          if (isMatch) for (const kind in matches) counts[kind] += matches[kind](row);
          row.hidden = !(isMatch && matches[show](row));
          if (!row.hidden) shown += 1;
        }
        section.element.hidden = shown === 0;
        section.element.open = isFiltered ? shown > 0 : section.isOpen;
      }
      for (const button of buttons) {
        button.setAttribute("aria-pressed", String(button.dataset.show === show));
        button.querySelector("b").textContent = counts[button.dataset.show].toLocaleString("en-US");
      }
      form.querySelector("output").textContent =
        `${counts[show].toLocaleString("en-US")} of ${all.toLocaleString("en-US")} clauses`;
    };

    const write = () => {
      const state = new URLSearchParams();
      if (show) state.set("show", show);
      for (const name of fields) if (form.elements[name].value) state.set(name, form.elements[name].value);
      history.replaceState(null, "", location.pathname + "#" + state.toString());
    };

    const read = () => {
      const state = new URLSearchParams(location.hash.slice(1));
      show = state.get("show") in matches ? state.get("show") : "";
      for (const name of fields) form.elements[name].value = state.get(name) ?? "";
      apply();
    };

    form.hidden = false;
    form.addEventListener("submit", (event) => event.preventDefault());
    const change = () => { apply(); write(); };
    form.addEventListener("input", change);
    form.addEventListener("change", change);
    form.addEventListener("reset", () => { show = ""; setTimeout(change); });
    for (const button of buttons) {
      button.addEventListener("click", () => { show = button.dataset.show; change(); });
    }
    // A name in the table of scores selects its clauses; anchors of sections are not states of the filter.
    addEventListener("hashchange", () => {
      if (document.getElementById(location.hash.slice(1))) return;
      read();
      document.getElementById("clauses").scrollIntoView();
    });
    read();
  };

  const addCopy = (button) => {
    const area = button.parentElement.querySelector("textarea");
    button.hidden = false;
    button.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(area.value);
      } catch {
        area.select();
        document.execCommand("copy");
      }
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
  };

  const form = document.querySelector(".em-filter");
  if (form) addFilter(form);
  for (const button of document.querySelectorAll(".em-copy")) addCopy(button);
})();

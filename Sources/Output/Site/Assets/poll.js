// Asks again and again for the number of the newest revision of a page, in a file that works without a
// server too.
(() => {
  let count = 0;
  const load = (name, done = () => {}) => {
    const script = document.createElement("script");
    script.src = `${name}?${Date.now()}-${count++}`;
    script.onload = () => { script.remove(); done(true); };
    script.onerror = () => { script.remove(); done(false); };
    document.head.append(script);
  };
  // Calls `changed` with each number, and `ended` if no more will follow; a pause is in milliseconds.
  const poll = (name, pause, changed, ended) => {
    let misses = 0;
    globalThis.plumbRevision = (revision) => {
      if (revision >= 0) return changed(revision);
      misses = Infinity;
      ended();
    };
    const ask = () => load(name, (isThere) => {
      misses = isThere ? 0 : misses + 1;
      if (misses > 5) return ended();
      setTimeout(ask, pause);
    });
    ask();
  };
  globalThis.plumbPoll = { load, poll };
  // A page of `plumb docs --serve` reloads when the site is written again.
  const { revision } = document.currentScript.dataset;
  if (revision) poll("/revision.js", 300, (now) => { if (String(now) !== revision) location.reload(); }, () => {});
})();

// Polls the number of the newest revision of a page. It is read from a script file, which also works without a
// server.
(() => {
  let count = 0;
  const load = (name, done = () => {}) => {
    const script = document.createElement("script");
    script.src = `${name}?${Date.now()}-${count++}`;
    script.onload = () => { script.remove(); done(true); };
    script.onerror = () => { script.remove(); done(false); };
    document.head.append(script);
  };
  // Calls `changed` with each number that is read, and `ended` once no more will follow: after a negative number,
  // or if the file cannot be loaded six times in a row. `pause` is the time between two polls, in milliseconds.
  const poll = (name, pause, changed, ended) => {
    let misses = 0;
    globalThis.plumbRevision = (revision) => {
      if (revision >= 0) return changed(revision);
      misses = Infinity;
      ended();
    };
    const request = () => load(name, (isLoaded) => {
      misses = isLoaded ? 0 : misses + 1;
      if (misses > 5) return ended();
      setTimeout(request, pause);
    });
    request();
  };
  globalThis.plumbPoll = { load, poll };
  // A page of `plumb docs --serve` reloads when the site is written again.
  const { revision } = document.currentScript.dataset;
  if (revision) poll("/revision.js", 300, (now) => { if (String(now) !== revision) location.reload(); }, () => {});
})();

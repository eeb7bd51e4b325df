"use strict";
// Returns a function that updates an element to the width at an index. `data-v` has what varies over the widths:
// "?3,5|x~0/50*32,1600|d=M0 0L@ 0~0/100|#:one*3 other".
const variations = (element, widths) => {
  // "0/50*32,1600": a start and a slope per point of width, both in hundredths, and the number of widths.
  const numbers = (text) => {
    const values = [];
    for (const piece of text.split(",")) {
      const [line, count] = piece.split("*");
      const [start, slope] = line.split("/").map(Number);
      const first = values.length, end = count ? first + +count : widths.length;
      while (values.length < end) {
        const rise = (slope || 0) * (widths[values.length] - widths[first]);
        values.push(Math.floor(start + rise + 0.5) / 100);
      }
    }
    return values;
  };
  const repeated = (text) => text.split(" ").flatMap((word) => {
    const [value, count] = word.split("*");
    return Array(+(count ?? widths.length)).fill(decodeURIComponent(value));
  });
  const parts = element.dataset.v.split("|");
  let isPresent;
  if (parts[0][0] === "?") {
    isPresent = parts.shift().slice(1).split(",").flatMap((count, at) => Array(+count).fill(at % 2 === 1));
  }
  const tracks = parts.map((word) => {
    const [, name, kind, rest] = word.match(/^([^~=:]+)([~=:])(.*)$/s);
    if (kind === "~") return [name, numbers(rest)];
    if (kind === ":") return [name, repeated(rest)];
    const [pattern, ...columns] = rest.split("~");
    const texts = pattern.split("@").map(decodeURIComponent), holes = columns.map(numbers);
    return [name, widths.map((_, at) => texts.map((text, hole) => hole ? holes[hole - 1][at] + text : text).join(""))];
  });
  return (index) => {
    if (isPresent && !isPresent[index]) return element.setAttribute("display", "none");
    element.removeAttribute("display");
    for (const [name, values] of tracks) {
      if (name === "#") element.textContent = values[index];
      else element.setAttribute(name, values[index]);
    }
  };
};

"use strict";
// What varies over widths: "?3,5|x~0/50*32,1600|d=M0 0L@ 0~0/100|#:one*3 other". A function that makes
// the element what it is at the width of an index.
const variations = (element, widths) => {
  // "0/50*32,1600": a start in hundredths, with a slope for each point of width, for so many widths.
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
  const words = element.dataset.v.split("|");
  let isThere;
  if (words[0][0] === "?") {
    isThere = words.shift().slice(1).split(",").flatMap((count, at) => Array(+count).fill(at % 2 === 1));
  }
  const tracks = words.map((word) => {
    const [, name, kind, rest] = word.match(/^([^~=:]+)([~=:])(.*)$/s);
    if (kind === "~") return [name, numbers(rest)];
    if (kind === ":") return [name, repeated(rest)];
    const [pattern, ...columns] = rest.split("~");
    const texts = pattern.split("@").map(decodeURIComponent), holes = columns.map(numbers);
    return [name, widths.map((_, at) => texts.map((text, hole) => hole ? holes[hole - 1][at] + text : text).join(""))];
  });
  return (index) => {
    if (isThere && !isThere[index]) return element.setAttribute("display", "none");
    element.removeAttribute("display");
    for (const [name, values] of tracks) {
      if (name === "#") element.textContent = values[index];
      else element.setAttribute(name, values[index]);
    }
  };
};

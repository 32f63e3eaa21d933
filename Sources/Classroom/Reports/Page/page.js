"use strict";
// Draws the picture of the class and a learner's page from the data in this file. What stands in the
// data is only ever put into the page as text. No sentence stands here: all come with the data.
(() => {
const byId = (id) => document.getElementById(id);
const read = (id) => JSON.parse(byId(id).textContent);
const data = read("data");
const { words, lessons, lines } = data;
const obstacles = data.obstacles.map(([lesson, text, met]) => ({ lesson, text, met: new Set(met) }));

// The long texts stand in elements of their own, which are read when one of them is looked at.
const texts = new Map();
function textAt(place) {
  let low = 0, high = data.beginnings.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (data.beginnings[middle] <= place) low = middle; else high = middle - 1;
  }
  if (!texts.has(low)) texts.set(low, read("texts-" + low));
  return texts.get(low)[place - data.beginnings[low]];
}

// A text with what takes the place of its names.
function filled(text, values) {
  return text.replace(/\{([a-z]+)\}/g, (whole, name) => name in values ? String(values[name]) : whole);
}

// A sentence with a count has two texts: for many, and for one.
function counted(sentence, count, values = {}) {
  return filled(sentence[String(count) === "1" ? 1 : 0], { ...values, count });
}

// An element with properties, and with texts and elements in it.
function make(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === null || value === undefined) continue;
    if (name === "class") element.className = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}
const hidden = (text) => make("span", { class: "sr" }, text);

// A name in a line, as the rest of the page cuts it.
function shortName(name) {
  const line = name.replace(/\n/g, "␊").replace(/\t/g, "␉");
  const characters = [...line];
  return characters.length > data.longestName ? characters.slice(0, data.longestName).join("") + "…" : line;
}

// Who has no name is called by the id.
const nameOf = (name, id) => name && name.trim() ? name : id;
const fields = ["status", "signs", "file", "points", "attempts", "text", "obstacle", "failures"];
const exerciseOf = (values) => values && Object.fromEntries(fields.map((field, index) => [field, values[index]]));
const learners = data.learners.map(([id, name, place, total, exercises, unclear, remarks], index) =>
  ({ id, place, total, exercises: exercises.map(exerciseOf), unclear: new Set(unclear), remarks, index, called: nameOf(name, id),
     shown: shortName(nameOf(name, id)),
     found: ((name ?? "") + "\n" + id).toLowerCase() }));
const byLearnerId = new Map(learners.map((learner) => [learner.id, learner]));
const addressOf = (learner) => "#learner-" + encodeURIComponent(learner.id);

// What the letters of an exercise's signs mean: a sign, so that nothing depends on colour, and words.
const signs = {
  p: ["✓", words.checkPassed], f: ["✗", words.checkFailed], s: ["!", words.checkStopped],
  u: ["?", words.checkNotMade], w: ["·", words.checkWaiting], n: ["", words.missing],
  x: ["", words.unclear],
};
const statusSigns = {
  passed: ["✓", "p"], failed: ["✗", "f"], untouched: ["○", "w"], unbuilt: ["⊘", "s"],
  unreadable: ["⊠", "s"], ungraded: ["?", "s"], unclear: ["⍰", "s"], missing: ["–", "w"],
};
const missingOf = (learner, lesson) => learner.unclear.has(Number(lesson)) ? "unclear" : "missing";
const statusOf = (learner, lesson) => learner.exercises[lesson]?.status ?? missingOf(learner, lesson);
const signAt = (learner, lesson, check) =>
  learner.exercises[lesson]?.signs[check] ?? (missingOf(learner, lesson) === "unclear" ? "x" : "n");

// MARK: What is shown, and in which order

const view = { text: "", columns: "checks", status: "", obstacle: "", check: "", sort: "", down: false };

function fits(learner) {
  if (view.text && !learner.found.includes(view.text)) return false;
  if (view.status) {
    const [lesson, status] = view.status.split(".");
    if (statusOf(learner, lesson) !== status) return false;
  }
  if (view.check) {
    const [lesson, check] = view.check.split(".");
    const sign = signAt(learner, lesson, check);
    if (sign !== "f" && sign !== "s") return false;
  }
  return !view.obstacle || obstacles[view.obstacle].met.has(learner.index);
}

const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
const signRank = { f: 0, s: 1, u: 2, w: 3, p: 4, n: 5 };

// Those that nothing is known of stand behind all others, in both directions.
function comparison() {
  const direction = view.down ? -1 : 1;
  const [kind, lesson, check] = view.sort.split(".");
  const numbers = (value) => (a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return (left === null) - (right === null) || a.index - b.index;
    return direction * (left - right) || a.index - b.index;
  };
  switch (kind) {
  case "name":
    return (a, b) => direction * collator.compare(a.called, b.called) || a.index - b.index;
  case "total": return numbers((learner) => learner.total);
  case "lesson":
    return numbers((learner) => learner.exercises[lesson]?.points ?? null);
  case "check":
    return numbers((learner) => {
      const sign = signAt(learner, lesson, check);
      return sign === "n" || sign === "x" ? null : signRank[sign];
    });
  default: return (a, b) => a.index - b.index;
  }
}

// MARK: The picture

// One for each column behind the name: the whole sum, a lesson's, or a check.
function columnsOfView() {
  const shown = /^\d+$/.test(view.columns) ? [Number(view.columns)] : lessons.map((_, index) => index);
  const columns = [{ kind: "total", sort: "total" }];
  for (const lesson of shown) {
    columns.push({ kind: "lesson", lesson, sort: "lesson." + lesson });
    if (view.columns === "lessons") continue;
    lessons[lesson][3].forEach((_, check) =>
      columns.push({ kind: "check", lesson, check, sort: "check." + lesson + "." + check }));
  }
  return columns;
}

const box = make("div", { class: "box", tabindex: "0", role: "region", "aria-labelledby": "picture-title",
  onscroll: () => schedule() });
const status = make("p", { class: "quiet small", role: "status" });
let shownLearners = learners, columns = [], body = null, drawn = new Map(), rowHeight = 0;
let above = null, below = null, waiting = false, drawsAll = false;

// A cell with a sign is made once of each kind, and then copied.
const signCells = Object.fromEntries(Object.entries(signs).map(([letter, [sign, text]]) => [letter,
  make("td", { class: "sign " + letter }, make("span", { "aria-hidden": "true" }, sign), hidden(text))]));

function pointsCell(learner, column) {
  if (column.kind === "total") {
    return make("td", { class: "points" }, learner.total === null ? "?" : String(learner.total));
  }
  const exercise = learner.exercises[column.lesson];
  const state = statusOf(learner, column.lesson);
  const known = exercise && exercise.points !== null;
  const sign = statusSigns[state][0];
  const tells = state !== "passed" && state !== "failed";
  return make("td", { class: "points sum" }, known && state !== "untouched" ? exercise.points + " " : "",
    tells ? make("span", { "aria-hidden": "true" }, sign) : null, hidden(words[state]));
}

function rowOf(place) {
  const learner = shownLearners[place];
  const row = make("tr", { "aria-rowindex": String(place + 3) },
    make("th", { scope: "row" },
      make("a", { href: addressOf(learner), dir: "auto", title: learner.shown !== learner.called ? learner.called : null },
        learner.shown)));
  for (const column of columns) {
    row.append(column.kind === "check"
      ? signCells[signAt(learner, column.lesson, column.check)].cloneNode(true)
      : pointsCell(learner, column));
  }
  return row;
}

function schedule() {
  if (waiting) return;
  waiting = true;
  requestAnimationFrame(() => { waiting = false; drawRows(); });
}

// Only the rows that can be seen are in the page, with some above and below them.
function drawRows() {
  if (!body) return;
  const spare = 8;
  const first = drawsAll ? 0 : Math.max(0, Math.floor(box.scrollTop / rowHeight) - spare);
  const last = drawsAll ? shownLearners.length
    : Math.min(shownLearners.length, Math.ceil((box.scrollTop + window.innerHeight) / rowHeight) + spare);
  for (const [place, row] of drawn) {
    if (place < first || place >= last) { row.remove(); drawn.delete(place); }
  }
  let next = above.nextSibling;
  for (let place = first; place < last; place++) {
    const known = drawn.get(place);
    if (known) { next = known.nextSibling; continue; }
    const row = rowOf(place);
    drawn.set(place, row);
    body.insertBefore(row, next);
  }
  above.firstChild.style.height = first * rowHeight + "px";
  below.firstChild.style.height = (shownLearners.length - last) * rowHeight + "px";
}

function sortHead(column, text, title, attributes) {
  const isSorted = view.sort === column;
  const arrow = isSorted ? (view.down ? "↓" : "↑") : "";
  return make("th", { scope: "col", ...attributes,
    "aria-sort": isSorted ? (view.down ? "descending" : "ascending") : null },
    make("button", { type: "button", title, "data-sort": column, onclick: () => sortBy(column) },
      text, title ? hidden(" " + title) : null,
      make("span", { class: "arrow", "aria-hidden": "true" }, arrow)));
}

// Up, down, and back to the order of the report. What is counted begins with the most.
function sortBy(column) {
  const firstDown = column === "total" || column.startsWith("lesson");
  if (view.sort !== column) { view.sort = column; view.down = firstDown; }
  else if (view.down === firstDown) view.down = !firstDown;
  else { view.sort = ""; view.down = false; }
  drawPicture();
  box.querySelector('[data-sort="' + column + '"]')?.focus({ preventScroll: true });
}

const lessonName = (lesson) => lessons[lesson][1] + " " + lessons[lesson][2];
const checkName = (lesson, check) => lessons[lesson][3][check][1];

function drawHead() {
  const groups = make("tr", { "aria-rowindex": "1" });
  const heads = make("tr", { "aria-rowindex": "2" });
  groups.append(make("td", { class: "name corner" }), make("td", { class: "corner" }));
  heads.append(sortHead("name", words.learner, "", { class: "name" }));
  for (const column of columns) {
    if (column.kind === "total") heads.append(sortHead(column.sort, words.total, "", {}));
    else if (column.kind === "lesson") {
      const count = view.columns === "lessons" ? 1 : lessons[column.lesson][3].length + 1;
      groups.append(make("th", { class: "group", scope: "colgroup", colspan: String(count),
        title: lessonName(column.lesson) }, lessonName(column.lesson)));
      heads.append(sortHead(column.sort, words.points, "", { class: "sum" }));
    } else {
      heads.append(sortHead(column.sort, String(column.check + 1), checkName(column.lesson, column.check), { class: "check" }));
    }
  }
  return make("thead", {}, groups, heads);
}

function drawPicture() {
  shownLearners = learners.filter(fits).sort(comparison());
  columns = columnsOfView();
  drawn = new Map();
  const span = String(columns.length + 1);
  above = make("tr", { class: "space", "aria-hidden": "true" }, make("td", { colspan: span }));
  below = make("tr", { class: "space", "aria-hidden": "true" }, make("td", { colspan: span }));
  body = make("tbody", {}, above, below);
  const kind = view.columns === "lessons" ? "wide" : "";
  const table = make("table", { class: kind, "aria-rowcount": String(shownLearners.length + 2),
    "aria-colcount": String(columns.length + 1), "aria-labelledby": "picture-title" }, drawHead(), body);
  const nobody = shownLearners.length ? null : make("p", { class: "none" }, words.nobody);
  box.replaceChildren(table, ...(nobody ? [nobody] : []));
  status.textContent = counted(words.shown, shownLearners.length, { total: learners.length });
  if (!rowHeight && shownLearners.length) {
    const row = rowOf(0);
    body.append(row);
    rowHeight = row.getBoundingClientRect().height || 30;
    row.remove();
  }
  drawRows();
}

// What is pointed at is told in words.
box.addEventListener("mouseover", (event) => {
  const cell = event.target.closest("td.sign");
  if (!cell || cell.title) return;
  const column = columns[cell.cellIndex - 1];
  const letter = Object.keys(signs).find((name) => cell.classList.contains(name));
  cell.title = checkName(column.lesson, column.check) + "\n" + signs[letter][1];
});

// MARK: The controls

const controls = {};

function choice(name, label, groups) {
  const select = make("select", { id: "choose-" + name,
    onchange: () => { view[name] = select.value; box.scrollTop = 0; drawPicture(); } });
  for (const [group, options] of groups) {
    const made = options.map(([value, text]) => make("option", { value }, text));
    if (group === null) select.append(...made);
    else select.append(make("optgroup", { label: group }, ...made));
  }
  controls[name] = select;
  return make("label", {}, label, select);
}

function cut(text) {
  const characters = [...text];
  return characters.length > 90 ? characters.slice(0, 90).join("") + "…" : text;
}

function drawControls() {
  const all = [null, [["", words.anybody]]];
  const search = make("input", { type: "search", id: "choose-text", autocomplete: "off",
    oninput: () => { view.text = search.value.trim().toLowerCase(); box.scrollTop = 0; drawPicture(); } });
  controls.text = search;
  const perLesson = (options) => lessons.map((_, lesson) => [lessonName(lesson), options(lesson)])
    .filter(([, made]) => made.length);
  byId("controls").append(
    make("label", {}, words.findLearner, search),
    choice("columns", words.columns, [[null, [["checks", words.everyCheck], ["lessons", words.onlyLessons],
      ...lessons.map((_, lesson) => [String(lesson), lessonName(lesson)])]]]),
    choice("status", words.byLesson, [all, ...perLesson((lesson) => Object.keys(statusSigns)
      .filter((name) => learners.some((learner) => statusOf(learner, lesson) === name))
      .map((name) => [lesson + "." + name, 
        filled(words.labelled, { label: lessons[lesson][1], text: words[name] })]))]),
    choice("obstacle", words.byObstacle, [all, ...perLesson((lesson) => obstacles
      .map((obstacle, index) => [obstacle, index]).filter(([obstacle]) => obstacle.lesson === lesson)
      .map(([obstacle, index]) => [String(index), cut(obstacle.text)]))]),
    choice("check", words.byCheck, [all, ...perLesson((lesson) => lessons[lesson][3]
      .map((check, index) => [lesson + "." + index, (index + 1) + " " + cut(check[1])]))]),
    make("button", { type: "button", id: "show-all", onclick: () => show({}) }, words.showAll));
  const legend = [...["p", "f", "s", "u", "w"].map((letter) => [signs[letter][0], letter, signs[letter][1]]),
    ...["untouched", "unbuilt", "unreadable", "ungraded", "unclear", "missing"]
      .map((name) => [statusSigns[name][0], "", words[name]])];
  byId("grid").append(make("p", { class: "quiet small" }, words.pictureHelp), status, box,
    make("ul", { class: "legend", "aria-label": words.legend },
      ...legend.map(([sign, letter, text]) =>
        make("li", {}, make("span", { class: letter, "aria-hidden": "true" }, sign), text))));
}

// Shows those whom these choices fit, and all others no more.
function show(choices) {
  for (const name of ["text", "status", "obstacle", "check"]) {
    view[name] = choices[name] ?? "";
    controls[name].value = choices[name] ?? "";
  }
  box.scrollTop = 0;
  drawPicture();
}

// What is counted on the page opens those who were counted.
function linkCounts() {
  for (const name of ["check", "obstacle"]) {
    for (const place of document.querySelectorAll("[data-" + name + "]")) {
      if (place.textContent === "0") continue;
      const button = make("button", { type: "button", class: "link", onclick: () => {
        show({ [name]: place.dataset[name] });
        byId("picture").scrollIntoView();
        controls[name].focus({ preventScroll: true });
      } }, place.textContent);
      place.replaceChildren(button);
    }
  }
}

// MARK: A learner

function badge(state) {
  return make("span", { class: "badge " + statusSigns[state][1] },
    make("span", { "aria-hidden": "true" }, statusSigns[state][0] + " "), words[state]);
}

function source(place, isOpen) {
  if (place === null) return make("p", { class: "quiet" }, words.unreadableText);
  const text = textAt(place);
  const written = text.split("\n");
  if (written.at(-1) === "") written.pop();
  const details = make("details", { class: "wrote" },
    make("summary", {}, counted(words.wrote, written.length)));
  const fill = () => {
    if (details.children.length > 1) return;
    details.append(make("ol", { class: "code", dir: "ltr", tabindex: "0", role: "list",
      "aria-label": counted(words.wrote, written.length) },
      ...written.map((line) => make("li", {}, line))));
  };
  details.fill = fill;
  details.addEventListener("toggle", fill);
  if (isOpen) { fill(); details.open = true; }
  return details;
}

// A sentence of the lessons, in which code stands between backticks.
function prose(tag, text) {
  const parts = text.split("`");
  if (parts.length % 2 === 0) return make(tag, {}, text);
  return make(tag, {}, ...parts.map((part, index) => index % 2 ? make("code", {}, part) : part));
}

function failureText([, line, mistake, details]) {
  const said = make("div", { class: "said" });
  if (mistake !== null) said.append(prose("p", lines[mistake]));
  if (details !== null) said.append(make("pre", { dir: "ltr", tabindex: "0" }, textAt(details)));
  else if (lines[line]) said.append(prose("p", lines[line]));
  return said;
}

function lessonOf(learner, lesson) {
  const exercise = learner.exercises[lesson];
  const [, , , checks] = lessons[lesson];
  const state = statusOf(learner, lesson);
  const article = make("article", { class: "lesson" },
    make("h2", {}, lessonName(lesson), badge(state)));
  if (!exercise) return article;
  const { signs: letters, file, points, attempts, text, obstacle, failures } = exercise;
  const maximum = Math.round(checks.reduce((sum, check) => sum + check[4], 0) * 1e4) / 1e4;
  const facts = [points === null ? null : counted(words.pointsOf, points, { total: maximum }), file,
    attempts === null ? null : counted(words.attempts, attempts)];
  article.append(make("p", { class: "counts" },
    ...facts.filter((fact) => fact !== null).map((fact) => make("span", {}, make("bdi", {}, fact)))));
  if (obstacle !== null) article.append(make("pre", { dir: "ltr", tabindex: "0" }, textAt(obstacle)));
  if (/[^w]/.test(letters)) {
    const byCheck = new Map(failures.map((failure) => [failure[0], failure]));
    // What fails is looked for, and what passes is not.
    const rank = (index) => "fsuwp".indexOf(letters[index]);
    const order = [...checks.keys()].sort((a, b) => rank(a) - rank(b) || a - b);
    article.append(make("ul", { class: "checks" }, ...order.map((index) => {
      const check = checks[index];
      const [sign, word] = signs[letters[index]];
      const failure = byCheck.get(index);
      return make("li", {},
        make("span", { class: "mark " + letters[index] },
          make("span", { "aria-hidden": "true" }, sign), hidden(word)),
        make("span", {}, check[1]), failure ? failureText(failure) : null);
    })));
  }
  article.append(source(text, state === "failed" || state === "unbuilt"));
  return article;
}

function pager(learner) {
  const place = shownLearners.indexOf(learner);
  const link = (other, text, kind) => other
    ? make("a", { href: addressOf(other), class: kind, rel: kind }, text) : null;
  return make("nav", { class: "pager", "aria-label": words.learner },
    make("a", { href: "#picture", class: "back" }, "← " + words.back),
    place < 0 ? null : link(shownLearners[place - 1], words.previous, "prev"),
    place < 0 ? null : link(shownLearners[place + 1], words.next, "next"));
}

function drawLearner(learner) {
  const facts = make("dl", { class: "record" });
  const fact = (name, value) => {
    if (value !== null) facts.append(make("dt", {}, name), make("dd", {}, make("bdi", {}, value)));
  };
  fact(words.id, learner.id);
  fact(words.place, learner.place);
  fact(words.total, learner.total === null ? words.ungraded
    : counted(words.pointsOf, learner.total, { total: data.maximum }));
  const heading = make("h1", { tabindex: "-1", dir: "auto", title: learner.called }, learner.shown);
  const remarks = learner.remarks.length ? make("section", { "aria-label": words.remarksOf },
    make("h2", {}, words.remarksOf),
    make("ul", { class: "remarks" }, ...learner.remarks.map((remark) => make("li", {}, remark)))) : null;
  byId("learner").replaceChildren(pager(learner), heading, facts, ...(remarks ? [remarks] : []), make("div", { class: "work" },
    ...lessons.map((_, lesson) => lessonOf(learner, lesson))));
  return heading;
}

// MARK: The address

const title = document.title;
let place = 0;

// The address says which page it is, so that back and forward lead where they should.
function route(isFirst) {
  const hash = location.hash;
  const isLearner = hash.startsWith("#learner-");
  const wasLearner = !byId("learner").hidden;
  if (isLearner && !wasLearner) place = window.scrollY;
  byId("overview").hidden = isLearner;
  byId("learner").hidden = !isLearner;
  byId("parts").hidden = isLearner;
  if (isLearner) {
    let learner = null;
    try { learner = byLearnerId.get(decodeURIComponent(hash.slice("#learner-".length))); } catch {}
    if (learner) {
      const heading = drawLearner(learner);
      document.title = learner.shown + " – " + title;
      window.scrollTo({ top: 0, behavior: "instant" });
      heading.focus({ preventScroll: true });
    } else {
      byId("learner").replaceChildren(pager(null), make("h1", { tabindex: "-1" }, words.noLearner));
    }
    return;
  }
  byId("learner").replaceChildren();
  document.title = title;
  if (wasLearner) {
    drawRows();
    if (hash === "#picture" && place === 0) byId("picture").scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: place, behavior: "instant" });
  } else if (!isFirst && hash === "#overview") window.scrollTo({ top: 0 });
}

// On paper everything is drawn; of wide pictures only what fits.
let columnsOnScreen = null, unfolded = [];
window.addEventListener("beforeprint", () => {
  unfolded = [...document.querySelectorAll("details:not([open])")];
  for (const details of unfolded) {
    details.fill?.();
    details.open = true;
  }
  if (columnsOfView().length > 24) {
    columnsOnScreen = view.columns;
    view.columns = "lessons";
  }
  drawsAll = true;
  drawPicture();
});
window.addEventListener("afterprint", () => {
  drawsAll = false;
  for (const details of unfolded) details.open = false;
  if (columnsOnScreen !== null) view.columns = columnsOnScreen;
  columnsOnScreen = null;
  drawPicture();
});
// Its address would be another page's where a learner is shown.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  byId("content").focus();
});
window.addEventListener("resize", schedule);
window.addEventListener("hashchange", () => route(false));

drawControls();
linkCounts();
drawPicture();
route(true);
document.documentElement.dataset.ready = "yes";
})();

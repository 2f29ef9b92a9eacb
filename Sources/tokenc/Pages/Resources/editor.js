// The editor of JSON: a field of text over marks of faults and of what is selected. What is wrong with a text, its
// server says, or the page has it.

const field = find('json');
const marks = find('marks');
// Longer texts have their faults in the list alone.
const markedLength = 200_000;

// The part of the text that is selected.
const editing = { selected: undefined };

// The line and column of an index, from 1; columns are bytes of UTF-8, as in messages of tokenc.
function placeIn(text, index) {
  const lines = text.slice(0, index).split(/\r\n|\n|\r/);
  return `${lines.length}:${bytesOf(lines.at(-1)).length + 1}`;
}

// Parts of a text with the classes that ranges give them.
function segments(text, ranges) {
  const ends = new Set([0, text.length]);
  for (const { start, end } of ranges) ends.add(start).add(Math.min(text.length, end));
  const sorted = [...ends].sort((one, other) => one - other);
  return sorted.slice(1).map((end, index) => {
    const start = sorted[index];
    const found = ranges.filter((range) => range.start <= start && range.end >= end);
    return [text.slice(start, end), unique(found.map(({ className }) => className)).join(' ')];
  });
}

function drawMarks(findings) {
  const text = field.value;
  const ranges = findings.map(({ start, end, severity }) => ({
    start,
    end: Math.max(end, start + 1),
    className: severity,
  }));
  if (editing.selected) ranges.push({ ...editing.selected, className: 'selected' });
  marks.replaceChildren();
  if (text.length > markedLength) return;
  for (const [part, className] of segments(text, ranges)) {
    marks.append(className ? element('span', className, part) : part);
  }
  // The last line is as high as in the field.
  marks.append('\n ');
  scrollMarks();
}

function scrollMarks() {
  marks.scrollTop = field.scrollTop;
  marks.scrollLeft = field.scrollLeft;
}

// Shows a place of the text and gives it the focus.
function showRange(start, end, isFocused = true) {
  if (isFocused) field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const height = Number.parseFloat(getComputedStyle(field).lineHeight);
  const line = field.value.slice(0, start).split('\n').length - 1;
  const [top, seen] = [field.scrollTop, field.clientHeight];
  if (line * height < top || (line + 2) * height > top + seen) {
    field.scrollTop = Math.max(0, line * height - seen / 3);
  }
  scrollMarks();
}

// Replaces a part of the text so that the browser can undo it.
function replaceRange({ start, end, text }) {
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  const isDone = document.execCommand(text ? 'insertText' : 'delete', false, text);
  if (!isDone) field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function faultElement(finding) {
  const { severity, message, start, end, edit } = finding;
  const item = element('li', severity);
  const place = buttonElement('place', finding.at, () => showRange(start, end));
  place.setAttribute('aria-label', `go to ${finding.at}`);
  item.append(place, ' ', element('strong', '', severity), ` ${message} `);
  if (edit && !field.readOnly) {
    const button = element('button', 'edit', edit.label);
    button.type = 'button';
    button.addEventListener('click', () => replaceRange(edit));
    item.append(button);
  }
  return item;
}

// All is the number of findings, of which a part is listed.
function listFaults(findings, all) {
  const list = find('faults');
  list.replaceChildren(...findings.map(faultElement));
  if (all > findings.length) list.append(element('li', '', `and ${all - findings.length} more`));
}

field.addEventListener('scroll', scrollMarks);

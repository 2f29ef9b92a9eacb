// Knobs: a control for each field of the selected component, which writes the field into the document.

// What a member of an object is to be, or that it goes; the text around stays as it is.
function memberEdit(text, node, key, value) {
  const index = node.members.findIndex(({ name }) => name === key);
  const written = JSON.stringify(value);
  if (index >= 0 && value !== undefined) {
    const { start, end } = node.members[index].value;
    return { start, end, text: written };
  }
  if (index >= 0) {
    // With the comma before it, or else the one after.
    const { start, value: last } = node.members[index];
    if (index) return { start: node.members[index - 1].value.end, end: last.end, text: '' };
    const next = node.members[1];
    return { start, end: next?.start ?? last.end, text: '' };
  }
  if (value === undefined) return undefined;
  const before = node.members.at(-1)?.value.end ?? node.start + 1;
  const first = node.members[0];
  const [space] = /\s*$/.exec(text.slice(node.start + 1, first?.start ?? node.start + 1));
  const member = `${space || (first ? ' ' : '')}${JSON.stringify(key)}: ${written}`;
  return { start: before, end: before, text: first ? `,${member}` : member };
}

// The values that a field can have, with what they are called; none for one that is written.
function knobValues(type, component) {
  if (type.kind === 'flag') return [true, false].map((value) => [value, String(value)]);
  if (type.kind === 'token') {
    return families[type.group].tokens.map((index) => [tokens[index].server, tokens[index].server]);
  }
  if (type.kind !== 'choice') return undefined;
  const kind = sentKind(type, component);
  return casesOf(type, component).map((one) => [sentCase(one, kind), one.name]);
}

const writtenKinds = ['text', 'richText', 'icon', 'url', 'image', 'date', 'decimal', 'points'];
const numberKinds = ['number', 'integer', 'seconds', 'milliseconds'];

// The control of a field; `write` hears of each value, and of `undefined` to leave the field out.
function knobElement(field, content, write) {
  const { component } = content;
  const node = sentValue(field, content);
  const values = knobValues(field.type, component);
  const isNumber = numberKinds.includes(field.type.kind);
  if (!values && !isNumber && !writtenKinds.includes(field.type.kind)) return undefined;
  const label = element('label', 'knob', `${field.name} `);
  const control = element(values ? 'select' : 'input');
  control.dataset.field = field.name;
  if (field.description) control.title = field.description;
  if (values) {
    const sent = node && (nameIn(node) ?? '');
    const chosen = values.findIndex(
      ([value, name]) => sent !== undefined && (String(value) === sent || name === sent),
    );
    control.append(new Option(field.required ? '' : 'not sent', ''));
    for (const [index, [, name]] of values.entries()) control.append(new Option(name, index));
    control.value = chosen < 0 ? '' : String(chosen);
    control.addEventListener('change', () => write(values[control.value]?.[0]));
  } else {
    control.type = isNumber ? 'number' : 'text';
    if (isNumber) control.step = 'any';
    control.value = node ? (node.text ?? '') : '';
    control.placeholder = node ? '' : 'not sent';
    control.addEventListener('change', () => {
      const text = control.value;
      const isLeftOut = text === '' && !field.required;
      write(isLeftOut ? undefined : isNumber ? Number(text) : text);
    });
  }
  label.append(control);
  return label;
}

// The controls of a component of the document.
function knobsElement(content, edit) {
  const result = element('div', 'knobs');
  for (const each of content.component.fields) {
    const key = fieldKey(content.node, each, content.component) ?? each.keys[0];
    const knob = knobElement(each, content, (value) => {
      edit(memberEdit(field.value, content.node, key, value), each.name);
    });
    if (knob) result.append(knob);
  }
  return result;
}

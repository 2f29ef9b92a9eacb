// Knobs: a control for each field of the selected component, which writes the field into the document. The server of
// the page says which there are, and what each writes where.

// The edit that sets a field to a value of JSON; `undefined` leaves it out.
function knobEdit({ set, unset }, json) {
  if (json === undefined) return unset;
  return { start: set.start, end: set.end, text: set.before + json + set.after };
}

function choiceControl(knob, write) {
  const control = element('select');
  control.append(new Option(knob.required ? '' : 'not sent', ''));
  for (const [index, { name }] of knob.values.entries()) control.append(new Option(name, index));
  control.value = knob.chosen === undefined ? '' : String(knob.chosen);
  control.addEventListener('change', () => write(knob.values[control.value]?.json));
  return control;
}

function textControl(knob, write) {
  const control = element('input');
  control.type = knob.number ? 'number' : 'text';
  if (knob.number) control.step = 'any';
  control.value = knob.sent ?? '';
  control.placeholder = knob.sent === undefined ? 'not sent' : '';
  control.addEventListener('change', () => {
    const text = control.value;
    const isLeftOut = text === '' && !knob.required;
    write(isLeftOut ? undefined : JSON.stringify(knob.number ? Number(text) : text));
  });
  return control;
}

// The controls of a component; `edit` hears of each edit and the field that it is of.
function knobsElement(knobs, edit) {
  const result = element('div', 'knobs');
  for (const knob of knobs) {
    const write = (json) => edit(knobEdit(knob, json), knob.name);
    const control = knob.values ? choiceControl(knob, write) : textControl(knob, write);
    control.dataset.field = knob.name;
    if (knob.description) control.title = knob.description;
    const label = element('label', 'knob', `${knob.name} `);
    label.append(control);
    result.append(label);
  }
  return result;
}

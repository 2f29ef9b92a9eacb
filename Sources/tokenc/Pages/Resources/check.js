// Reads a document by the specs: which components of it decode, and what is wrong with it, in the
// words and at the places of Sources/tokenc/Screens/Documents/DocumentReader.swift.
//
// It knows no component: what there is stands in the page's data. A content is { component, node, path,
// faulty, children: [{ field, content }] }.

// The members that name components, in the order in which they count: see TypeKeys.swift.
const { forms, families = {}, typeKeys = [] } = data;
const unionName = `${data.prefix}ComponentContent`;
// Texts are equal that look alike, as in Swift.
const plain = (text) => text.normalize('NFC');

function firstByKey(pairs) {
  const result = new Map();
  for (const [key, value] of pairs) if (!result.has(plain(key))) result.set(plain(key), value);
  return result;
}

const serverOf = (one) => one.server ?? one.name;
const sentNames = (one) => [serverOf(one), ...(one.former ?? [])];

const anywhere = components.filter(({ server }) => server !== undefined);
// The components that stand anywhere, by what a server calls them.
const componentBySent = firstByKey(
  anywhere.flatMap((component) => sentNames(component).map((name) => [name, component])),
);
const componentsSent = anywhere.flatMap(sentNames);
// The actions that specs declare, by their types.
const declaredActions = components.filter(({ action }) => action !== undefined);
const actionBySent = firstByKey(
  declaredActions.flatMap((each) =>
    [each.action, ...(each.former ?? [])].map((name) => [name, each]),
  ),
);
const isNeeded = (action) => action.fields.some(({ required }) => required);
const fieldsByKey = new Map(
  components.map((component) => [
    component,
    Map.groupBy(
      component.fields
        .filter((field) => field.type.kind !== 'callback')
        .flatMap((field) => field.keys.map((key) => ({ key, field }))),
      ({ key }) => plain(key),
    ),
  ]),
);

// The field of a component that has a member of its object: of several the one of whose type the value is.
function fieldOf(component, { name, value }) {
  const [first, ...others] = fieldsByKey.get(component).get(plain(name)) ?? [];
  const other = others.find(({ field: { type } }) => {
    if (['action', 'element', 'component'].includes(type.kind)) return value.kind === 'object';
    if (type.kind === 'list') return value.kind === 'array';
    const check = new DocumentCheck();
    check.visit(value, type, component);
    return !check.findings.some(({ severity }) => severity === 'error');
  });
  return (other ?? first)?.field;
}

// The member of an object that has a field's value.
function fieldKey(node, field, component) {
  const name = firstKey(node, field.keys);
  if (name === undefined) return undefined;
  return fieldOf(component, { name, value: memberOf(node, name) }) === field ? name : undefined;
}
// The tokens of a group, by what a server calls them.
const tokenBySent = new Map(
  Object.entries(families).map(([group, { tokens: indices, former }]) => [
    group,
    firstByKey([
      ...indices.map((index) => [tokens[index].server, index]),
      ...Object.entries(former ?? {}),
    ]),
  ]),
);

const casesOf = (type, component) => component.choices[type.choice]?.cases ?? component.variants;
const sentKind = (type, component) => component.choices[type.choice]?.sent ?? 'strings';
const listed = (names) => names.map((name) => `'${name}'`).join(', ');

// A place in a document (RFC 6901).
const pointerOf = (path) =>
  path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('') ||
  'the document';

const matchesForm = (name, text) => new RegExp(forms[name].pattern).test(text);

function isAddress(text) {
  const [, rest] = /^[A-Za-z][A-Za-z0-9+.-]*:(.+)$/su.exec(text) ?? [];
  if (rest === undefined) return false;
  return [...rest].every((character) => {
    const code = character.codePointAt(0);
    return forms.address.some(([first, last]) => first <= code && code <= last);
  });
}

// The alphabet of a letter in a host, as a number: 0 for Latin, 1 for East Asian letters.
function scriptOf(character) {
  const code = character.codePointAt(0);
  if (/[A-Za-z]/.test(character)) return 0;
  if (code < 0xaa || !/\p{Alphabetic}/u.test(character)) return undefined;
  return (
    forms.scripts.find(([first, last]) => first <= code && code <= last)?.[2] ?? (code >> 9) + 5
  );
}

// Whether a part of the host has letters of alphabets that do not belong together.
function hasMixedHost(text) {
  const [, host = ''] = /^https?:\/\/(?:[^/?#]*@)?(\[[^\]/?#]*|[^/?#:]*)/iu.exec(text) ?? [];
  return host.split('.').some((label) => {
    const scripts = new Set([...label].map(scriptOf).filter((script) => script !== undefined));
    const hasLatin = scripts.delete(0);
    return scripts.size > 1 || (hasLatin && scripts.size === 1 && !scripts.has(1));
  });
}

// What an app refuses of an address.
const refusalOf = (kind, text) =>
  forms.refusals[kind].find(({ pattern }) =>
    pattern ? new RegExp(pattern).test(text) : hasMixedHost(text),
  );

// Of strings and names that decoders can't read.
const brokenReason = 'is not valid JSON';

// Numbers that a Double holds: those that vanish in it are not decoded either.
function isNumber({ kind, text }) {
  if (kind !== 'number') return false;
  return Number(text) === 0 ? !/^[^eE]*[1-9]/.test(text) : Number.isFinite(Number(text));
}

// Whether a number has no more digits than it keeps exactly.
function isExact(number) {
  if (Number.isInteger(number)) return Math.abs(number) <= 2 ** 53;
  const text = String(number);
  return (
    Math.abs(number) >= 1e-4 && matchesForm('decimal', text) && text.replace('-', '').length <= 16
  );
}

class DocumentCheck {
  constructor() {
    this.findings = [];
    this.contents = [];
    this.foundComponent = false;
    this.path = [];
    // The components that are being read, the outermost first.
    this.open = [];
    // What is lost by a fault here, the innermost last: { kind, … , isMet }.
    this.losses = [];
    this.isWithin = false;
    this.isLost = false;
    this.field = '';
    this.fieldIndex = 0;
  }

  // Reads a document: as the component with a name, as any one, or whatever is one in it.
  read(root, name = '') {
    const component = components.find((each) => data.prefix + each.name === name);
    if (component) this.visitContent(root, component);
    else if (name === unionName) this.visitElement(root);
    else {
      this.visitAnything(root);
      if (!this.foundComponent) this.reportNone(root);
    }
    return { findings: this.findings, contents: this.contents };
  }

  reportNone(root) {
    const known = [...componentBySent.keys()].sort((one, other) =>
      compareBytes(bytesOf(one), bytesOf(other)),
    );
    const keys = typeKeys.length ? listed(typeKeys) : 'member';
    this.findings.push({
      severity: 'error',
      message:
        `no object has a ${keys} that is a component's; known are ` +
        `${listed(known.slice(0, 5))}${known.length > 5 ? ' and so on' : ''}`,
      start: root.start,
      end: root.start + 1,
    });
  }

  within(name, visit) {
    this.path.push(name);
    const result = visit();
    this.path.pop();
    return result;
  }

  // MARK: Components

  // An envelope, a list of documents, or a component.
  visitAnything(node) {
    if (node.kind === 'array') this.visitElements(node, (each) => this.visitAnything(each));
    if (node.kind !== 'object') return;
    const isNear = (name) =>
      componentBySent.has(plain(name)) || nearestTo(name, componentsSent).length > 0;
    if (this.typeNames(node).some(isNear)) {
      this.foundComponent = true;
      this.visitElement(node);
      return;
    }
    for (const { name, value } of node.members) {
      this.within(name, () => this.visitAnything(value));
    }
  }

  // What may name a component in an object.
  typeNames(node) {
    if (!typeKeys.length) {
      return this.keyedMembers(node).map(({ name }) => name);
    }
    const type = this.typeMember(node)?.value;
    return type?.kind === 'string' ? [type.text] : [];
  }

  // The members that are components by their names; null is none beside others.
  keyedMembers(node) {
    const known = node.members.filter(({ name }) => componentBySent.has(plain(name)));
    return known.length > 1 ? known.filter(({ value }) => value.kind !== 'null') : known;
  }

  typeMember(node) {
    const key = firstKey(node, typeKeys);
    return key === undefined ? undefined : { key, value: memberOf(node, key) };
  }

  // Any component, known by its type.
  visitElement(node) {
    if (!this.isWithinDepth(node, unionName)) return;
    if (node.kind !== 'object') {
      this.report('is not an object', node, { of: unionName });
      return;
    }
    if (!typeKeys.length) {
      this.visitKeyed(node);
      return;
    }
    const type = this.typeMember(node);
    if (!type) {
      this.report('is missing', node, { of: `${unionName}.${typeKeys[0]}` });
      return;
    }
    const component = this.within(type.key, () => this.visitType(type));
    if (!component) return;
    const key = component.form.data;
    const content = key === undefined ? node : memberOf(node, key);
    if (key !== undefined && content) this.warnBeside(node, key, component);
    if (key === undefined) this.visitContent(node, component, true);
    else if (!content) this.report('is missing', node, { of: `${unionName}.${key}` });
    else this.within(key, () => this.visitContent(content, component));
  }

  visitType({ key, value }) {
    const of = `${unionName}.${key}`;
    const text = this.text(value, of);
    const component = text === undefined ? undefined : componentBySent.get(plain(text));
    if (text !== undefined && !component) this.reportUnknown(text, value, of, value);
    if (!component || component.form.type.includes(key)) return component;
    this.report(`is a component that '${component.form.type[0]}' names`, value, { of });
    return undefined;
  }

  // A component that its only known member names.
  visitKeyed(node) {
    const known = this.keyedMembers(node);
    if (known.length > 1) {
      this.report(`has ${known.length} components; expected one`, node, { of: unionName });
    } else if (known.length) {
      const { name, value } = known[0];
      const component = componentBySent.get(plain(name));
      this.warnBeside(node, name, component);
      this.within(name, () => this.visitContent(value, component));
    } else if (node.members.length === 1) {
      this.reportUnknown(node.members[0].name, node, unionName, node.members[0]);
    } else this.report('has no component', node, { of: unionName });
  }

  // What stands beside the member that has all fields of a component.
  warnBeside(node, key, component) {
    for (const member of node.members) {
      if (member.name === key || typeKeys.includes(member.name)) continue;
      const name = data.prefix + component.name;
      this.within(member.name, () => {
        this.warn(`${name} has its fields in '${key}', so it is ignored`, member);
      });
    }
  }

  reportUnknown(type, node, of, edited) {
    const reason = `${data.prefix}ComponentType has no '${type}'`;
    this.report(reason, node, { of, asked: type, among: componentsSent, edited });
  }

  isWithinDepth(node, of) {
    if (this.path.length <= forms.depth) return true;
    this.report(forms.tooDeep, node, { of });
    return false;
  }

  visitContent(node, component, hasType = false) {
    if (!this.isWithin) this.isLost = false;
    const outer = [this.isWithin, this.field, this.fieldIndex];
    this.isWithin = true;
    this.foundComponent = true;
    this.open.push({ component, node, path: [...this.path], faulty: [], children: [] });
    this.visitFields(node, component, hasType);
    [this.isWithin, this.field, this.fieldIndex] = outer;
    const content = this.open.pop();
    const last = this.open.at(-1);
    if (last) last.children.push({ field: this.fieldIndex, content });
    else if (!this.isLost) this.contents.push(content);
  }

  // MARK: Fields

  visitFields(node, component, hasType) {
    const name = data.prefix + component.name;
    if (!this.isWithinDepth(node, name)) return;
    if (node.kind !== 'object') {
      this.report('is not an object', node, { of: name });
      return;
    }
    const { form, fields } = component;
    const mayHaveType = hasType || !this.path.length || (form.strict && form.data === undefined);
    const ownTypes = mayHaveType && component.server !== undefined ? form.type : [];
    const sent = new Set(node.members.map((member) => fieldOf(component, member)));
    for (const member of node.members) {
      const field = fieldOf(component, member);
      this.within(member.name, () => {
        this.field = `${name}.${member.name}`;
        if (field) {
          if (field.keys.length === 1 || member.name === firstKey(node, field.keys)) {
            this.visitField(member.value, field, component);
          }
        } else if (!ownTypes.includes(member.name)) {
          this.visitUnknown(member, name, component, sent);
        }
      });
    }
    for (const field of fields) {
      if (!field.required || sent.has(field) || field.type.kind === 'callback') continue;
      this.losingBy(field, component, () => {
        this.report('is missing', node, { of: `${name}.${field.keys[0]}` });
      });
    }
  }

  visitUnknown(member, name, component, sent) {
    if (component.form.strict) {
      this.losses.push({ kind: 'value' });
      this.report(forms.unknown, { ...member, kind: 'key' });
      this.losses.pop();
      return;
    }
    const missing = component.fields
      .filter((field) => !sent.has(field) && field.type.kind !== 'callback')
      .flatMap((field) => field.keys);
    this.warn(
      `${name} has no field '${member.name}', so it is ignored${suggestion(member.name, missing)}`,
      member,
      nearestTo(member.name, missing)[0],
    );
  }

  visitField(node, field, component) {
    if (node.kind === 'null' && !field.required) return;
    this.losingBy(field, component, () => this.visit(node, field.type, component));
  }

  // Visits a field, whose faults are what its spec says.
  losingBy(field, component, visit) {
    this.fieldIndex = component.fields.indexOf(field);
    if (field.onFault === 'leaveOut') visit();
    else if (field.onFault === 'fail') this.losing({ kind: 'document' }, visit);
    else this.losing({ kind: 'value', words: field.words }, visit);
  }

  // Visits what is lost as a whole by a fault in it.
  losing(loss, visit) {
    const count = this.open.at(-1)?.children.length ?? 0;
    this.losses.push(loss);
    visit();
    const last = this.open.at(-1);
    if (!this.losses.pop().isMet || !last) return;
    last.children.splice(count);
    if (loss.kind === 'value') last.faulty.push(this.fieldIndex);
  }

  // MARK: Values

  visit(node, type, component) {
    const isObject = ['element', 'component', 'action', 'json'].includes(type.kind);
    if (node.kind === 'null' && !isObject) this.report('is null', node);
    else this[`visit_${type.kind}`](node, type, component);
  }

  visit_callback() {}

  visit_text(node) {
    this.text(node);
  }

  visit_richText(node) {
    const text = this.text(node);
    for (const { reason, isByPolicy } of text === undefined ? [] : readMarkup(text).refusals) {
      // The text around a link is shown.
      this.losses.push({ kind: 'value' });
      this.report(reason, node, { remedy: isByPolicy ? forms.refusalRemedy : undefined });
      this.losses.pop();
    }
  }

  visit_icon(node) {
    this.text(node);
  }

  visit_url(node) {
    const text = this.text(node);
    if (text !== undefined && !isAddress(text)) {
      this.report(`'${text}' is not an absolute address`, node);
    } else if (text !== undefined) {
      this.checkPolicy('url', text, node);
    }
  }

  // Holds an address against what the app accepts.
  checkPolicy(kind, text, node) {
    const refusal = refusalOf(kind, text);
    if (refusal) {
      this.report(`'${text}' ${refusal.reason}`, node, { remedy: forms.refusalRemedy });
    }
  }

  visit_image(node) {
    const text = this.text(node);
    if (text?.includes(':') && !isAddress(text)) {
      this.report(`'${text}' ${forms.image.reason}`, node);
    } else if (text?.includes(':')) {
      this.checkPolicy('image', text, node);
    }
  }

  visit_flag(node) {
    if (!['true', 'false'].includes(node.kind)) this.report('is not true or false', node);
  }

  visit_number(node) {
    if (!isNumber(node)) this.report('is not a number', node);
  }

  visit_seconds(node) {
    this.visit_number(node);
  }

  visit_milliseconds(node) {
    this.visit_number(node);
  }

  visit_integer(node) {
    if (wholeNumber(node) === undefined) this.report('is not a whole number', node);
  }

  visit_date(node) {
    this.visitForm('date', node);
  }

  visit_points(node) {
    this.visitForm('points', node);
  }

  visitForm(form, node) {
    const text = this.text(node);
    if (text !== undefined && !matchesForm(form, text)) {
      this.report(`'${text}' ${forms[form].reason}`, node);
    }
  }

  visit_decimal(node) {
    if (node.kind === 'string') {
      if (!matchesForm('decimal', node.text)) {
        this.report(`'${node.text}' ${forms.decimal.reason}`, node);
      }
    } else if (!isNumber(node)) this.report('is not a number', node);
    else if (!isExact(Number(node.text))) this.report(forms.decimal.inexact, node);
  }

  visit_element(node) {
    this.visitElement(node);
  }

  visit_component(node, type) {
    this.visitContent(node, componentByName.get(type.component));
  }

  visit_choice(node, type, component) {
    const kind = sentKind(type, component);
    if (kind === 'numbers' && wholeNumber(node) === undefined) {
      this.report('is not a whole number', node);
      return;
    }
    if (kind === 'true or false' && !['true', 'false'].includes(node.kind)) {
      this.report('is not true or false', node);
      return;
    }
    const text = kind === 'strings' ? this.text(node) : nameIn(node);
    if (text === undefined) return;
    const names = casesOf(type, component).flatMap(sentNames);
    if (names.some((name) => plain(name) === plain(text))) return;
    this.report(`${type.name} has no '${text}'`, node, {
      asked: text,
      among: names,
      edited: node,
      isText: kind === 'strings',
    });
  }

  visit_token(node, type) {
    const text = this.text(node);
    const names = tokenBySent.get(type.group);
    if (text === undefined || !names) return;
    const index = names.get(plain(text));
    if (index === undefined) {
      const reason = `${families[type.group].type} has no '${text}'`;
      this.report(reason, node, { asked: text, among: [...names.keys()], edited: node });
      return;
    }
    const token = tokens[index];
    if (token.deprecated === undefined) return;
    const successor = token.replacedBy === undefined ? undefined : tokens[token.replacedBy];
    const remedy = successor ? `; use '${successor.path}'` : '';
    this.warn(`${this.field}: '${text}' is deprecated${remedy}`, node, successor?.server);
  }

  visit_list(node, type, component) {
    if (node.kind !== 'array') {
      this.report('is not an array', node);
      return;
    }
    this.visitElements(node, (each) => {
      const visit = () => this.visit(each, type.of, component);
      if (!type.lenient) visit();
      else this.losing({ kind: 'element', length: this.path.length }, visit);
    });
  }

  visitElements(node, visit) {
    for (const [index, each] of node.elements.entries()) {
      this.within(String(index), () => visit(each));
    }
  }

  // MARK: Actions

  visit_action(node) {
    if (!this.isWithinDepth(node, 'Action')) return;
    if (node.kind !== 'object') {
      this.report('is not an object', node, { of: 'Action' });
      return;
    }
    const outer = [this.field, this.fieldIndex];
    if (!this.visitDeclared(node)) this.visitUndeclared(node);
    [this.field, this.fieldIndex] = outer;
  }

  // Visits an action that a spec declares; false for any other.
  visitDeclared(node) {
    const type = memberOf(node, 'type');
    if (type?.kind !== 'string' || !actionBySent.size) return false;
    const action = actionBySent.get(plain(type.text));
    if (!action) {
      const names = [...actionBySent.keys()];
      this.within('type', () =>
        this.warn(
          `no spec declares the action '${type.text}'${suggestion(type.text, names)}`,
          type,
          nearestTo(type.text, names)[0],
        ),
      );
      return false;
    }
    const value = memberOf(node, 'parameters');
    this.field = 'Action.parameters';
    this.within('parameters', () => {
      if (value && (isNeeded(action) || value.kind !== 'null')) {
        // What its parameters hold is no part of the component.
        this.open.push({ component: action, node: value, path: [], faulty: [], children: [] });
        this.visitFields(value, action, false);
        this.open.pop();
      } else if (isNeeded(action)) this.report('is missing', node);
    });
    return true;
  }

  visitUndeclared(node) {
    for (const key of ['type', 'parameters']) {
      const value = memberOf(node, key);
      this.field = `Action.${key}`;
      this.within(key, () => {
        if (!value) {
          if (key === 'type') this.report('is missing', node);
        } else if (key === 'type') this.text(value);
        else if (value.kind === 'object') this.visitMembers(value);
        else if (value.kind !== 'null') {
          this.report(value.broken === 'object' ? brokenReason : 'is not an object', value);
        }
      });
    }
  }

  visitMembers(node) {
    for (const { name, value } of node.members) this.within(name, () => this.visitValue(value));
  }

  visit_json(node) {
    this.visitValue(node);
  }

  // Any value within an action, or of a field.
  visitValue(node) {
    const outer = this.field;
    this.field = 'Value';
    if (this.isWithinDepth(node)) {
      if (node.kind === 'object') this.visitMembers(node);
      else if (node.kind === 'array') this.visitElements(node, (each) => this.visitValue(each));
      else if (node.broken && node.broken !== 'number') this.report(brokenReason, node);
      else if (node.broken || (node.kind === 'number' && !isNumber(node) && !wholeNumber(node))) {
        this.report('is not a number', node);
      }
    }
    this.field = outer;
  }

  // MARK: Reports

  // The text of a string; reports everything else.
  text(node, of) {
    if (node.kind === 'string') return node.text;
    const other = node.broken === 'string' ? brokenReason : 'is not a string';
    this.report(node.kind === 'null' ? 'is null' : other, node, { of });
    return undefined;
  }

  // `asked` is a name that is none of those `among`, and `edited` what a nearer one replaces.
  report(reason, node, { of, asked, among, edited, remedy: advice, isText = true } = {}) {
    const loss = this.losses.at(-1);
    if (loss) loss.isMet = true;
    if (!loss || loss.kind === 'document') this.isLost = true;
    let outcome = 'so nothing of it is shown';
    if (loss?.kind === 'element') {
      outcome = `so '${pointerOf(this.path.slice(0, loss.length))}' is left out`;
    } else if (loss?.kind === 'value') {
      outcome = loss.words === undefined ? 'so it is ignored' : `so ${loss.words} is shown instead`;
    }
    // What follows a name is a phrase about it, or a sentence of its own.
    const subject = of ?? this.field;
    const isPhrase = /^(is|lacks) /.test(reason);
    const separator = subject && (isPhrase ? ' ' : ': ');
    const nearest = asked === undefined ? undefined : nearestTo(asked, among)[0];
    const remedy =
      nearest === undefined ? (advice ? `; ${advice}` : '') : `; did you mean '${nearest}'?`;
    this.add('error', `${subject}${separator}${reason}, ${outcome}${remedy}`, node);
    if (nearest !== undefined) this.offer(edited, nearest, isText);
  }

  warn(text, node, replacement) {
    this.add('warning', text, node);
    if (replacement !== undefined) this.offer(node, replacement, true);
  }

  add(severity, text, { kind, broken, start, end }) {
    const isContainer = ['object', 'array'].includes(broken ?? kind);
    const message = `${pointerOf(this.path)}: ${text}`;
    this.findings.push({ severity, message, start, end: isContainer ? start + 1 : end });
  }

  offer({ start, end }, name, isText) {
    const text = isText ? JSON.stringify(name) : name;
    this.findings.at(-1).edit = { start, end, text, label: `write '${name}'` };
  }
}

const checkDocument = (root, name) => new DocumentCheck().read(root, name);

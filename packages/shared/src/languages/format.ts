export type MessageValues = { [name: string]: string | number };

/** Fills a message: `{name}` values and `{count, plural, =0 {none} one {# bid} other {# bids}}`, nothing else. */
export function formatMessage(message: string, values: MessageValues = {}, locale = 'en'): string {
  if (!/[{}]/.test(message)) return message;
  return write(parsed(message), values, locale, '');
}

/** The names a message expects, so that translations can be checked against English. */
export function namesIn(message: string): string[] {
  const names = new Set<string>();
  collect(parsed(message), names);
  return [...names].sort();
}

type Part =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'count' }
  | { kind: 'plural'; name: string; branches: Map<string, Part[]> };

const endsInDot = /\.\u2069?$/;
const startsAsEnd = /^\.(?!\.)/;

const cache = new Map<string, Part[]>();
const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function parsed(message: string): Part[] {
  const known = cache.get(message);
  if (known) return known;
  const parts = parse(message);
  cache.set(message, parts);
  return parts;
}

function write(parts: Part[], values: MessageValues, locale: string, count: string): string {
  let text = '';
  for (const part of parts) {
    // A day that is shortened ends with a dot of its own: "avant le 23 nov.".
    if (typeof part === 'string') text += endsInDot.test(text) ? part.replace(startsAsEnd, '') : part;
    else if (part.kind === 'count') text += count;
    else if (part.kind === 'value') text += shown(values[part.name], part.name, locale);
    else text += writePlural(part, values, locale);
  }
  return text;
}

function writePlural(part: Extract<Part, { kind: 'plural' }>, values: MessageValues, locale: string): string {
  const value = Number(values[part.name] ?? 0);
  const rules = memo(pluralRules, locale, () => new Intl.PluralRules(locale));
  const branch =
    part.branches.get(`=${value}`) ??
    part.branches.get(rules.select(value)) ??
    part.branches.get('other') ??
    [];
  return write(branch, values, locale, shown(value, part.name, locale));
}

function shown(value: string | number | undefined, name: string, locale: string): string {
  if (value === undefined) return `{${name}}`;
  if (typeof value === 'string') return value;
  return memo(numberFormats, locale, () => new Intl.NumberFormat(locale)).format(value);
}

function memo<T>(known: Map<string, T>, key: string, make: () => T): T {
  let value = known.get(key);
  if (!value) {
    value = make();
    known.set(key, value);
  }
  return value;
}

function collect(parts: Part[], names: Set<string>): void {
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'count') continue;
    names.add(part.name);
    if (part.kind === 'plural') for (const branch of part.branches.values()) collect(branch, names);
  }
}

function parse(message: string): Part[] {
  let at = 0;
  return parts(false);

  function parts(inPlural: boolean): Part[] {
    const found: Part[] = [];
    let text = '';
    const flush = () => {
      if (text) found.push(text);
      text = '';
    };
    while (at < message.length && message[at] !== '}') {
      if (message[at] === '{') {
        flush();
        found.push(placeholder());
      } else if (inPlural && message[at] === '#') {
        flush();
        found.push({ kind: 'count' });
        at++;
      } else {
        text += message[at++];
      }
    }
    if (!inPlural && at < message.length) throw wrong('a } without its {');
    flush();
    return found;
  }

  function placeholder(): Part {
    at++;
    const name = word();
    if (take('}')) return { kind: 'value', name };
    if (!take(',') || word() !== 'plural' || !take(','))
      throw wrong(`{${name} is neither a value nor a plural`);
    const branches = new Map<string, Part[]>();
    while (!take('}')) {
      const key = word();
      if (!take('{')) throw wrong(`the branch ${key || '?'} of ${name} has no text`);
      branches.set(key, parts(true));
      if (!take('}')) throw wrong(`the branch ${key} of ${name} does not end`);
    }
    if (!branches.has('other')) throw wrong(`the plural ${name} has no "other"`);
    return { kind: 'plural', name, branches };
  }

  function word(): string {
    skipSpace();
    const start = at;
    while (at < message.length && /[\w=.-]/.test(message[at] ?? '')) at++;
    return message.slice(start, at);
  }

  function take(character: string): boolean {
    skipSpace();
    if (message[at] !== character) return false;
    at++;
    return true;
  }

  function skipSpace(): void {
    while (/\s/.test(message[at] ?? '')) at++;
  }

  function wrong(reason: string): SyntaxError {
    return new SyntaxError(`${reason} in the message "${message}"`);
  }
}

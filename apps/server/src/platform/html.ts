/** A piece of HTML that is safe to send: `html` makes it, and escapes what it is given. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | number | Html | readonly Html[];

/** html`<p>${name}</p>`: values are escaped, pieces of HTML stay as they are. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.map((part, index) => (index === 0 ? '' : shown(values[index - 1])) + part).join(''));
}

export const nothing = new Html('');

/** Not by `html`: a bundler writes a slash into the end of a script, which is another literal to what is called with it. */
export const deferredScript = (address: string): Html =>
  new Html(`<script src="${escaped(address)}" defer></script>`);

function shown(value: Value | undefined): string {
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return escaped(String(value ?? ''));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

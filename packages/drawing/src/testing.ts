import { toLab } from './colour.ts';

/** What a drawing must not contain, found by reading it: used by the tests of every composition. */
export function problemsIn(svg: string): string[] {
  const problems: string[] = [];
  if (/NaN|undefined|Infinity|null|\[object/.test(svg)) {
    problems.push('a number or a colour is missing');
  }
  problems.push(...unbalanced(svg));
  const ids = idsIn(svg);
  if (new Set(ids).size !== ids.length) {
    problems.push('an id is used twice');
  }
  const missing = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)]
    .map(([, url, href]) => url ?? href!)
    .filter((id) => !ids.includes(id));
  return [...problems, ...missing.map((id) => `nothing has the id ${id}`)];
}

export function idsIn(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
}

export function coloursIn(svg: string): string[] {
  return [...new Set([...svg.matchAll(/"(#[0-9a-fA-F]{6})"/g)].map(([, colour]) => colour!))];
}

export function hueOf(colour: string): { degrees: number; chroma: number } {
  const [, a, b] = toLab(colour);
  return { degrees: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360, chroma: Math.hypot(a, b) };
}

function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<]*")*)\s*(\/?)>/g,
    (_, end, name, _attributes, empty) => {
      if (end && open.pop() !== name) {
        open.push(`/${name}`);
      } else if (!end && !empty) {
        open.push(name);
      }
      return '';
    },
  );
  return [
    ...open.map((name) => `<${name}> is not closed`),
    ...(rest.trim() ? [`stray text: ${rest.trim().slice(0, 40)}`] : []),
  ];
}

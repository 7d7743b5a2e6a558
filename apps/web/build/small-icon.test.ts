import { readFileSync } from 'node:fs';
import { Heart, House, Search } from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import createIcon, { type Drawing } from './small-icon.ts';
import { iconByIcon, withoutNames } from './small-libraries.plugin.ts';

const icons = new URL('../../../node_modules/lucide-react/dist/esm/icons/', import.meta.url);

const props = {
  plain: { size: 18, 'aria-hidden': 'true' },
  usual: {},
  named: { role: 'img', 'aria-label': 'Home' },
  styled: { size: 16, className: 'me-1 fill-accent', strokeWidth: 3, color: 'red' },
};

test.each(Object.entries(props))('an icon looks as lucide itself draws it: %s', (_, given) => {
  for (const [name, Theirs] of Object.entries({ heart: Heart, house: House, search: Search }))
    expect(drawn(createIcon(drawingOf(name)), given)).toEqual(drawn(Theirs, given));
});

test('each icon is imported from a module of its own, by whichever of its names', () => {
  const theirs =
    "import { Home as Door, type LucideIcon, Search } from 'lucide-react';\nimport type { X } from 'lucide-react';";
  expect(iconByIcon(theirs)).toBe(
    'import Door from "lucide-react/icons/house"; import Search from "lucide-react/icons/search";\n' +
      "import type { X } from 'lucide-react';",
  );
  expect(() => iconByIcon("import { NoSuchIcon } from 'lucide-react';")).toThrow('NoSuchIcon');
});

/** What the built market holds of it. */
function drawingOf(name: string): Drawing {
  const code = withoutNames(readFileSync(new URL(`${name}.mjs`, icons), 'utf8')) ?? '';
  return JSON.parse(/createIcon\((.*)\);$/.exec(code)?.[1] ?? '');
}

/** But for lucide's own classes, which no style of ours speaks of, and the order of what it is told. */
function drawn(Icon: ComponentType<object>, given: object) {
  const [open = '', rest] = renderToStaticMarkup(createElement(Icon, given)).split(/(?<=^<svg[^>]*)>/);
  const attributes = [...open.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value = '']) => [
    name,
    name === 'class' ? value.replace(/\blucide(-[\w-]+)?\s?/g, '').trim() : value,
  ]);
  return { ...Object.fromEntries(attributes.filter(([, value]) => value !== '')), rest };
}

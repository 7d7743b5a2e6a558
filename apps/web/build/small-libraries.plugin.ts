import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Drawing } from './small-icon.ts';

const icon = fileURLToPath(new URL('./small-icon.ts', import.meta.url));
const lucide = new URL('../esm/lucide-react.mjs', import.meta.resolve('lucide-react'));

/**
 * Every page begins with what two libraries bring for others than us: lucide's icons heed a context, go by several
 * names and serve any framework, and our stores bring `useSyncExternalStore` for a React that lacks it. Ours has it.
 */
export function smallLibraries(): Plugin {
  return {
    name: 'souk-small-libraries',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/use-sync-external-store/shim/index.js')
        ? "exports.useSyncExternalStore = require('react').useSyncExternalStore;"
        : null,
    transform(code, id) {
      if (id.includes('/lucide-react/dist/esm/icons/')) return withoutNames(code);
      return code.includes("'lucide-react'") && !id.includes('/node_modules/') ? iconByIcon(code) : null;
    },
  };
}

/** Each icon from a module of its own: by way of the one that names them all, every module would come to every icon. */
export function iconByIcon(code: string): string {
  return code.replace(/import \{([^}]*)\} from 'lucide-react';/g, (_, names: string) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '))
      .map((name) => {
        const [theirs = '', ours = theirs] = name.split(' as ');
        return `import ${ours} from ${JSON.stringify(moduleOf(theirs))};`;
      })
      .join(' '),
  );
}

let modules: Map<string, string> | undefined;

/** Where lucide keeps an icon of that name. */
function moduleOf(icon: string): string {
  modules ??= new Map(
    [...readFileSync(lucide, 'utf8').matchAll(/^export \{(.*)\} from '\.\/icons\/(.*)\.mjs';$/gm)].flatMap(
      ([, names = '', file = '']) =>
        names.split(',').map((name) => [name.replace('default as', '').trim(), `lucide-react/icons/${file}`]),
    ),
  );
  const found = modules.get(icon);
  if (!found) throw new Error(`lucide has no ${icon}`);
  return found;
}

/** What an icon is drawn of alone; null for a module of another shape, which is left as it is. */
export function withoutNames(code: string): string | null {
  const [, drawing] = /const __iconData = (\{.*?\n\});/s.exec(code) ?? [];
  if (!drawing) return null;
  const { node } = new Function(`return ${drawing}`)() as { node: Drawing };
  const bare = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `import createIcon from ${JSON.stringify(icon)};\nexport default /* @__PURE__ */ createIcon(${JSON.stringify(bare)});`;
}

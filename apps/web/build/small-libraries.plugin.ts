import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Drawing } from './small-icon.ts';

const icon = fileURLToPath(new URL('./small-icon.ts', import.meta.url));

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
    transform: (code, id) => (id.includes('/lucide-react/dist/esm/icons/') ? withoutNames(code) : null),
  };
}

/** What an icon is drawn of alone; null for a module of another shape, which is left as it is. */
export function withoutNames(code: string): string | null {
  const [, drawing] = /const __iconData = (\{.*?\n\});/s.exec(code) ?? [];
  if (!drawing) return null;
  const { node } = new Function(`return ${drawing}`)() as { node: Drawing };
  const bare = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
  return `import createIcon from ${JSON.stringify(icon)};\nexport default /* @__PURE__ */ createIcon(${JSON.stringify(bare)});`;
}

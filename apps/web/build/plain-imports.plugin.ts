import type { Plugin } from 'vite';

/**
 * Every import() calls Vite's preload helper, 1.3 kB that fetches style sheets and files ahead. We have one style
 * sheet, and the server names a first view's files in its page: a plain import() does the same.
 */
export function plainImports(): Plugin {
  return {
    name: 'souk-plain-imports',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}

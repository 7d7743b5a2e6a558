import type { Plugin } from 'vite';

/**
 * Which words a part will need is for the server, which sends them along. The browser is told nothing by it, and would
 * load the lists all the same.
 */
export function wordsToCome(): Plugin {
  return {
    name: 'souk-words-to-come',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (/-words\.ts$/.test(id)) return { code, moduleSideEffects: false };
        return code.includes('useWordsToCome(') ? code.replace(/^ +useWordsToCome\(.*\);$/gm, '') : null;
      },
    },
  };
}

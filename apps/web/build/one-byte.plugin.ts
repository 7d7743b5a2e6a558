import type { Plugin } from 'vite';

/** V8 keeps a script in two bytes a character once one of them is not plain; what draws pages is kept all the time. */
export function oneByte(): Plugin {
  return {
    name: 'souk-one-byte',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/[\u0080-\uffff]/g, escaped);
      },
    },
  };
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

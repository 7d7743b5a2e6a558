import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { filesOfScreens } from './build/files-of-screens.ts';
import { licences } from './build/licences.plugin.ts';
import { oneByte } from './build/one-byte.plugin.ts';
import { plainImports } from './build/plain-imports.plugin.ts';
import { precompress } from './build/precompress.plugin.ts';
import { serviceWorker } from './build/service-worker.plugin.ts';
import { smallLibraries } from './build/small-libraries.plugin.ts';
import { wordsToCome } from './build/words-to-come.plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));
const source = (path: string) => fileURLToPath(new URL(`./src/${path}`, import.meta.url));
const entries = [fileURLToPath(new URL('./index.html', import.meta.url)), source('begin.ts')];
const api = process.env.SOUK_API_ORIGIN ?? 'http://127.0.0.1:4001';

export default defineConfig({
  root,
  plugins: [
    licences(repository),
    plainImports(),
    smallLibraries(),
    wordsToCome(),
    react(),
    tailwindcss(),
    serviceWorker(),
    precompress(),
    oneByte(),
  ],
  resolve: {
    alias: [{ find: /^@(?=\/)/, replacement: source('.').replace(/\/\.?$/, '') }],
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        // The server names a first view's files in its page; later ones are fetched when someone aims at a link.
        modulePreload: false,
        cssCodeSplit: false,
        // What popover and light-dark() ask of a browser anyway.
        target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
        // An inlined font or picture would be loaded by everyone; as a file only by who needs it.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: entries,
          output: {
            codeSplitting: { groups: clientChunks() },
            // Every page begins with the list of all screens: their files go without a name.
            chunkFileNames: ({ name, facadeModuleId }) =>
              facadeModuleId?.includes('/src/routes/')
                ? 'assets/[hash].js'
                : `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
    },
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/server',
        emitAssets: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { 'entry-server': fileURLToPath(new URL('./src/entry-server.tsx', import.meta.url)) },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('the web app is built for the browser and for the server');
      await builder.build(client);
      await builder.build(ssr);
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '^/(api|dev|files|media|whip|whep|healthz|readyz|metrics|signed-in)(/|$|\\?)': { target: api },
      '^/(live|live/poll)$': { target: api, ws: true },
    },
  },
});

type CodeSplitting = NonNullable<Rolldown.OutputOptions['codeSplitting']>;
type ChunkGroups = NonNullable<Exclude<CodeSplitting, boolean>['groups']>;

/**
 * React, the router and the query cache change rarely: two files that stay cached between releases, of what every
 * page begins with; what only endless lists and a few screens need is not in them. What else several screens share is
 * put together so that none loads much that it does not use.
 */
function clientChunks(): ChunkGroups {
  const files = filesOfScreens({
    screens: { ...screens(), skeletons: source('app/navigation/pending-navigation.tsx') },
    first: ['live-room', 'skeletons', 'landing', 'product', 'checkout', 'sell-order'],
    ahead: [source('platform/live/open-client.ts')],
    entries,
  });
  return [
    {
      name: 'framework',
      test: /node_modules[\\/](react|react-dom|scheduler|zustand|@tanstack[\\/](react-router|router-core|history|react-store|store))[\\/]/,
      tags: ['$initial'],
      priority: 3,
    },
    {
      name: 'queries',
      test: /@tanstack[\\/](react-query|query-core)[\\/](?!.*(infinite|queries))/i,
      priority: 2,
    },
    // Who comes to a room waits for all of its files. What they share imports none of what is the room's own.
    { name: files.own, includeDependenciesRecursively: false, priority: 1 },
    { name: 'icons', test: /lucide-react/, minShareCount: 8 },
    { name: 'common', minShareCount: 60 },
    { name: files.shared, includeDependenciesRecursively: false },
    // What a page begins with stays a file of its own: by it the manifest finds all the rest.
    { name: 'shell', tags: ['$initial'], test: /^(?!.*(main\.tsx|begin\.ts|\.html)$)/, priority: 1 },
  ];
}

/** By the names of their files. */
function screens(): Record<string, string> {
  const files = readdirSync(source('routes')).filter((file) => file.endsWith('.tsx'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.tsx'.length), source(`routes/${file}`)]));
}

import { lineOf, type SourceFile, sourceFiles } from './files.ts';

/**
 * What speaks to a network, a file or another process emits 'error' sooner or later, and nobody listening ends the
 * market. Tests are left out: there it ends the test, which is as it should be.
 */
export function checkErrorPaths(
  files: SourceFile[] = sourceFiles(/^(apps\/server|packages|scripts)\/.*(?<!\.test)\.(ts|mjs)$/),
): string[] {
  return files.flatMap((file) =>
    kinds.flatMap(({ made, when, what, events = ['error'] }) => {
      if (when && !when.test(file.text)) return [];
      return [...file.text.matchAll(made)].flatMap((match) => {
        const missing = events.filter((event) => !isHeard(file.text, match, event));
        if (missing.length === 0 || isExplained(file.text, match.index)) return [];
        return `${file.path}:${lineOf(file.text, match.index)} makes ${what} without .on('${missing[0]}', ...), and its error would end the process: ${advice}`;
      });
    }),
  );
}

const advice =
  "listen to it, read it with pipeline or for await, or say in a comment above who does: '// Errors: ...'";

interface Kind {
  /** Where one is made. */
  made: RegExp;
  /** Only in files that bring this in. */
  when?: RegExp;
  what: string;
  events?: string[];
}

const imported = (name: string, modules: string) =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(?:node:)?(?:${modules})'`);

const kinds: Kind[] = [
  { made: /(?<![.\w])(?:spawn|fork|exec|execFile)\(/g, when: /from 'node:child_process'/, what: 'a process' },
  { made: /(?<![.\w])connect\(/g, when: imported('connect', 'net|tls'), what: 'a connection' },
  { made: /\b(?:net|tls)\.connect\(|\bcreateConnection\(/g, what: 'a connection' },
  {
    made: /(?<!function )\bcreateServer\(/g,
    when: imported('createServer', 'http|https|net|tls'),
    what: 'a server',
  },
  { made: /\bhttps?\.(?:request|get)\(|\(isSecure \? https : http\)\.request\(/g, what: 'a request' },
  { made: /\bcreate(?:Read|Write)Stream\(/g, what: 'a stream' },
  { made: /\bpino\.destination\(/g, what: 'a stream' },
  { made: /\bnew WebSocketServer\((?!\{\s*noServer)/g, what: 'a server' },
  { made: /\bnew WebSocket\(/g, when: /from 'ws'/, what: 'a socket' },
  { made: /\bnew (?:pg\.)?Client\(/g, when: /from 'pg'/, what: 'a database connection' },
  // Idle connections tell the pool; those in use have nobody unless each is listened to.
  { made: /\bnew (?:pg\.)?Pool\(/g, when: /from 'pg'/, what: 'a pool', events: ['error', 'connect'] },
  { made: /\bnew PgBoss\(/g, what: 'a job queue' },
  { made: /\bnew Redis\(/g, what: 'a connection' },
  { made: /\bnew Worker\(/g, when: /from 'node:worker_threads'/, what: 'a thread' },
  { made: /\.on\('upgrade'/g, what: 'upgraded sockets' },
];

function isHeard(text: string, match: RegExpExecArray, event: string): boolean {
  const before = text.slice(Math.max(0, match.index - 200), match.index);
  const after = text.slice(match.index, text.indexOf(';', match.index));
  const heard = `\\.(?:on|once)\\('${event}'`;
  if (/\bpipeline\([^;]*$/.test(before)) return true;
  const name = /(\w+)(?:: [\w.<>[\] |]+)?\s*(?:\?\?)?=\s*(?:await\s+)?$/.exec(before)?.[1];
  if (!name) return new RegExp(heard).test(after);
  return [
    `\\b${name}\\??${heard}`,
    `\\bonce\\(${name}\\b`,
    `\\bof ${name}\\b`,
    `\\bpipeline\\([^;]*\\b${name}\\b`,
  ].some((path) => new RegExp(path).test(text));
}

/** A comment right above its statement that says who hears of them. */
function isExplained(text: string, index: number): boolean {
  const lines = text.slice(0, index).split('\n').slice(-4, -1);
  return lines.some((line) => /\/\/ Errors: \S/.test(line));
}

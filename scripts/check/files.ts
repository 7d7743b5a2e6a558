import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

/** The project's own sources: what git tracks or would track. */
export function sourceFiles(pattern: RegExp): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((path) => pattern.test(path) && existsSync(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

export function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

export interface Import {
  specifier: string;
  line: number;
  typeOnly: boolean;
  /** Fetched when it is needed. */
  lazy: boolean;
  /** What it takes, as it is called there; `*` for everything. */
  names: string[];
}

export function importsOf(file: SourceFile): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?([^;'"]*?)from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)/g;
  return [...file.text.matchAll(pattern)].map((match) => {
    const [, type, names = '', specifier, lazy] = match;
    return {
      specifier: specifier ?? lazy ?? '',
      line: lineOf(file.text, match.index),
      typeOnly: type !== undefined || onlyTypes.test(names),
      lazy: lazy !== undefined,
      names: lazy === undefined ? namesIn(names) : ['*'],
    };
  });
}

function namesIn(clause: string): string[] {
  if (clause.includes('*')) return ['*'];
  const [alone = '', listed = ''] = clause.split('{');
  const names = listed.replace(/\}.*$/s, '').split(',');
  return [
    ...names.map((name) => name.trim().replace(/^type\s+|\s+as\s+\w+$/g, '')),
    alone && 'default',
  ].filter((name) => name.trim() !== '');
}

/** `{ type A, type B }` */
const onlyTypes = /^\{\s*(type\s+\w+(\s+as\s+\w+)?\s*,?\s*)+\}\s*$/;

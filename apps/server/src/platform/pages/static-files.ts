import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Encoding } from '../answers/encoding.ts';

export interface StaticFile {
  type: string;
  cacheControl: string;
  etag: string;
  /** Packed in both ways where that makes it smaller, and then only so. */
  kept: Record<Encoding, Buffer> | Buffer;
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * The built files by the path they are served under. They are few and small: all are kept in memory, where a release that
 * is built beside them does not take them away.
 */
export function readStaticFiles(directory: string): Map<string, StaticFile> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no built web app in ${directory}. Run "npm run build" first.`);
  }
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type || entry.parentPath.includes(`${sep}.vite`)) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(directory, file).split(sep).join('/')}`;
    files.set(path, readFile(file, path, type));
  }
  return files;
}

function readFile(file: string, path: string, type: string): StaticFile {
  const body = readFileSync(file);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  // A name in assets/ carries a hash of its content; every other name lives on between releases.
  const cacheControl = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
  return {
    type,
    cacheControl,
    etag,
    kept: existsSync(`${file}.br`)
      ? { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) }
      : body,
  };
}

/** What is sent of a file to who takes it packed so; hardly anybody takes it in no way. */
export async function contentOf(
  { kept }: StaticFile,
  encoding: Encoding | undefined,
): Promise<{ content: Buffer; encoding: Encoding | undefined }> {
  if (Buffer.isBuffer(kept)) return { content: kept, encoding: undefined };
  return { content: encoding ? kept[encoding] : await unpacked(kept.gzip), encoding };
}

const unpacked = promisify(gunzip);

import type { AsyncZippable } from 'fflate';

/** A zip file with these files in it. */
export async function zipOf(files: AsyncZippable): Promise<Buffer> {
  const { zip } = await import('fflate');
  return await new Promise((resolve, reject) => {
    // Pictures and documents are packed already.
    zip(files, { level: 1 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });
}

import { type AsyncZippable, zip } from 'fflate';

/** A zip file with these files in it. */
export function zipOf(files: AsyncZippable): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Pictures and documents are packed already.
    zip(files, { level: 1 }, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))));
  });
}

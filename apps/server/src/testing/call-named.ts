import { createHash } from 'node:crypto';

/** A call that a process which dies makes, and another makes again: the same key, and the same asked. */
export const callNamed = (name: string) => ({
  key: `key-of-${name}`,
  hash: createHash('sha256').update(name).digest(),
});

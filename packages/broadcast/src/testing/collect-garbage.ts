import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** What nobody can reach any more is given back now. */
export const collectGarbage: () => void = runInNewContext('gc');

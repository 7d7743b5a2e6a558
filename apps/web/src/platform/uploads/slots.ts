import type { TakeTurn } from './upload.types.ts';

/** So many at once, the others in the order they came. */
export function createTurns(most: number): TakeTurn {
  let taken = 0;
  const waiting: Array<() => void> = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const turn = () => {
    let over = false;
    return () => {
      if (over) return;
      over = true;
      leave();
    };
  };
  return (signal) => {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (taken < most) {
      taken += 1;
      return Promise.resolve(turn());
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(turn());
      };
      const giveUp = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason);
      };
      waiting.push(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });
  };
}

import type { TakeSlot } from './upload.types.ts';

/** So many at once, the others in the order they came. */
export function createSlots(most: number): TakeSlot {
  let taken = 0;
  const waiting: Array<() => void> = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const slot = () => {
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
      return Promise.resolve(slot());
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(slot());
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

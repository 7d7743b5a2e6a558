/** One after another, so that what is shown last is what came of the last one. */
export function inTurn(): (act: () => Promise<void>) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (act) => {
    last = last.then(act, act);
    return last;
  };
}

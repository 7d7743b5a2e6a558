/** Calls at once when it was not called lately, and else once for all that comes within so many milliseconds. */
export function bundled(milliseconds: number, act: () => void): { due(): void; stop(): void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    timer = undefined;
    last = performance.now();
    act();
  };
  return {
    due() {
      // What is done in the same turn of the loop goes together, even when nothing came before.
      timer ??= setTimeout(run, Math.max(0, last + milliseconds - performance.now()));
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

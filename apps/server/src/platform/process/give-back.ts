import { performance } from 'node:perf_hooks';

const lookEveryMs = 1_000;
/** Of its time; the collection stops everything for a fifth of a second. */
const quiet = 0.2;

/** What a start leaves behind, 20 MB and more, goes back to the system in the first second in which little is asked. */
export function giveBackAfterStart(): void {
  let before = performance.eventLoopUtilization();
  const watch = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > quiet) return;
    clearInterval(watch);
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  }, lookEveryMs);
  watch.unref();
}

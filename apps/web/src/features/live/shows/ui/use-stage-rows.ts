import { useLayoutEffect, useRef } from 'react';

/** Says how far down the rows above a picture reach, as `--stage-rows` of its room: with large letters they take several lines. */
export function useStageRows() {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = rows;
    if (!current) return;
    const watcher = new ResizeObserver(() => {
      const room = frame.current?.closest<HTMLElement>('[data-room]') ?? frame.current;
      room?.style.setProperty('--stage-rows', `${current.offsetTop + current.offsetHeight}px`);
    });
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return { frame, rows };
}

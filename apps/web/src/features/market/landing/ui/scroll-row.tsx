import { ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';

interface ScrollRowProps {
  label: string;
  children: ReactNode;
  /** Where the arrows stand, from the top of the row. */
  arrowTop: string;
  className?: string;
}

/** Cards in one line that runs past the edge; fingers swipe it, arrows turn it page by page. */
export function ScrollRow({ label, children, arrowTop, className }: ScrollRowProps) {
  const t = useT();
  const row = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ start: true, end: false });

  const look = useCallback(() => {
    const list = row.current;
    if (!list) return;
    const passed = Math.abs(list.scrollLeft);
    const start = passed < 8;
    const end = passed + list.clientWidth > list.scrollWidth - 8;
    setEdges((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, []);

  useEffect(() => {
    look();
    const watcher = new ResizeObserver(look);
    if (row.current) watcher.observe(row.current);
    return () => watcher.disconnect();
  }, [look]);

  function turn(pages: 1 | -1) {
    const list = row.current;
    if (!list) return;
    const direction = getComputedStyle(list).direction === 'rtl' ? -1 : 1;
    list.scrollBy({ left: pages * direction * list.clientWidth * 0.8, behavior: 'smooth' });
  }

  return (
    <div className="relative -mx-4 sm:-mx-8">
      <ul
        ref={row}
        aria-label={label}
        onScroll={look}
        className={cx(
          'flex snap-x snap-proximity scroll-px-4 gap-3 overflow-x-auto bare-scroll px-4 sm:scroll-px-8 sm:gap-4 sm:px-8',
          className,
        )}
      >
        {children}
      </ul>
      {edges.start ? null : (
        <Arrow label={t('landing.back')} top={arrowTop} side="start-3" onClick={() => turn(-1)}>
          <ChevronRight size={22} aria-hidden="true" className="ltr:-scale-x-100" />
        </Arrow>
      )}
      {edges.end ? null : (
        <Arrow label={t('landing.next')} top={arrowTop} side="end-3" onClick={() => turn(1)}>
          <ChevronRight size={22} aria-hidden="true" className="rtl:-scale-x-100" />
        </Arrow>
      )}
    </div>
  );
}

interface ArrowProps {
  label: string;
  top: string;
  side: string;
  onClick: () => void;
  children: ReactNode;
}

function Arrow({ label, top, side, onClick, children }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      style={{ top }}
      className={cx(
        'absolute z-2 hidden size-12 place-items-center rounded-full bg-float text-ink-1 shadow-float hover:bg-hover sm:grid',
        side,
      )}
    >
      {children}
    </button>
  );
}

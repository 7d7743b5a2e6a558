import { Maximize2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

interface PageMiniatureProps {
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

const shape = 'aspect-4/5';

/** A page as wide as the window, made as small as the box it stands in; a press opens it. */
export function PageMiniature({ label, onOpen, children }: PageMiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => {
      if (box.current) setScale(box.current.clientWidth / innerWidth);
    });
    if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} className={`relative overflow-hidden rounded-16 border border-line bg-paper ${shape}`}>
      <div
        inert
        aria-hidden="true"
        className="absolute start-0 top-0 w-screen origin-top-left px-4 pt-2 sm:px-8 rtl:origin-top-right"
        style={{ transform: `scale(${scale})` }}
      >
        {scale > 0 ? children : null}
      </div>
      <button
        type="button"
        aria-label={label}
        onClick={onOpen}
        className="absolute inset-0 grid place-items-end rounded-16 p-2.5"
      >
        <span className="grid size-9 place-items-center rounded-full bg-surface text-ink-1 shadow-lift">
          <Maximize2 size={17} aria-hidden="true" />
        </span>
      </button>
    </div>
  );
}

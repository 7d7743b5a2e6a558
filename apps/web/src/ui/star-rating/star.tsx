import { useId } from 'react';
import { cx } from '../cx.ts';

export function Star({
  size = 14,
  fill = 1,
  className,
}: {
  size?: number;
  fill?: 0 | 0.5 | 1;
  className?: string;
}) {
  const id = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 20 20"
      aria-hidden="true"
      className={cx('shrink-0 text-accent', className)}
    >
      {fill === 0.5 ? (
        <>
          <defs>
            <clipPath id={id}>
              <rect width="10" height="20" />
            </clipPath>
          </defs>
          <path d={starPath} fill="var(--track)" />
          <path d={starPath} fill="currentColor" clipPath={`url(#${id})`} />
        </>
      ) : (
        <path d={starPath} fill={fill === 1 ? 'currentColor' : 'var(--track)'} />
      )}
    </svg>
  );
}

const starPath = 'M10 1.6l2.5 5.3 5.8.8-4.2 4 1 5.8L10 14.7l-5.1 2.8 1-5.8-4.2-4 5.8-.8L10 1.6Z';

import type { CSSProperties } from 'react';
import { useFloating } from '../model/use-reactions.ts';

/** What people send up rises over the picture's edge and is gone. */
export function FloatingReactions({ showId }: { showId: string }) {
  const { floating, drop } = useFloating(showId);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute end-3 bottom-[45%] h-56 w-24 lg:end-6 lg:bottom-24"
    >
      {floating.map(({ id, emoji, from, drift, delayMs }) => (
        <span
          key={id}
          onAnimationEnd={() => drop(id)}
          style={
            {
              insetInlineStart: `${Math.round(from * 70)}%`,
              animationDelay: `${delayMs}ms`,
              '--drift': `${drift}px`,
            } as CSSProperties
          }
          className="absolute bottom-0 animate-rise text-22 opacity-0"
        >
          {emoji}
        </span>
      ))}
    </div>
  );
}

import { useEffect, useRef } from 'react';

const PIECES = 36;
const colours = ['var(--accent)', 'var(--won)', 'var(--live)', '#fff'] as const;

/** Paper from above, once; nothing for viewers who asked for less motion. */
export function Confetti() {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [index, piece] of [...(area.current?.children ?? [])].entries()) {
      const turn = index % 2 ? 540 : -540;
      piece.animate(
        [
          { transform: 'translateY(-8vh) rotate(0)', opacity: 1 },
          {
            transform: `translate(${((index * 53) % 13) - 6}vw, 70vh) rotate(${turn}deg)`,
            opacity: 1,
            offset: 0.8,
          },
          { transform: `translate(${((index * 53) % 13) - 6}vw, 96vh) rotate(${turn}deg)`, opacity: 0 },
        ],
        {
          duration: 2_200 + ((index * 311) % 1_400),
          delay: (index * 67) % 900,
          easing: 'ease-in',
          fill: 'backwards',
        },
      );
    }
  }, []);
  return (
    <div ref={area} aria-hidden="true" className="pointer-events-none fixed inset-0 z-40 overflow-hidden">
      {Array.from({ length: PIECES }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and stay
          key={index}
          className="absolute top-0 h-3 w-2 rounded-2 opacity-0"
          style={{ left: `${(index * 37) % 100}%`, background: colours[index % colours.length] }}
        />
      ))}
    </div>
  );
}

import { Check } from 'lucide-react';
import { Ring, type RingSize } from './countdown-ring.tsx';

/** Sold, won, done: the ring closed in emerald. */
export function DoneRing({ size = 56, label }: { size?: RingSize; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex">
      <Ring size={size} fraction={1} tone="won">
        <Check size={size * 0.42} className="text-won-text" />
      </Ring>
    </span>
  );
}

import { useEffect, useRef } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';

interface HeldForProps {
  until: string;
  /** Server clock minus this clock, in ms. */
  offsetMs: number;
  onOver: () => void;
}

export function HeldFor({ until, offsetMs, onOver }: HeldForProps) {
  const t = useT();
  const { duration } = useFormat();
  const left = Math.max(0, Math.ceil((Date.parse(until) - (useNow() + offsetMs)) / 1000));
  const isOver = left === 0;
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  return (
    <span className="text-12 font-medium figures">{t('roomList.heldFor', { time: duration(left) })}</span>
  );
}

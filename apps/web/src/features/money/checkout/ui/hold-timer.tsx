import { heldForMs } from '@souk/shared/money/checkout/rules.ts';
import { useEffect, useRef, useState } from 'react';
import { useNow } from '@/platform/clock/index.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { HeldTimer } from '@/ui/countdown/held-timer.tsx';
import { minuteMark } from '../model/minute-mark.ts';

interface HoldTimerProps {
  until: string;
  /** Server clock minus this clock, in ms. */
  offsetMs: number;
  /** Null where there is no more time to be had. */
  onExtend: (() => void) | null;
  extending: boolean;
  onOver: () => void;
}

/** More time is offered when there is a use for it. */
const offeredBelowMs = heldForMs / 2;

/** How long everything is held; a buyer who needs more time gets it, once. */
export function HoldTimer({ until, offsetMs, onExtend, extending, onOver }: HoldTimerProps) {
  const t = useT();
  const leftMs = Math.max(0, Date.parse(until) - (useNow() + offsetMs));
  const spoken = useSpoken(leftMs);
  const over = useRef(onOver);
  over.current = onOver;
  const isOver = leftMs === 0;
  useEffect(() => {
    if (isOver) over.current();
  }, [isOver]);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
      <HeldTimer until={until} offsetMs={offsetMs} />
      {onExtend && leftMs < offeredBelowMs && !isOver ? (
        <Button look="soft" size={44} loading={extending} onClick={onExtend}>
          {t('checkout.moreTime')}
        </Button>
      ) : null}
      <span aria-live="polite" className="sr-only">
        {spoken === null
          ? ''
          : spoken === 0
            ? t('checkout.timeOver')
            : t('checkout.minutesLeft', { count: spoken })}
      </span>
    </div>
  );
}

function useSpoken(leftMs: number): number | null {
  const before = useRef(leftMs);
  const [mark, setMark] = useState<number | null>(null);
  useEffect(() => {
    const passed = minuteMark(before.current, leftMs);
    before.current = leftMs;
    if (passed !== null) setMark(passed);
  }, [leftMs]);
  return mark;
}

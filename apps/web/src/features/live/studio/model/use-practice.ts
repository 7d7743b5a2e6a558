import { useCallback, useEffect, useState } from 'react';
import { beginPractice, closeLot, type Practice, passSecond, startLot } from './practice.ts';

const SECOND_MS = 1_000;

export interface Practising {
  practice: Practice;
  start: () => void;
  close: () => void;
}

/** Made-up people in this page alone: nothing is asked of the market, and nothing stays. */
export function usePractice(start: number, minorPerMain: number): Practising {
  const [practice, setPractice] = useState(() => beginPractice(start, minorPerMain));
  useEffect(() => {
    const timer = setInterval(
      () => setPractice((before) => passSecond(before, Date.now(), Math.random)),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, []);
  return {
    practice,
    start: useCallback(() => setPractice((before) => startLot(before, Date.now())), []),
    close: useCallback(() => setPractice(closeLot), []),
  };
}

import { useEffect, useState } from 'react';

const pause = 250;

/** What is typed, once its writer has paused. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

import { useEffect, useRef, useState } from 'react';

const pause = 300;

/** What is being typed into a filter: told once the typing pauses, and given back what the address says since. */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    // Not what was typed: somebody went back.
    told.current = value;
    setTyped(value);
  }, [value]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another letter begins the pause anew
  useEffect(() => {
    if (typed.trim() === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed.trim();
      onPause(told.current);
    }, pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pause = 300;

/** What is being typed into a filter: told once the typing pauses, and given back what the address says since. */
export function useTyped(value: string, onPause: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  useEffect(() => {
    if (value === told.current) return;
    // Not what was typed: the reader went back.
    told.current = value;
    setTyped(value);
  }, [value]);
  // Another filter may have been chosen since the last letter.
  const tell = useEffectEvent(() => {
    told.current = typed.trim();
    onPause(told.current);
  });
  useEffect(() => {
    if (typed.trim() === told.current) return;
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped] as const;
}

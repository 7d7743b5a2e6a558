import { useEffect, useState } from 'react';

// A pause between two letters: shorter ones would ask for each of them.
const pause = 120;
const longest = 120;

/** What stands in a field, at once and as it is after a pause. */
export function useTyped(field: HTMLInputElement): { typed: string; settled: string } {
  const [typed, setTyped] = useState(() => read(field));
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const note = () => setTyped(read(field));
    field.addEventListener('input', note);
    return () => field.removeEventListener('input', note);
  }, [field]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, settled };
}

const read = (field: HTMLInputElement): string => field.value.trim().slice(0, longest);

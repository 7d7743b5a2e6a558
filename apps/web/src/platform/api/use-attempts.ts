import { useState } from 'react';
import { attempts } from './attempts.ts';

/** The keys of what is sent from here and has to be done once, for as long as this is on the page. */
export function useAttempts() {
  const [attempt] = useState(attempts);
  return attempt;
}

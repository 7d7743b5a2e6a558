import { useEffect, useState } from 'react';
import { type LineWarning, noWarning, stepWarning } from './line-warning.ts';
import type { Studio } from './studio.ts';
import { useLine } from './use-line.ts';

/** What a host on air is to know of their line. A picture that stands still says nothing of it. */
export function useLineWarning(studio: Studio): LineWarning['told'] {
  const check = useLine(studio);
  const isStill = studio.state(({ isHidden, isOnBreak, screen }) => isOnBreak || (isHidden && !screen));
  const [warning, setWarning] = useState(noWarning);
  useEffect(() => {
    setWarning((before) => (isStill ? noWarning : stepWarning(before, check.verdict, performance.now())));
  }, [check, isStill]);
  return warning.told;
}

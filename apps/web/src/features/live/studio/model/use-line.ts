import { useEffect, useState } from 'react';
import { type LineFigures, type LineVerdict, verdictOf } from './checks.ts';
import { lineReader } from './line-figures.ts';
import type { Studio } from './studio.ts';

export interface LineCheck {
  figures: LineFigures | null;
  verdict: LineVerdict;
}

const LOOK_EVERY_MS = 1_000;
const checking: LineCheck = { figures: null, verdict: 'checking' };

/** How what is sent gets through; checked on the line that viewers will get, before anybody sees it too. */
export function useLine(studio: Studio): LineCheck {
  const isConnected = studio.state(({ line }) => line?.kind === 'connected');
  const [check, setCheck] = useState(checking);
  useEffect(() => {
    if (!isConnected) return;
    const read = lineReader();
    const begun = performance.now();
    const timer = setInterval(async () => {
      const connection = studio.connection();
      const figures = connection ? await read(connection) : null;
      if (figures) setCheck({ figures, verdict: verdictOf(figures, performance.now() - begun) });
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      setCheck(checking);
    };
  }, [isConnected, studio]);
  return check;
}

import type { BreakLog } from '@souk/shared/live/breaks/log.ts';
import type { BreakVerdict } from '@souk/shared/live/breaks/verify-break.ts';
import { useEffect, useState } from 'react';

export interface CheckedDraw {
  verdict: BreakVerdict;
  /** Its name, where a file was checked. */
  file: string | null;
}

/** Checks the draw of a break on this device as its log comes; or a file in its place. Null meanwhile. */
export function useCheckedDraw(log: BreakLog | undefined) {
  const [checked, setChecked] = useState<CheckedDraw | null>(null);
  useEffect(() => {
    if (!log) return;
    let isLatest = true;
    void check(log).then((verdict) => isLatest && setChecked({ verdict, file: null }));
    return () => {
      isLatest = false;
    };
  }, [log]);
  const checkFile = async (file: File) =>
    setChecked({ verdict: await check(parsed(await file.text())), file: file.name });
  return { checked, checkFile };
}

/** What checks it comes to those alone who look at a draw. */
async function check(log: unknown): Promise<BreakVerdict> {
  const { verifyBreak } = await import('@souk/shared/live/breaks/verify-break.ts');
  return verifyBreak(log);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is no log.
    return null;
  }
}

import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import { useEffect, useRef, useState } from 'react';
import { type Checked, checkLog } from './verify-log.ts';

export type CheckState =
  | { kind: 'checking' }
  | { kind: 'checked'; checked: Checked; file: string | null }
  | { kind: 'failed' };

/**
 * Checks a log as it comes, and again whenever that is asked for; or a file in its place, whose verdict stands until
 * something else is asked for, however the log goes on.
 */
export function useCheckedLog(log: LotLog | undefined) {
  const [state, setState] = useState<CheckState>({ kind: 'checking' });
  const head = log?.head;
  const latest = useRef<{ file: string | null }>({ file: null });

  async function check(text: string, file: string | null): Promise<void> {
    const asked = { file };
    latest.current = asked;
    setState({ kind: 'checking' });
    const found = await checkLog(text).then(
      (checked): CheckState => ({ kind: 'checked', checked, file }),
      (): CheckState => ({ kind: 'failed' }),
    );
    if (latest.current === asked) setState(found);
  }
  const again = () => (log ? check(JSON.stringify(log), null) : Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: its head stands for all that is in it
  useEffect(() => {
    if (latest.current.file === null) void again();
  }, [head]);

  return { state, again, checkFile: async (file: File) => check(await file.text(), file.name) };
}

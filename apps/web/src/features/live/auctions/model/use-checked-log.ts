import type { LotLog } from '@souk/shared/live/auctions/log.ts';
import { useEffect, useState } from 'react';
import { type Checked, checkLog } from './verify-log.ts';

export type CheckState =
  | { kind: 'checking' }
  | { kind: 'checked'; checked: Checked; file: string | null }
  | { kind: 'failed' };

/** Checks a log as it comes, and again whenever that is asked for; or a file in its place. */
export function useCheckedLog(log: LotLog | undefined) {
  const [state, setState] = useState<CheckState>({ kind: 'checking' });
  const head = log?.head;

  async function check(text: string, file: string | null): Promise<void> {
    setState({ kind: 'checking' });
    try {
      const checked = await checkLog(text);
      setState({ kind: 'checked', checked, file });
    } catch {
      setState({ kind: 'failed' });
    }
  }
  const again = () => (log ? check(JSON.stringify(log), null) : Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: its head stands for all that is in it
  useEffect(() => {
    void again();
  }, [head]);

  return { state, again, checkFile: async (file: File) => check(await file.text(), file.name) };
}

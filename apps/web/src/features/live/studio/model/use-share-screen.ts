import { useToast } from '@/ui/toast/use-toast.ts';
import type { Studio } from './studio.ts';

const LONG_ENOUGH_TO_READ_MS = 12_000;

/** Shares the host's screen, or says why not. */
export function useShareScreen(studio: Studio): () => Promise<void> {
  const say = useToast();
  return async () => {
    const problem = await studio.shareScreen();
    if (!problem) return;
    await say((t) => ({
      ...{ kind: 'bad', id: 'screen', durationMs: LONG_ENOUGH_TO_READ_MS },
      title: t(`studio.screenProblem.${problem}`),
      text: t(`studio.screenHelp.${problem}`),
    }));
  };
}

import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { useT } from '@/platform/i18n/index.ts';

const words = {
  live: 'replay.preparing',
  ready: 'replay.preparing',
  none: 'replay.none',
  gone: 'replay.gone',
} as const;

/** Why there is nothing to play. */
export function NoRecording({ state }: { state: Replay['state'] }) {
  const t = useT();
  return (
    <p role="status" className="mt-3 w-fit max-w-full rounded-14 bg-black/60 px-3.5 py-2 text-14 text-white">
      {t(words[state])}
    </p>
  );
}

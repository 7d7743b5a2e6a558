import { useT } from '@/platform/i18n/index.ts';
import type { RecordedPlayer } from '../model/recorded-player.ts';
import { useSaidThen } from '../model/use-said-then.ts';

interface SaidThenProps {
  showId: string;
  /** Under which its host speaks. */
  shopName: string;
  startedAt: number;
  player: RecordedPlayer;
}

/** The chat as it was at the moment that is shown. */
export function SaidThen({ showId, shopName, startedAt, player }: SaidThenProps) {
  const t = useT();
  const said = useSaidThen(showId, startedAt, player);
  return (
    <ul
      aria-label={t('live.chat')}
      className="mb-3 flex max-h-[min(14rem,26dvh)] min-h-0 flex-col items-start justify-end gap-1.5 overflow-hidden"
    >
      {said.map(({ _id, name, handle, role, text }) => (
        <li
          key={_id}
          className="max-w-full animate-arrive rounded-14 bg-black/60 px-3 py-1.5 text-14 leading-snug break-words"
        >
          <b className={role === 'host' ? 'font-semibold text-accent' : 'font-semibold text-white/80'}>
            {role === 'host' ? shopName : (handle ?? name)}
          </b>{' '}
          <span dir="auto">{text}</span>
        </li>
      ))}
    </ul>
  );
}

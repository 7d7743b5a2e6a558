import { slowModes } from '@souk/shared/live/room-chat/rules.ts';
import { Timer } from 'lucide-react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { useToast } from '@/ui/toast/use-toast.ts';
import { setSlowMode } from '../api/room-chat.ts';

interface SlowModeProps {
  showId: string;
  seconds: number;
  /** For those who look after the room. */
  canSet: boolean;
}

const chip =
  'flex min-h-7 items-center gap-1.5 rounded-full bg-sunken px-3 text-12 font-medium text-ink-1 figures';

/** How long one waits between two messages; who looks after the room sets it here. */
export function SlowMode({ showId, seconds, canSet }: SlowModeProps) {
  const t = useT();
  const { number } = useFormat();
  const say = useToast();
  const words = (
    <>
      <Timer size={14} aria-hidden="true" />
      {seconds > 0 ? t('room.slowBadge', { seconds: number(seconds) }) : t('room.slowMode')}
    </>
  );
  if (!canSet) return seconds > 0 ? <p className={chip}>{words}</p> : null;
  return (
    <Menu
      dark
      trigger={
        <button type="button" className={`${chip} touch-44 hover:bg-fill`}>
          {words}
        </button>
      }
      entries={[
        {
          kind: 'choices',
          key: 'seconds',
          chosen: String(seconds),
          choices: slowModes.map((length) => ({ value: String(length), label: lengthWords(length) })),
          onChoose: (value) => void setSlowMode(showId, Number(value)).catch(tell),
        },
      ]}
    />
  );

  function tell(error: unknown): void {
    void say((words) => ({ id: 'room', kind: 'bad', title: failureWords(error, words) }));
  }

  function lengthWords(length: number): string {
    if (length === 0) return t('room.slowOff');
    return length < 60
      ? t('room.slowSeconds', { seconds: length })
      : t('room.slowMinutes', { minutes: length / 60 });
  }
}

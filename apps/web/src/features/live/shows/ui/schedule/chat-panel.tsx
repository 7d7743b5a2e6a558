import { slowModes } from '@souk/shared/live/room-chat/rules.ts';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { Select } from '@/ui/select/select.tsx';
import type { Draft } from '../../model/draft.ts';
import { BlockedWords } from './blocked-words.tsx';
import { Moderators } from './moderators.tsx';

interface ChatPanelProps {
  shopId: string;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  /** What else holds in all shows of the shop. */
  children: ReactNode;
}

/** How the chat of the show is looked after: its pace with the show, people and words for all shows of the shop. */
export function ChatPanel({ shopId, draft, onChange, children }: ChatPanelProps) {
  const t = useT();
  const lengths = slowModes.map((seconds) => ({ value: String(seconds), words: lengthWords(seconds) }));
  return (
    <Panel title={t('scheduling.chat')}>
      <Select
        label={t('room.slowMode')}
        hint={t('scheduling.slowNote')}
        options={lengths}
        valueKey="value"
        textKey="words"
        value={String(draft.slowSeconds)}
        onChange={(seconds) => onChange({ slowSeconds: Number(seconds) as Draft['slowSeconds'] })}
      />
      <h3 className="mt-6 border-t border-hairline pt-5 text-14 font-semibold">
        {t('scheduling.inAllShows')}
      </h3>
      <p className="mt-0.5 mb-4 text-13 text-ink-2">{t('scheduling.inAllShowsNote')}</p>
      <div className="flex flex-col gap-5">
        <Moderators shopId={shopId} />
        <BlockedWords shopId={shopId} />
        {children}
      </div>
    </Panel>
  );

  function lengthWords(seconds: number): string {
    if (seconds === 0) return t('room.slowOff');
    return seconds < 60
      ? t('room.slowSeconds', { seconds })
      : t('room.slowMinutes', { minutes: seconds / 60 });
  }
}

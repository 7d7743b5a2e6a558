import {
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from '@souk/shared/talk/notification-choices/rules.ts';
import type { ChoiceChange, NotificationChoices } from '@souk/shared/talk/notification-choices/schema.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { choiceGrid } from './choice-grid.style.ts';

interface EverythingRowProps {
  choices: NotificationChoices['choices'];
  kinds: readonly NotificationKind[];
  onChoose: (changes: ChoiceChange[]) => void;
}

/** A whole channel with one press: silent when anything of it is on, else all of it on. */
export function EverythingRow({ choices, kinds, onChoose }: EverythingRowProps) {
  const t = useT();
  const settable = (channel: NotificationChannel) => kinds.filter((kind) => !isAlwaysSent(kind, channel));
  return (
    <div className="border-t border-line bg-sunken px-5 py-3.5">
      <div className={choiceGrid}>
        <div className="min-w-0 max-sm:mb-1.5">
          <p className="text-14 font-medium text-ink-1">{t('choices.everything')}</p>
          <p className="mt-0.5 text-13 text-ink-2">{t('choices.everythingNote')}</p>
        </div>
        {notificationChannels.map((channel) => {
          const some = settable(channel).some((kind) => choices[kind][channel]);
          const name = t(`choices.channels.${channel}`);
          return (
            <div
              key={channel}
              className="flex items-center justify-between max-sm:min-h-11 sm:justify-center"
            >
              <span aria-hidden="true" className="text-14 text-ink-2 sm:hidden">
                {name}
              </span>
              <Button
                size={32}
                aria-label={t(some ? 'choices.muteOf' : 'choices.wakeOf', { channel: name })}
                onClick={() => onChoose(settable(channel).map((kind) => ({ kind, channel, chosen: !some })))}
              >
                {t(some ? 'choices.mute' : 'choices.wake')}
              </Button>
            </div>
          );
        })}
      </div>
    </div>
  );
}

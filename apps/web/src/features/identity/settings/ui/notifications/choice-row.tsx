import {
  isAlwaysSent,
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from '@souk/shared/talk/notification-choices/rules.ts';
import type { ChoiceChange } from '@souk/shared/talk/notification-choices/schema.ts';
import { Lock } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { Switch } from '@/ui/switch/switch.tsx';
import { choiceGrid } from './choice-grid.style.ts';

interface ChoiceRowProps {
  kind: NotificationKind;
  chosen: Record<NotificationChannel, boolean>;
  onChoose: (changes: ChoiceChange[]) => void;
}

export function ChoiceRow({ kind, chosen, onChoose }: ChoiceRowProps) {
  const t = useT();
  const name = t(`choices.kinds.${kind}`);
  return (
    <fieldset className="min-w-0 border-t border-hairline px-5 py-3.5 first:border-t-0 [div+&]:border-t-0">
      <legend className="sr-only">{name}</legend>
      <div className={choiceGrid}>
        <div className="min-w-0 max-sm:mb-1.5">
          <p aria-hidden="true" className="text-15 font-medium text-ink-1">
            {name}
          </p>
          <p className="mt-0.5 text-13 text-ink-2">{t(`choices.notes.${kind}`)}</p>
        </div>
        {notificationChannels.map((channel) => {
          const label = t('choices.of', { kind: name, channel: t(`choices.channels.${channel}`) });
          return (
            <div
              key={channel}
              className="flex items-center justify-between max-sm:min-h-11 sm:justify-center"
            >
              <span aria-hidden="true" className="text-14 text-ink-2 sm:hidden">
                {t(`choices.channels.${channel}`)}
              </span>
              {isAlwaysSent(kind, channel) ? (
                <span className={cx('flex items-center gap-1.5 text-13 font-medium text-ink-2')}>
                  <Lock size={14} aria-hidden="true" />
                  <span className="sr-only">{label}</span>
                  {t('choices.always')}
                </span>
              ) : (
                <Switch
                  label={label}
                  checked={chosen[channel]}
                  onChange={(next) => onChoose([{ kind, channel, chosen: next }])}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

import {
  type NotificationKind,
  notificationChannels,
  notificationKinds,
  sellerKinds,
} from '@souk/shared/talk/notification-choices/rules.ts';
import type { NotificationChoices } from '@souk/shared/talk/notification-choices/schema.ts';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { choiceGrid } from './choice-grid.style.ts';
import { ChoiceRow } from './choice-row.tsx';
import { EverythingRow } from './everything-row.tsx';
import { QuietHoursPanel } from './quiet-hours-panel.tsx';
import { useChoosing } from './use-choosing.ts';

interface ChoicesPageProps extends NotificationChoices {
  keepsShop: boolean;
  /** What else there is to choose. */
  children: ReactNode;
}

export function ChoicesPage({ choices, quietHours, keepsShop, children }: ChoicesPageProps) {
  const t = useT();
  const { choose, keepQuiet, saved } = useChoosing();
  const ofEveryone = notificationKinds.filter((kind) => !sellerKinds.includes(kind));
  const shown = keepsShop ? notificationKinds : ofEveryone;
  const rows = (kinds: readonly NotificationKind[]) =>
    kinds.map((kind) => <ChoiceRow key={kind} kind={kind} chosen={choices[kind]} onChoose={choose} />);
  return (
    <>
      <div className="relative">
        <PageHeader size="section" title={t('screen.settingsNotifications')} note={t('choices.note')} />
        <p
          role="status"
          className={cx(
            'absolute end-0 top-1 flex items-center gap-1.5 text-13 font-medium text-won-text transition-opacity duration-240',
            !saved && 'opacity-0',
          )}
        >
          <Check size={16} aria-hidden="true" />
          {saved ? t('choices.saved') : null}
        </p>
      </div>
      <div className="mt-5 overflow-hidden rounded-16 border border-line bg-surface">
        <div
          aria-hidden="true"
          className={cx(
            choiceGrid,
            'border-b border-line px-5 py-3 text-13 font-semibold text-ink-2 max-sm:hidden',
          )}
        >
          <span>{t('choices.about')}</span>
          {notificationChannels.map((channel) => (
            <span key={channel} className="text-center">
              {t(`choices.channels.${channel}`)}
            </span>
          ))}
        </div>
        {rows(ofEveryone)}
        {keepsShop ? (
          <>
            <h2 className="border-t border-line bg-sunken px-5 py-2.5 text-13 font-semibold text-ink-2">
              {t('choices.yourShop')}
            </h2>
            {rows(sellerKinds)}
          </>
        ) : null}
        <EverythingRow choices={choices} kinds={shown} onChoose={choose} />
      </div>
      <div className="mt-4 grid gap-4">
        <QuietHoursPanel quietHours={quietHours} onChange={keepQuiet} />
        {children}
      </div>
    </>
  );
}

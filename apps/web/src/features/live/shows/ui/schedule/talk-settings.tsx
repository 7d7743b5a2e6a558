import { talkMinutes, talkTitleLength } from '@souk/shared/live/shows/steps.ts';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import type { DraftStep } from '../../model/run-items.ts';

interface TalkSettingsProps {
  /** Null while no break is being set. */
  talk: Extract<DraftStep, { kind: 'talk' }> | null;
  onChange: (to: { title?: string; minutes?: number }) => void;
  onClose: () => void;
}

const lengths = [5, 10, 15, 30] as const;

/** What a break is for, and how long it is. */
export function TalkSettings({ talk, onChange, onClose }: TalkSettingsProps) {
  const t = useT();
  // What is left empty is called what it is.
  const close = () => {
    if (talk && talk.title.trim() === '') onChange({ title: t('scheduling.break') });
    onClose();
  };
  return (
    <Drawer
      open={talk !== null}
      onOpenChange={(open) => (open ? undefined : close())}
      title={t('scheduling.break')}
      footer={
        <Button look="ink" size={48} block onClick={close}>
          {t('scheduling.done')}
        </Button>
      }
    >
      {talk ? (
        <div className="flex flex-col gap-5 py-2">
          <TextInput
            label={t('scheduling.breakTitle')}
            hint={t('scheduling.breakNote')}
            maxLength={talkTitleLength.max}
            value={talk.title}
            onChange={(title) => onChange({ title })}
          />
          <div>
            <p aria-hidden="true" className="mb-1.5 text-14 font-medium text-ink-1">
              {t('scheduling.length')}
            </p>
            <Segment
              label={t('scheduling.length')}
              value={String(talk.minutes)}
              onChange={(minutes) => onChange({ minutes: Number(minutes) })}
              choices={[...new Set<number>([...lengths, talk.minutes])]
                .filter((minutes) => minutes <= talkMinutes.most)
                .sort((a, b) => a - b)
                .map((minutes) => ({
                  value: String(minutes),
                  label: t('scheduling.minutes', { minutes }),
                }))}
            />
          </div>
        </div>
      ) : null}
    </Drawer>
  );
}

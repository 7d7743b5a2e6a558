import { talkTitleLength } from '@souk/shared/live/shows/steps.ts';
import { useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { addStep } from '../api/steps.ts';
import type { Leading } from '../model/use-hosting.ts';

export interface NewBreakProps {
  showId: string;
  /** The number of the lot before what waits: it comes next. */
  afterLots: number;
  leading: Pick<Leading, 'act' | 'busy'>;
  onClose: () => void;
}

const lengths = [5, 10, 15, 30] as const;

/** What a break for talk is called, and how long it is; it begins when its host says so. */
export function NewBreak({ showId, afterLots, leading: { act, busy }, onClose }: NewBreakProps) {
  const t = useT();
  const [title, setTitle] = useState('');
  const [minutes, setMinutes] = useState<number>(5);
  const add = async () => {
    const named = title.trim() || t('scheduling.breakUsual');
    if (!(await act(() => addStep(showId, { kind: 'talk', title: named, minutes, afterLots })))) return;
    onClose();
  };
  return (
    <Drawer
      dark
      from="bottom"
      open
      onOpenChange={(stays) => (stays ? undefined : onClose())}
      title={t('hosting.pause')}
      footer={
        <Button look="accent" size={48} block loading={busy} onClick={() => void add()}>
          {t('hosting.putNext')}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-5 py-2">
        <TextInput
          label={t('scheduling.breakTitle')}
          hint={t('scheduling.breakNote')}
          placeholder={t('scheduling.breakUsual')}
          autoComplete="off"
          maxLength={talkTitleLength.max}
          value={title}
          onChange={setTitle}
        />
        <div>
          <p aria-hidden="true" className="mb-1.5 text-14 font-medium text-ink-1">
            {t('scheduling.length')}
          </p>
          <Segment
            label={t('scheduling.length')}
            value={String(minutes)}
            onChange={(value) => setMinutes(Number(value))}
            choices={lengths.map((value) => ({
              value: String(value),
              label: t('scheduling.minutes', { minutes: value }),
            }))}
          />
        </div>
      </div>
    </Drawer>
  );
}

import { Suspense, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { controlHeight, FieldFrame } from '@/ui/form/field.tsx';
import { useField } from '@/ui/form/use-field.ts';
import { lazyPart } from '@/ui/late/lazy-part.ts';
import { Segment } from '@/ui/segment/segment.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';

// A calendar and a clock, for the few who do not begin at once.
const StartMoment = lazyPart(async () => (await import('./start-moment.tsx')).StartMoment);

interface AuctionStartProps {
  /** As a moment; null for as soon as it is on sale. */
  startsAt: string | null;
  onChange: (startsAt: string | null) => void;
}

/** When bidding begins: at once, or at a time on the seller's own clock. */
export function AuctionStart({ startsAt, onChange }: AuctionStartProps) {
  const t = useT();
  const [isChosen, setChosen] = useState(startsAt !== null);
  // Who goes back to it finds it as it was.
  const [chosen, setMoment] = useState(startsAt);
  const choose = (when: 'now' | 'later') => {
    setChosen(when === 'later');
    onChange(when === 'later' ? chosen : null);
  };
  return (
    <div className="grid gap-3">
      <div>
        <p aria-hidden="true" className="mb-1.5 text-14 font-medium text-ink-1">
          {t('editor.starts')}
        </p>
        <Segment
          label={t('editor.starts')}
          value={isChosen ? 'later' : 'now'}
          choices={[
            { value: 'now', label: t('editor.starts.now') },
            { value: 'later', label: t('editor.starts.later') },
          ]}
          onChange={choose}
        />
      </div>
      {isChosen ? (
        <Suspense fallback={<MomentComing />}>
          <StartMoment
            startsAt={chosen}
            onChange={(moment) => {
              setMoment(moment);
              onChange(moment);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** In the place of both fields; until they are there, nothing is put on sale without them. */
function MomentComing() {
  const t = useT();
  return (
    <SkeletonGroup className="grid gap-3">
      <div className="field-pair">
        <FieldComing label={t('editor.startDay')} />
        <FieldComing label={t('editor.startTime')} />
      </div>
      <Skeleton className="my-1 h-3 w-1/2" />
    </SkeletonGroup>
  );
}

function FieldComing({ label }: { label: string }) {
  const field = useField({ value: '', required: true });
  return (
    <FieldFrame field={field} label={label}>
      <div id={field.id} tabIndex={-1} className={cx('sheen rounded-12', controlHeight)} />
    </FieldFrame>
  );
}

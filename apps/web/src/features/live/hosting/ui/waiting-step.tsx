import type { Step } from '@souk/shared/live/shows/steps-schema.ts';
import { X } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { passStep } from '../api/steps.ts';
import type { Leading } from '../model/use-hosting.ts';
import type { PlaceInList } from './host-list.tsx';
import { MoveInList } from './move-in-list.tsx';
import { StepMark, StepNote } from './step-card.tsx';

interface WaitingStepProps extends PlaceInList {
  step: Step;
  showId: string;
  leading: Pick<Leading, 'act' | 'busy'>;
}

/** A break, or a product at its price, between the lots that wait. */
export function WaitingStep({ step, showId, leading, first, last, onMove, drag }: WaitingStepProps) {
  const t = useT();
  const { act, busy } = leading;
  const { title } = step;
  return (
    <li
      {...drag}
      className="group relative flex items-center gap-2.5 rounded-14 p-2 hover:bg-hover lg:cursor-grab"
    >
      <StepMark step={step} className="!w-9" />
      <div className="min-w-0 grow">
        <p dir="auto" className="own-words line-clamp-2 wrap-anywhere text-14 font-medium">
          {title}
        </p>
        <p className="truncate text-12 text-ink-2 figures">
          <StepNote step={step} until={null} />
        </p>
      </div>
      <div className="flex shrink-0">
        <MoveInList {...{ title, first, last, busy, onMove }} />
        <IconButton
          look="ghost"
          size={32}
          className="touch-44 !bg-transparent"
          label={t('hosting.removeOf', { title })}
          disabled={busy}
          onClick={() => void act(() => passStep(showId, step._id))}
        >
          <X size={17} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

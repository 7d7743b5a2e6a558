import { clipLimits } from '@souk/shared/live/clips/limits.ts';
import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { RangeSlider } from '@/ui/range-slider/range-slider.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { makeClip } from '../api/clips.ts';
import { firstPart, movedPart, type Part, windowAround } from '../model/part.ts';
import { ClipMade } from './clip-made.tsx';
import { ClipPreview } from './clip-preview.tsx';

interface ClipMakerProps {
  showId: string;
  /** What is recorded of it. */
  recording: { playlist: string } & Pick<Replay, 'seconds' | 'screens'>;
  /** Where in it one is. */
  second: number;
  /** What it is called unless its maker says otherwise. */
  title: string;
  onClose: () => void;
}

/** Chooses a part of a recording and makes a clip of it. */
export function ClipMaker(props: ClipMakerProps) {
  const t = useT();
  const [made, setMade] = useState<string | null>(null);
  const [window] = useState(() => windowAround(props.second, props.recording.seconds));
  if (made) return <ClipMade clipId={made} onAgain={() => setMade(null)} onClose={props.onClose} />;
  if (window) return <Choosing {...props} window={window} onMade={setMade} />;
  return (
    <SheetOrDialog title={t('clips.new')} footer={null} onClose={props.onClose}>
      <p className="py-4 text-14 text-ink-2">{t('clips.noneYet')}</p>
    </SheetOrDialog>
  );
}

interface ChoosingProps extends ClipMakerProps {
  window: Part;
  onMade: (clipId: string) => void;
}

function Choosing({ showId, recording, second, title: suggested, window, onMade, onClose }: ChoosingProps) {
  const t = useT();
  const { number } = useFormat();
  const clock = useClockTime();
  const [part, setPart] = useState<Part>(() => firstPart(second, window));
  const [title, setTitle] = useState(() => [...suggested].slice(0, clipLimits.title).join(''));
  const [isFailed, setFailed] = useState(false);
  const [from, to] = part;
  const make = useMutation({
    mutationFn: () => makeClip(showId, { title: title.trim(), from, seconds: tenths(to - from) }),
    onSuccess: ({ clipId }) => onMade(clipId),
  });
  return (
    <SheetOrDialog
      title={t('clips.new')}
      onClose={onClose}
      footer={
        <Button
          look="accent"
          size={48}
          block
          disabled={title.trim() === ''}
          loading={make.isPending}
          onClick={() => make.mutate()}
        >
          {t('clips.create')}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-4 pb-1">
        {isFailed ? (
          <Notice tone="bad">{t('replay.failed')}</Notice>
        ) : (
          <ClipPreview {...{ recording, part }} onFail={() => setFailed(true)} />
        )}
        <div dir="ltr">
          <RangeSlider
            label={t('clips.length', { seconds: number(Math.round(to - from)) })}
            ends={[t('clips.start'), t('clips.end')]}
            min={window[0]}
            max={window[1]}
            value={[from, to]}
            show={clock}
            onChange={(wanted) => setPart(movedPart(part, wanted, window))}
          />
        </div>
        <TextInput
          label={t('clips.title')}
          value={title}
          maxLength={clipLimits.title}
          autoComplete="off"
          hint={title.trim() === '' ? t('clips.titleNeeded') : undefined}
          onChange={setTitle}
        />
        {make.error ? <Notice tone="bad">{failureWords(make.error, t)}</Notice> : null}
      </div>
    </SheetOrDialog>
  );
}

const tenths = (seconds: number) => Math.round(seconds * 10) / 10;

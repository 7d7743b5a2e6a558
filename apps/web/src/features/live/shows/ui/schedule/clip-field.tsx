import type { ShowClip } from '@souk/shared/live/shows/edit-schema.ts';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { sendOne, UploadError } from '@/platform/uploads/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { type ClipProblem, problemOfClip } from '../../model/clip-problem.ts';

interface ClipFieldProps {
  clip: ShowClip | null;
  onChange: (clip: ShowClip | null) => void;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** A short video for those who come before the show begins. */
export function ClipField({ clip, onChange, isBusy, onBusy }: ClipFieldProps) {
  const t = useT();
  const id = useId();
  const [problem, setProblem] = useState<ClipProblem | null>(null);
  const choose = async (file: File) => {
    onBusy(true);
    const wrong = await problemOfClip(file);
    setProblem(wrong);
    try {
      if (wrong) return;
      const { _id, url } = await sendOne(file, 'show-clip').done;
      if (url) onChange({ _id, url } as ShowClip);
    } catch (error) {
      setProblem(error instanceof UploadError && error.code === 'invalid-format' ? 'not-played' : 'failed');
    } finally {
      onBusy(false);
    }
  };
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <p className="text-14 font-medium text-ink-1">{t('scheduling.clip')}</p>
      {clip ? (
        <div className="flex items-center gap-3">
          <video
            src={`${clip.url}#t=0.1`}
            muted
            playsInline
            preload="metadata"
            aria-label={t('live.clip')}
            className="h-24 rounded-12 bg-fill"
          />
          <IconButton look="outline" label={t('scheduling.clipRemove')} onClick={() => onChange(null)}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </div>
      ) : (
        <label
          htmlFor={id}
          aria-busy={isBusy}
          className={buttonStyle({
            className:
              'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-1',
          })}
        >
          {t(isBusy ? 'scheduling.clipSending' : 'scheduling.clipAdd')}
          <input
            id={id}
            type="file"
            accept="video/mp4"
            disabled={isBusy}
            aria-label={t('scheduling.clipAdd')}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) void choose(file);
            }}
            className="sr-only"
          />
        </label>
      )}
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : undefined}
        className={problem ? 'text-13 text-danger' : 'text-13 text-ink-2'}
      >
        {t(problem ? `scheduling.clip.${problem}` : 'scheduling.clipNote')}
      </p>
    </div>
  );
}

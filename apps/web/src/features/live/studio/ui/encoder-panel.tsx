import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy, KeyRound, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { getVideo, renewKey } from '../api/video.ts';

const steps = ['service', 'server', 'key', 'start'] as const;

/** How OBS sends a show: its address, its key, and what to press there. */
export function EncoderPanel({ showId }: { showId: string }) {
  const t = useT();
  const queries = useQueryClient();
  const { data: video, isError } = useQuery(getVideo(showId));
  const [isAsking, setAsking] = useState(false);
  const renewing = useMutation({
    mutationFn: () => renewKey(showId),
    onSettled: () => queries.invalidateQueries({ queryKey: getVideo(showId).queryKey }),
    onSuccess: () => setAsking(false),
  });
  const key = renewing.data?.key;
  if (!video) {
    return isError ? <Notice tone="bad">{t('studio.encoder.unknown')}</Notice> : <div className="min-h-80" />;
  }
  const make = () => renewing.mutate();
  return (
    <div className="flex flex-col gap-4">
      <CopyLine label={t('studio.encoder.server')} text={video.server} />
      {key ? (
        <>
          <CopyLine label={t('studio.encoder.key')} text={key} />
          <p className="-mt-2 text-12 text-ink-2">{t('studio.encoder.shownOnce')}</p>
        </>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 text-14">
            <span className="block text-ink-2">{t('studio.encoder.key')}</span>
            <span className="figures" dir="ltr">
              {video.key ? `souk_••••${video.key.hint}` : t('studio.encoder.noKey')}
            </span>
          </p>
          <Button
            look={video.key ? 'outline' : 'accent'}
            size={44}
            loading={renewing.isPending}
            icon={
              video.key ? (
                <RefreshCw size={17} aria-hidden="true" />
              ) : (
                <KeyRound size={17} aria-hidden="true" />
              )
            }
            onClick={() => (video.key ? setAsking(true) : make())}
          >
            {t(video.key ? 'studio.encoder.renew' : 'studio.encoder.make')}
          </Button>
        </div>
      )}
      {renewing.isError ? <Notice tone="bad">{t('studio.encoder.notMade')}</Notice> : null}
      <section className="rounded-20 border border-line bg-surface p-4">
        <h2 className="text-14 font-semibold">{t('studio.encoder.how')}</h2>
        <ol className="mt-2 list-decimal space-y-1.5 ps-5 text-14 text-ink-2">
          {steps.map((step) => (
            <li key={step}>{t(`studio.encoder.step.${step}`)}</li>
          ))}
        </ol>
      </section>
      <Dialog
        dark
        closable
        open={isAsking}
        onOpenChange={setAsking}
        title={t('studio.encoder.renewTitle')}
        note={t('studio.encoder.renewNote')}
        actions={
          <Button look="danger" size={48} block loading={renewing.isPending} onClick={make}>
            {t('studio.encoder.renew')}
          </Button>
        }
      />
    </div>
  );
}

function CopyLine({ label, text }: { label: string; text: string }) {
  const t = useT();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const Mark = isCopied ? Check : Copy;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-14 font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          dir="ltr"
          value={text}
          onFocus={({ target }) => target.select()}
          className="min-h-11 min-w-0 grow rounded-12 border border-line-strong bg-surface px-3 font-mono text-14"
        />
        {navigator.clipboard ? (
          <IconButton
            size={44}
            label={t(isCopied ? 'studio.copied' : 'studio.copyOf', { name: label })}
            onClick={() =>
              void navigator.clipboard.writeText(text).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            <Mark size={18} aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
    </div>
  );
}

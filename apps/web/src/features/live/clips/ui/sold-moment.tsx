import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { buttonStyle } from '@/ui/button/button.style.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import { getLotClip } from '../api/get-lot-clip.ts';

/** The video of how a lot was sold. Nothing for whom it does not concern, and where nothing was recorded. */
export function SoldMoment({ lotId }: { lotId: string }) {
  const t = useT();
  const { data } = useQuery(getLotClip(lotId));
  const clip = data?.clip;
  if (!clip) return null;
  const { url, width, height } = clip;
  return (
    <Panel title={t('clips.soldMoment')} aria-label={t('clips.soldMoment')}>
      <video
        controls
        playsInline
        preload="metadata"
        src={url}
        width={width}
        height={height}
        className="mx-auto block h-auto max-h-[32rem] w-full rounded-12 bg-fill object-contain"
      >
        <track kind="captions" />
      </video>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-48 text-14 text-ink-2">{t('clips.soldMomentNote')}</p>
        <a href={`${url}&download=1`} download className={buttonStyle({})}>
          <Download size={17} aria-hidden="true" />
          {t('clips.download')}
        </a>
      </div>
    </Panel>
  );
}

import type { HostVideo } from '@souk/shared/live/video/schema.ts';
import { Radio, TriangleAlert } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { cx } from '@/ui/cx.ts';
import { problemOfEncoder, sizeInWords } from '../model/arriving.ts';

/** What arrives of a show, and what to change where something is wrong with it. */
export function EncoderStatus({ arriving }: { arriving: HostVideo['arriving'] }) {
  const t = useT();
  const { number } = useFormat();
  const problem = problemOfEncoder(arriving);
  const Mark = problem ? TriangleAlert : Radio;
  const { picture, from } = arriving ?? {};
  const speed = picture
    ? t('studio.mbits', { count: number(picture.kbps / 1_000, { maximumFractionDigits: 1 }) })
    : '';
  const what = [picture?.size ? sizeInWords(picture.size) : null, picture?.codec, speed].filter(Boolean);
  return (
    <div role="status" className="text-14">
      <p
        className={cx(
          'flex items-center gap-2 font-semibold figures',
          problem ? 'text-accent-text' : arriving ? 'text-won-text' : 'text-ink-2',
        )}
      >
        <Mark size={17} aria-hidden="true" className="shrink-0" />
        {arriving
          ? problem === 'no-picture' || problem === 'codec'
            ? t(`studio.encoder.problem.${problem}`, { codec: arriving.refused.join(', ') })
            : t(from === 'encoder' ? 'studio.encoder.sending' : 'studio.encoder.browser', {
                what: what.join(' · '),
              })
          : t('studio.encoder.nothing')}
      </p>
      <p className="mt-1 text-ink-2 empty:hidden">
        {problem ? t(`studio.encoder.help.${problem}`) : arriving ? null : t('studio.encoder.nothingNote')}
      </p>
    </div>
  );
}

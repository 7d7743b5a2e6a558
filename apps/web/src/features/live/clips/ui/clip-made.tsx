import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Share2 } from 'lucide-react';
import { useEffect } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Spinner } from '@/ui/button/spinner.tsx';
import { SheetOrDialog } from '@/ui/dialog/sheet-or-dialog.tsx';
import { useShare } from '@/ui/share/use-share.ts';
import { getClip } from '../api/clips.ts';

interface ClipMadeProps {
  clipId: string;
  onAgain: () => void;
  onClose: () => void;
}

/** A clip as it is being cut, and then its way to others. */
export function ClipMade({ clipId, onAgain, onClose }: ClipMadeProps) {
  const t = useT();
  const share = useShare();
  const queries = useQueryClient();
  const { data: clip } = useQuery(getClip(clipId));
  const state = clip?.state ?? 'cutting';
  useEffect(() => {
    if (state === 'ready') void queries.invalidateQueries({ queryKey: ['clips'] });
  }, [state, queries]);
  const title =
    state === 'failed' ? t('clips.failed') : t(state === 'ready' ? 'clips.ready' : 'clips.making');
  return (
    <SheetOrDialog
      title={title}
      onClose={onClose}
      footer={
        state === 'failed' ? (
          <Button look="accent" size={48} block onClick={onAgain}>
            {t('ui.tryAgain')}
          </Button>
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button
              look="accent"
              size={48}
              className="grow"
              disabled={state !== 'ready'}
              icon={<Share2 size={18} aria-hidden="true" />}
              onClick={() =>
                clip && void share(clip.title, new URL(`/clips/${clip._id}`, location.href).href)
              }
            >
              {t('clips.share')}
            </Button>
            <ButtonLink to="/clips/$clipId" params={{ clipId }} look="outline" size={48} className="grow">
              {t('clips.watch')}
            </ButtonLink>
          </div>
        )
      }
    >
      <div role="status" className="mx-auto flex max-w-110 items-center gap-3 py-2">
        {state === 'cutting' ? (
          <Spinner />
        ) : state === 'ready' ? (
          <Check size={22} aria-hidden="true" className="shrink-0 text-won-text" />
        ) : null}
        <p dir="auto" className="own-words min-w-0 text-16">
          {state === 'failed' ? t('clips.failedNote') : clip?.title}
        </p>
      </div>
    </SheetOrDialog>
  );
}

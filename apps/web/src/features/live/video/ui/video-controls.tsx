import { PictureInPicture2, RotateCcw, Scissors, Settings2, Volume2, VolumeX } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { IconButton } from '@/ui/button/button.tsx';
import { Menu } from '@/ui/menu/menu.tsx';
import type { Player } from '../model/player.ts';
import { playerChoices } from '../model/player-choices.store.ts';
import { useRewind } from '../model/use-rewind.ts';
import { watchedStore } from '../model/watched.store.ts';
import { BehindBar } from './behind-bar.tsx';

interface VideoControlsProps {
  showId: string;
  /** Makes a clip of what was just seen, for those who may. */
  onClip?: (() => void) | null;
}

/** Sound first, as shows begin without it; the rest in a menu. */
export function VideoControls({ showId, onClip }: VideoControlsProps) {
  const player = watchedStore(({ playing }) => (playing?.show._id === showId ? playing.player : null));
  return player ? (
    <>
      <BehindBar player={player} />
      <Controls player={player} onClip={onClip} />
    </>
  ) : null;
}

function Controls({ player, onClip }: { player: Player; onClip: VideoControlsProps['onClip'] }) {
  const t = useT();
  const { hasPicture, isMuted, isRefused } = player.state();
  const rewind = useRewind(player);
  const { volume, savesData } = playerChoices();
  if (!hasPicture && !isRefused) return null;
  return (
    <div className="ms-auto flex items-center gap-2 [@media(height<520px)]:max-lg:flex-col lg:ms-0 lg:grow">
      {rewind ? (
        <IconButton
          {...{ size: 44, round: true, look: 'soft', className: `${dark} max-lg:hidden` }}
          label={t('player.rewind')}
          onClick={rewind}
        >
          <RotateCcw size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      {rewind && onClip ? (
        <IconButton
          {...{ size: 44, round: true, look: 'soft', className: `${dark} max-lg:hidden` }}
          label={t('clips.new')}
          onClick={onClip}
        >
          <Scissors size={20} aria-hidden="true" />
        </IconButton>
      ) : null}
      {isMuted ? (
        <button
          type="button"
          onClick={() => player.setSound(true)}
          className="flex min-h-11 items-center gap-2 rounded-full bg-white px-3.5 text-14 font-semibold text-black shadow-float hover:bg-white/90"
        >
          <VolumeX size={18} aria-hidden="true" className="shrink-0" />
          <span className="[@media(height<520px)]:max-lg:sr-only">{t('player.tapForSound')}</span>
        </button>
      ) : (
        <>
          <IconButton
            {...{ size: 44, round: true, look: 'soft', className: dark }}
            label={t('player.mute')}
            onClick={() => player.setSound(false)}
          >
            <Volume2 size={20} aria-hidden="true" />
          </IconButton>
          <input
            type="range"
            aria-label={t('player.volume')}
            min={0}
            max={1}
            step={0.05}
            value={volume}
            onChange={({ target }) => player.setVolume(target.valueAsNumber)}
            className="h-11 w-20 cursor-pointer accent-white max-lg:hidden"
          />
        </>
      )}
      <span className="grow max-lg:hidden" />
      <Menu
        dark
        trigger={
          <IconButton
            {...{ size: 44, round: true, look: 'soft', className: dark }}
            label={t('player.options')}
          >
            <Settings2 size={20} aria-hidden="true" />
          </IconButton>
        }
        entries={[
          {
            kind: 'choices',
            key: 'quality',
            choices: [
              { value: 'auto', label: t('player.quality.auto') },
              { value: 'saver', label: t('player.quality.saver') },
            ],
            chosen: savesData ? 'saver' : 'auto',
            onChoose: (value) => player.setSaving(value === 'saver'),
          },
          ...(rewind
            ? [
                { kind: 'line', key: 'line-above' } as const,
                {
                  key: 'rewind',
                  icon: <RotateCcw size={18} aria-hidden="true" />,
                  label: t('player.rewind'),
                  onSelect: rewind,
                },
              ]
            : []),
          ...(rewind && onClip
            ? [
                {
                  key: 'clip',
                  icon: <Scissors size={18} aria-hidden="true" />,
                  label: t('clips.new'),
                  onSelect: onClip,
                },
              ]
            : []),
          ...(player.canOpenSmallWindow
            ? [
                { kind: 'line', key: 'line' } as const,
                {
                  key: 'small-window',
                  icon: <PictureInPicture2 size={18} aria-hidden="true" />,
                  label: t('player.smallWindow'),
                  onSelect: player.toggleSmallWindow,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

const dark = '!bg-black/55 !text-white';

import type { Replay } from '@souk/shared/live/replays/schema.ts';
import {
  Maximize,
  MessageSquareText,
  Pause,
  Play,
  Scissors,
  Share2,
  SkipBack,
  SkipForward,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { useClockTime } from '@/ui/countdown/use-clock-time.ts';
import { cx } from '@/ui/cx.ts';
import { Menu } from '@/ui/menu/menu.tsx';
import { useShare } from '@/ui/share/use-share.ts';
import { fillScreen, mayFillScreen } from '../model/fill-screen.ts';
import type { RecordedPlayer } from '../model/recorded-player.ts';
import { addressOf, gapAt, stepFrom } from '../model/timeline.ts';
import { usePlayerKeys } from '../model/use-player-keys.ts';
import { speeds, watchingChoices } from '../model/watching-choices.store.ts';
import { SaidThen } from './said-then.tsx';
import { SeekBar } from './seek-bar.tsx';

interface RecordedControlsProps {
  player: RecordedPlayer;
  replay: Replay;
  show: { _id: string; title: string; shop: { name: string } };
  /** What is shown at the moment. */
  now: ReactNode;
  /** What is held up at the moment. */
  pinned: ReactNode;
  /** Makes a clip of it, for those who may. */
  onClip: (() => void) | null;
}

/** What a recording is operated with. Media run from left to right in every language. */
export function RecordedControls({ player, replay, show, now, pinned, onClip }: RecordedControlsProps) {
  const t = useT();
  const { number } = useFormat();
  const { _id: showId, title, shop } = show;
  const { isPlaying, isMuted } = player.state();
  const { speed, showsChat } = watchingChoices();
  usePlayerKeys(
    useMemo(
      () => ({
        toggle: player.toggle,
        skip: player.skip,
        mute: () => player.setMuted(!player.video.muted),
        fillScreen: () => fillScreen(player.video),
      }),
      [player],
    ),
  );
  return (
    <>
      {showsChat && replay.startedAt !== null ? (
        <SaidThen showId={showId} shopName={shop.name} startedAt={replay.startedAt} player={player} />
      ) : null}
      <Missing player={player} replay={replay} />
      {pinned}
      <div className="flex items-end gap-1">
        <div className="min-w-0 grow pb-1">{now}</div>
        <Act label={t(isMuted ? 'player.unmute' : 'player.mute')} onPress={() => player.setMuted(!isMuted)}>
          {isMuted ? <VolumeX size={22} aria-hidden="true" /> : <Volume2 size={22} aria-hidden="true" />}
        </Act>
        {onClip ? (
          <Act label={t('clips.new')} onPress={onClip}>
            <Scissors size={21} aria-hidden="true" />
          </Act>
        ) : null}
        <ShareMoment player={player} title={title} />
        {mayFillScreen(player.video) ? (
          <Act label={t('replay.fullScreen')} onPress={() => fillScreen(player.video)}>
            <Maximize size={21} aria-hidden="true" />
          </Act>
        ) : null}
      </div>
      <SeekBar player={player} replay={replay} />
      <div dir="ltr" className="mt-1 flex items-center justify-between">
        <Act
          label={t('replay.chat')}
          isOn={showsChat}
          onPress={() => watchingChoices.setState({ showsChat: !showsChat })}
        >
          <MessageSquareText size={22} aria-hidden="true" />
        </Act>
        <Step player={player} replay={replay} by={-1} />
        <button
          type="button"
          aria-label={t(isPlaying ? 'replay.pause' : 'player.play')}
          onClick={player.toggle}
          className="grid size-16 place-items-center rounded-full bg-white text-black shadow-float hover:bg-white/90"
        >
          {isPlaying ? (
            <Pause size={28} fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size={28} fill="currentColor" aria-hidden="true" className="ml-1" />
          )}
        </button>
        <Step player={player} replay={replay} by={1} />
        <Menu
          dark
          trigger={
            <button
              type="button"
              aria-label={t('replay.speed', { speed: number(speed) })}
              className="grid min-h-11 min-w-11 place-items-center rounded-full text-16 font-semibold text-white hover:bg-white/15 figures"
            >
              {t('replay.times', { speed: number(speed) })}
            </button>
          }
          entries={[
            {
              kind: 'choices',
              key: 'speed',
              choices: speeds.map((value) => ({
                value: String(value),
                label: t('replay.times', { speed: number(value) }),
              })),
              chosen: String(speed),
              onChoose: (value) => player.setSpeed(Number(value)),
            },
          ]}
        />
      </div>
    </>
  );
}

function Step({ player, replay, by }: Pick<RecordedControlsProps, 'player' | 'replay'> & { by: 1 | -1 }) {
  const t = useT();
  const to = player.state(({ second }) => stepFrom(replay.lots, second, by));
  const Icon = by === 1 ? SkipForward : SkipBack;
  return (
    <Act
      label={t(by === 1 ? 'live.lotAfter' : 'live.lotBefore')}
      disabled={to === null}
      onPress={() => to !== null && player.playFrom(to)}
    >
      <Icon size={24} aria-hidden="true" />
    </Act>
  );
}

/** What was not recorded is said where one is led over it. */
function Missing({ player, replay }: Pick<RecordedControlsProps, 'player' | 'replay'>) {
  const t = useT();
  const clock = useClockTime();
  const gap = player.state(({ second }) => gapAt(replay.gaps, second));
  return (
    <p role="status" className="mb-2 w-fit rounded-14 bg-black/70 px-3 py-1.5 text-14 empty:hidden">
      {gap ? t('replay.missing', { from: clock(gap.from), to: clock(gap.to) }) : null}
    </p>
  );
}

function ShareMoment({ player, title }: Pick<RecordedControlsProps, 'player'> & { title: string }) {
  const t = useT();
  const share = useShare();
  return (
    <Act
      label={t('replay.share')}
      onPress={() => void share(title, addressOf(location.href, player.state.getState().second))}
    >
      <Share2 size={21} aria-hidden="true" />
    </Act>
  );
}

interface ActProps {
  label: string;
  isOn?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Act({ label, isOn, disabled, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onPress}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-full text-white enabled:hover:bg-white/15 disabled:opacity-40',
        isOn && 'bg-white/20',
      )}
    >
      {children}
    </button>
  );
}

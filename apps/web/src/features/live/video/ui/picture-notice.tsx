import { Coffee, Loader, Play, SignalLow, VideoOff } from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import type { PictureWord } from '../model/picture-state.ts';

/** What is wrong with the picture, over the last one that was seen. */
export function PictureNotice({ word, onPlay }: { word: PictureWord | null; onPlay: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center px-6 pb-[38%] lg:pb-0">
      {word === 'play' ? <PlayByHand onPlay={onPlay} /> : null}
      {/* On a phone above the chat, whose lines rise to the middle. */}
      <div
        role="status"
        className="max-lg:self-start max-lg:pt-[max(min(9.5rem,200px),var(--stage-rows,0px)_+_0.5rem)]"
      >
        {word && word !== 'play' ? <Words word={word} /> : null}
      </div>
    </div>
  );
}

const icons = {
  'host-away': VideoOff,
  slow: SignalLow,
  reconnecting: Loader,
  'camera-off': VideoOff,
  break: Coffee,
} as const;

function Words({ word }: { word: Exclude<PictureWord, 'play'> }) {
  const t = useT();
  const Icon = icons[word];
  return (
    <p className="flex max-w-80 flex-col items-center gap-1 rounded-20 bg-black/75 px-5 py-3.5 text-center text-balance text-white">
      <Icon size={22} aria-hidden="true" />
      <span className="text-16 font-semibold">{t(`player.word.${word}`)}</span>
      <span className="text-14 text-white/85">{t(`player.note.${word}`)}</span>
    </p>
  );
}

function PlayByHand({ onPlay }: { onPlay: () => void }) {
  const t = useT();
  return (
    <button
      type="button"
      aria-label={t('player.play')}
      onClick={onPlay}
      className="pointer-events-auto grid size-20 place-items-center rounded-full bg-white/95 text-black shadow-float hover:bg-white"
    >
      <Play size={34} fill="currentColor" aria-hidden="true" className="ms-1" />
    </button>
  );
}

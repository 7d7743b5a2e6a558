import { type Fallback, noFallback, stepFallback } from './fallback.ts';
import { onTheLine, type PictureSource } from './picture-source.ts';
import { playerChoices } from './player-choices.store.ts';
import { openRecordedPicture, type RecordedPicture } from './recorded-picture.ts';

interface RecordedSideOptions {
  showId: string;
  state: {
    getState(): PictureSource & { isMuted: boolean };
    setState(now: Partial<PictureSource>): void;
  };
  /** It is to be seen, and heard instead of the line. */
  onOpen(video: HTMLVideoElement): void;
  onPicture(): void;
  /** Back to the line. */
  onClose(): void;
}

interface LineSeen {
  /** It is meant to come about. */
  isWanted: boolean;
  /** It shows pictures. */
  shows: boolean;
}

const AFTER_FAILURE_MS = 15_000;

/** The recording of a live show in place of its line: where none comes about, and for who goes back. */
export function recordedSide({ showId, state, onOpen, onPicture, onClose }: RecordedSideOptions) {
  let recorded: RecordedPicture | undefined;
  let fallback: Fallback = noFallback;
  let failedAt = Number.NEGATIVE_INFINITY;

  function open(source: 'fallback' | 'rewound', startAt?: number): void {
    recorded?.close();
    recorded = openRecordedPicture({
      ...{ showId, startAt, isMuted: state.getState().isMuted, volume: playerChoices.getState().volume },
      onPicture,
      onFail() {
        failedAt = performance.now();
        close();
      },
    });
    state.setState({ source, recorded: recorded.video, moment: null, isPaused: false });
    onOpen(recorded.video);
  }

  function close(): void {
    recorded?.close();
    recorded = undefined;
    fallback = noFallback;
    state.setState(onTheLine);
    onClose();
  }

  return {
    close,
    video: () => recorded?.video,
    /** Drops it, with the player. */
    end: () => recorded?.close(),
    play(): void {
      if (!state.getState().isPaused) recorded?.play();
    },
    tellMoment: () => state.setState({ moment: recorded?.moment() ?? null }),
    /** Asked each second: what is to be done about the line, beside what is done here. */
    step({ isWanted, shows }: LineSeen): 'try-line' | 'leave-line' | undefined {
      if (state.getState().source === 'rewound') return undefined;
      const now = performance.now();
      fallback = stepFallback(fallback, {
        ...{ now, shows, isWanted: isWanted && now - failedAt > AFTER_FAILURE_MS },
      });
      const { act } = fallback;
      if (act === 'open') open('fallback');
      else if (act === 'close') close();
      return act === 'try-line' || act === 'leave-line' ? act : undefined;
    },
    /** To a second of the show; the line stays, for the way back. */
    rewindTo(second: number): void {
      if (recorded && state.getState().source === 'rewound') {
        recorded.video.currentTime = second;
        state.setState({ moment: null });
      } else open('rewound', second);
    },
    togglePaused(): void {
      if (!recorded) return;
      const isPaused = !recorded.video.paused;
      state.setState({ isPaused });
      if (isPaused) recorded.video.pause();
      else recorded.play();
    },
  };
}

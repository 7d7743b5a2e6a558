import type { Replay } from '@souk/shared/live/replays/schema.ts';
import { useEffect, useState } from 'react';
import { leftAt, rememberPlace } from './left-at.ts';
import { openRecordedPlayer, type RecordedPlayer } from './recorded-player.ts';

type Recording = Pick<Replay, 'playlist' | 'seconds' | 'gaps'>;

const whole: Recording['gaps'] = [];

const END = 2;

/**
 * The player of a recording, as long as it is on the page. It plays by itself for a viewer who was in the
 * middle of it, or came by the address of a moment.
 */
export function useRecorded(
  showId: string,
  recording: Recording | null,
  asked: number | null,
): RecordedPlayer | null {
  const [player, setPlayer] = useState<RecordedPlayer | null>(null);
  const { playlist = null, seconds = 0, gaps = whole } = recording ?? {};
  useEffect(() => {
    if (playlist === null) return;
    const left = leftAt(showId, asked) ?? asked;
    // Who saw it to its end begins anew.
    const from = left !== null && left < seconds - END ? left : null;
    const opened = openRecordedPlayer({
      ...{ playlist, seconds, gaps },
      startAt: from ?? 0,
      onSecond: (second) => rememberPlace({ showId, asked, second }),
    });
    setPlayer(opened);
    if (from !== null) opened.toggle();
    return () => {
      opened.close();
      setPlayer(null);
    };
  }, [showId, playlist, seconds, gaps, asked]);
  return player;
}

import { useEffect, useState } from 'react';
import { decibelsOf, type Loudness, loudnessOf, QUIETEST_DB } from './checks.ts';

export interface Level {
  /** Now, and the loudest of the last seconds. */
  db: number;
  peakDb: number;
  /** Null before there was time to listen. */
  loudness: Loudness | null;
}

const LISTEN_EVERY_MS = 80;
const RETAINED = 40;
const silence: Level = { db: QUIETEST_DB, peakDb: QUIETEST_DB, loudness: null };

/** How loud a microphone is. */
export function useLevel(stream: MediaStream | null): Level {
  const [level, setLevel] = useState(silence);
  useEffect(() => {
    if (!stream?.getAudioTracks().length) return;
    const context = new AudioContext();
    void context.resume();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const heard: number[] = [];
    const timer = setInterval(() => {
      // Before the page is touched some browsers hear nothing, which says nothing of the microphone.
      if (context.state !== 'running') return;
      analyser.getFloatTimeDomainData(samples);
      const db = decibelsOf(samples);
      heard.push(db);
      if (heard.length > RETAINED) heard.shift();
      const peakDb = Math.max(...heard);
      setLevel({ db, peakDb, loudness: heard.length < RETAINED ? null : loudnessOf(peakDb) });
    }, LISTEN_EVERY_MS);
    return () => {
      clearInterval(timer);
      setLevel(silence);
      void context.close();
    };
  }, [stream]);
  return level;
}

import type { CoHostCamera } from '@souk/shared/live/co-hosts/schema.ts';
import { useEffect } from 'react';
import type { Studio } from './studio.ts';

/** A co-host's camera goes on once the host has chosen them, and is let go while they wait. */
export function useTurn(studio: Studio, camera: CoHostCamera): void {
  const { line, problem } = studio.state();
  const isTrying = (line !== null && line.kind !== 'ended') || problem === 'unreachable';
  useEffect(() => {
    if (camera === 'waiting' && isTrying) void studio.leaveAir();
  }, [studio, camera, isTrying]);
  useEffect(() => {
    if (camera === 'chosen') void studio.goOnAir();
  }, [studio, camera]);
}

import type { Look } from './watchdog.ts';

/** What an element shows, and what came over the line for it. */
export async function lookAt(video: HTMLVideoElement, connection: RTCPeerConnection): Promise<Look> {
  const counted = { received: 0, heard: 0, played: undefined as number | undefined };
  for (const part of (await connection.getStats()).values()) {
    if (part.type !== 'inbound-rtp') continue;
    if (part.kind === 'video') counted.received = part.framesReceived ?? 0;
    else {
      counted.heard = part.packetsReceived ?? 0;
      counted.played = part.totalSamplesReceived;
    }
  }
  return {
    ...counted,
    at: performance.now(),
    shown: video.getVideoPlaybackQuality().totalVideoFrames,
    isPaused: video.paused && video.srcObject !== null,
    isMuted: video.muted,
  };
}

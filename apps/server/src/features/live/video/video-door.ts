import type { VideoDoor } from '@souk/shared/live/video/schema.ts';
import type { Broadcast } from '../../../platform/broadcast/index.ts';

/** A line is opened at once or not at all; one that is lost asks for another token. */
const TOKEN_MS = 5 * 60_000;

const doors = { publish: 'whip', watch: 'whep' } as const;

/** Where one picture is sent to or received from. */
export async function doorTo(
  broadcast: Broadcast,
  claims: { may: keyof typeof doors; show: string; who: string; from?: string },
  now: Date,
): Promise<VideoDoor> {
  const until = new Date(now.getTime() + TOKEN_MS);
  return {
    url: `/${doors[claims.may]}/${claims.show}`,
    token: await broadcast.token(claims, until),
    expiresAt: until.toISOString(),
    iceServers: broadcast.iceServers.map(({ url, user, password }) => ({
      urls: url,
      ...(user === undefined ? {} : { username: user, credential: password }),
    })),
  };
}

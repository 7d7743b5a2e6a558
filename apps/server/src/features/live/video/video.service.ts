import { randomUUID } from 'node:crypto';
import type { ShowId } from '@souk/shared/ids.ts';
import type { HostVideo, VideoDoor } from '@souk/shared/live/video/schema.ts';
import type { Broadcast } from '../../../platform/broadcast/index.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow, showNotLive } from '../shows/index.ts';
import { isHolder } from './stream-key.service.ts';
import { findStreamKey } from './stream-keys.repo.ts';
import { takesVideo } from './video.policy.ts';

/** A line is opened at once or not at all; one that is lost asks for another token. */
const TOKEN_MS = 5 * 60_000;

/** For whoever leads the show; also before it begins, to try camera and line. */
export async function doorForHost(
  { db, actor, clock }: UserCtx,
  broadcast: Broadcast,
  id: ShowId,
): Promise<VideoDoor> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (!isHostOf(actor, show)) throw forbidden();
  if (!takesVideo(show.state)) throw showNotLive();
  return await doorTo(broadcast, { may: 'publish', show: id, who: actor.userId }, clock.now());
}

/** For everyone who may see the show, while it is live. */
export async function doorForViewer(
  { db, actor, clock }: Ctx,
  broadcast: Broadcast,
  id: ShowId,
): Promise<VideoDoor> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (show.state !== 'live') throw showNotLive();
  const who = actor.kind === 'user' ? actor.userId : randomUUID();
  return await doorTo(broadcast, { may: 'watch', show: id, who }, clock.now());
}

/** What arrives of one's own show, and how an encoder sends it. */
export async function getVideo(
  { db, actor }: UserCtx,
  { broadcast, url }: { broadcast: Broadcast; url: string },
  id: ShowId,
): Promise<HostVideo> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (!isHostOf(actor, show)) throw forbidden();
  const [key, figures] = await Promise.all([findStreamKey(db, id), broadcast.figures(id)]);
  const streams = figures?.isOnAir ? figures.streams : [];
  const best = (kind: string) =>
    streams.filter((stream) => stream.kind === kind).sort((one, other) => other.kbps - one.kbps)[0];
  const [picture, sound] = [best('video'), best('audio')];
  const shown = picture?.pictures;
  return {
    server: `${url}/whip/${id}`,
    key: key ? { hint: key.hint, createdAt: key.createdAt.toISOString() } : null,
    arriving: figures?.isOnAir
      ? {
          from: isHolder(figures.who ?? '') ? ('encoder' as const) : ('browser' as const),
          picture: picture
            ? {
                ...{ codec: picture.codec, kbps: picture.kbps, isReordered: shown?.isReordered ?? false },
                size: shown ? { width: shown.width, height: shown.height, perSecond: shown.perSecond } : null,
              }
            : null,
          refused: [...figures.refused],
          sound: sound ? { kbps: sound.kbps } : null,
        }
      : null,
  };
}

const doors = { publish: 'whip', watch: 'whep' } as const;

async function doorTo(
  broadcast: Broadcast,
  claims: { may: keyof typeof doors; show: ShowId; who: string },
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

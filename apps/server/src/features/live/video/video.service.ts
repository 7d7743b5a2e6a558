import { createHash, randomUUID } from 'node:crypto';
import type { ShowId } from '@souk/shared/ids.ts';
import type { HostVideo, VideoDoor } from '@souk/shared/live/video/schema.ts';
import { isSecondHeard, isSecondSeen } from '@souk/shared/live/video/second-picture.ts';
import { type Broadcast, secondOf } from '../../../platform/broadcast/index.ts';
import { forbidden, notFound } from '../../../platform/errors/failures.ts';
import type { Actor, Ctx, UserCtx } from '../../../platform/session/actor.ts';
import { findShow, isHostOf, maySeeShow, showNotLive } from '../shows/index.ts';
import { findSecond } from './second-picture.repo.ts';
import { isHolder } from './stream-key.service.ts';
import { findStreamKey } from './stream-keys.repo.ts';
import { takesVideo } from './video.policy.ts';
import { doorTo } from './video-door.ts';

/** For the host of the show; also before it begins, to try camera and connection. */
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

/** By which lines are given out, and from where one asks; null for whom no limit counts. */
export interface ViewersWay {
  broadcast: Broadcast;
  address: string | null;
}

/** For everyone who may see the show, while it is live; null once that is over. */
export async function doorForViewer(ctx: Ctx, way: ViewersWay, id: ShowId): Promise<VideoDoor | null> {
  return (await isLive(ctx, id)) ? await doorToWatch(ctx, way, id) : null;
}

/** To the picture beside the host's own, while there is one to be seen or heard. */
export async function doorToSecond(ctx: Ctx, way: ViewersWay, id: ShowId): Promise<VideoDoor | null> {
  if (!(await isLive(ctx, id))) return null;
  const second = await findSecond(ctx.db, id);
  if (!second || !(isSecondSeen(second) || isSecondHeard(second))) throw notFound('picture');
  return await doorToWatch(ctx, way, secondOf({ show: id, line: second.line }));
}

/** False once it is over, which a page may learn only by asking: nothing is wrong with that. */
async function isLive({ db, actor }: Ctx, id: ShowId): Promise<boolean> {
  const show = await findShow(db, id);
  if (!show || !maySeeShow(actor, show)) throw notFound('show');
  if (show.state === 'ended' || show.state === 'replay') return false;
  if (show.state !== 'live') throw showNotLive();
  return true;
}

function doorToWatch(
  { actor, clock }: Ctx,
  { broadcast, address }: ViewersWay,
  picture: string,
): Promise<VideoDoor> {
  const claims = { may: 'watch', show: picture, ...viewerOf(actor, address) } as const;
  return doorTo(broadcast, claims, clock.now());
}

/** Visitors are told apart, as many may sit behind one address, which the relay only counts by. */
function viewerOf(actor: Actor, address: string | null): { who: string; from?: string } {
  if (actor.kind === 'user') return { who: actor.userId };
  const from = address === null ? {} : { from: shortHash(address) };
  return { who: randomUUID(), ...from };
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

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
    missingSeconds: figures?.missingSeconds ?? 0,
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

import type { RoomRole } from '@souk/shared/live/room-chat/rules.ts';
import { looksAfter } from '@souk/shared/live/room-chat/rules.ts';
import { type Actor, isStaff } from '../../../platform/session/actor.ts';
import type { Room } from '../room-chat/index.ts';
import { maySeeShow } from '../shows/index.ts';
import type { ClipRow } from './clip.repo.ts';

/** Why this person may cut nothing out of a show; undefined when they may. */
export function whyNoClips(room: Room, viewers: boolean): 'kept-out' | 'off' | undefined {
  if (looksAfter(room.role)) return undefined;
  if (room.ban || room.unwanted || room.muted || room.suspended) return 'kept-out';
  return viewers ? undefined : 'off';
}

/** A clip is seen by those who may see its show; until it is ready, by its maker only. */
export function maySeeClip(actor: Actor, clip: ClipRow): boolean {
  const { showState: state, shopStatus, hostId, shop } = clip;
  const isShown = clip.state === 'ready' || isMakerOf(actor, clip);
  return isShown && maySeeShow(actor, { state, shopStatus, host: { id: hostId }, shop });
}

export const isMakerOf = (actor: Actor, { maker }: Pick<ClipRow, 'maker'>): boolean =>
  actor.kind === 'user' && actor.userId === maker.id;

/** Its maker, and who looks after the shop’s rooms. */
export const mayRemoveClip = (actor: Actor, clip: ClipRow, role: RoomRole | undefined): boolean =>
  isMakerOf(actor, clip) || isStaff(actor) || (role !== undefined && looksAfter(role));

import type { UserId } from '@souk/shared/ids.ts';
import type { Conversation, ConversationSearch, MayWrite } from '@souk/shared/talk/messaging/schema.ts';
import { likeText } from '../../../platform/db/like-text.ts';
import { notFound } from '../../../platform/errors/failures.ts';
import type { SignedInUser, UserCtx } from '../../../platform/session/actor.ts';
import { findAnswerTime } from './answer-time.repo.ts';
import { findAwayUntil } from './away-note.repo.ts';
import { findMessagesLike } from './message-search.repo.ts';
import { findStanding, type Standing } from './standing.repo.ts';
import { findTalkers, findTalkersLike } from './talker.repo.ts';

/** What stands above a conversation, whether it was begun or not. */
export async function getConversation(ctx: UserCtx, other: UserId): Promise<Conversation> {
  const { db, clock, actor } = ctx;
  const [[talker], standing, away, answersInMinutes] = await Promise.all([
    findTalkers(db, [other]),
    findStanding(db, actor.userId, other),
    findAwayUntil(db, other, clock.now()),
    findAnswerTime(db, other, clock.now()),
  ]);
  if (!talker) throw notFound('user');
  const isSeen = standing.here && !standing.blockedBy;
  return {
    with: talker,
    mayWrite: mayWriteTo(actor, other, standing),
    blocked: standing.blocked,
    answersInMinutes: talker.shop && isSeen ? answersInMinutes : null,
    away: away && isSeen ? { until: away.until?.toISOString() ?? null } : null,
  };
}

function mayWriteTo(actor: SignedInUser, other: UserId, { here, blocked, blockedBy }: Standing): MayWrite {
  if (actor.userId === other) return 'yourself';
  if (actor.suspended) return 'suspended';
  if (actor.muted) return 'muted';
  if (!here || blockedBy) return 'gone';
  return blocked ? 'blocked-by-you' : 'yes';
}

/** Looks through one's own conversations: who they are with, and what was said. */
export async function searchConversations({ db, actor }: UserCtx, q: string): Promise<ConversationSearch> {
  const like = `%${likeText(q)}%`;
  const [people, messages] = await Promise.all([
    findTalkersLike(db, actor.userId, like, 10),
    findMessagesLike(db, actor.userId, { q, like }, 30),
  ]);
  return { people, messages };
}

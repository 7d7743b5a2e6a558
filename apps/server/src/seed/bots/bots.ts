import type { LotId, ShopId, ShowId, UserId } from '@souk/shared/ids.ts';
import { placeBid } from '../../features/live/auctions/bidding.service.ts';
import { idOf } from '../../platform/ids.ts';
import type { OnAir } from '../on-air/on-air.ts';
import { actingAs, type BotParts } from './acting-as.ts';
import { renewAuctions } from './auctions.ts';
import { moveAudiences } from './audience.ts';
import { type BotBid, bidNow } from './bidding.rules.ts';
import { surprisesNow } from './breaks.ts';
import { bots } from './crowd.ts';
import { flashSalesNow } from './flash-sales.ts';
import { giveawaysNow } from './giveaways.ts';
import { shopsWithHosts } from './hosted.ts';
import { attentionOf, paceOf, putsUpNow, SEEN_FOR_MS } from './hosting.rules.ts';
import { startNextLot } from './hosting.ts';
import { type Crowd, gatherCrowd, outfitSome } from './outfit.ts';
import { pollsNow } from './polls.ts';
import { turnProgramme } from './programme.ts';
import { inSight } from './sight.ts';
import { type DemoNow, findDemoNow, type RunningLot } from './stage.repo.ts';
import { regularsOf } from './talking.rules.ts';
import { Talking } from './talking.ts';
import { tidyShows } from './tidying.ts';
import { tipsGivenNow } from './tips.ts';
import { unlessRefused } from './unless-refused.ts';

/** An act of a demo person, a moment into this second. */
export interface BotAct {
  afterMs: number;
  perform(): Promise<unknown>;
}

const hosted: ReadonlySet<ShopId> = new Set(shopsWithHosts);

// How many get their address and card in one second.
const AT_ONCE = 8;
const LOOK_AROUND_MS = 30_000;
const TURN_MS = 10_000;
const TIDY_MS = 20 * 60_000;
const COUNT_MS = { seen: 4_500, unseen: 60_000 };

/**
 * The people of the demo world: they bid through the same use case as everyone, and host the shows of their shops. What
 * they do in a second follows from how things stand and from the second, so that nothing is lost with a process. A bid has
 * its id from them too: should two workers have the same idea, it is one bid.
 */
export class Bots implements AsyncDisposable {
  private readonly parts: BotParts;
  private readonly talking: Talking;
  private readonly onAir: Pick<OnAir, 'follow'> | undefined;
  private crowd: (Crowd & { until: number }) | undefined;
  private countedAt = 0;
  private turnedAt = 0;
  private tidiedAt = 0;
  /** Shows that end once what runs in them is sold. */
  private lastLot: ReadonlySet<ShowId> = new Set();
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<void>>();

  constructor(parts: BotParts, onAir?: Pick<OnAir, 'follow'>) {
    this.parts = parts;
    this.onAir = onAir;
    this.talking = new Talking(parts);
  }

  /** One second of the demo world. */
  async play(): Promise<void> {
    for (const { afterMs, perform } of await this.decide()) this.later(afterMs, perform);
  }

  /** `ahead`: as if it were so many milliseconds later, for tests. */
  async decide(ahead = 0): Promise<BotAct[]> {
    const found = await findDemoNow(this.parts.db);
    if (!found) return [];
    const world = { ...found, now: found.now + ahead };
    await this.inBetween(world);
    await this.onAir?.follow(world);
    const crowd = await this.gather(world.now);
    const spoken = await this.talking.talk(world.stages, crowd.talkers, world.now);
    const isHosted = ({ shopId }: { shopId: ShopId }) => hosted.has(shopId);
    const room = { hosted: isHosted, crowd: crowd.bidders };
    const given = await giveawaysNow(this.parts, world, room);
    const asked = await pollsNow(this.parts, world, room);
    const surprises = await surprisesNow(this.parts, world, isHosted);
    const atOnce = [...this.onStages(world, crowd), ...this.onAuctions(world, crowd)];
    const flashes = await flashSalesNow(this.parts, world, room);
    const tips = await tipsGivenNow(this.parts, world, crowd.bidders);
    return [...atOnce, ...spoken, ...given, ...asked, ...surprises, ...flashes, ...tips];
  }

  /** What is not done every second. */
  private async inBetween({ stages, now, seenAt }: DemoNow): Promise<void> {
    const { db } = this.parts;
    const isSeen = seenAt !== null && now - seenAt < SEEN_FOR_MS;
    if (now - this.countedAt >= (isSeen ? COUNT_MS.seen : COUNT_MS.unseen)) {
      this.countedAt = now;
      await moveAudiences(db, stages, now);
    }
    if (now - this.turnedAt >= TURN_MS) {
      this.turnedAt = now;
      this.lastLot = new Set(await turnProgramme(db, shopsWithHosts, now));
      await renewAuctions(this.parts, now);
    }
    if (now - this.tidiedAt >= TIDY_MS) {
      this.tidiedAt = now;
      await tidyShows(db, now);
    }
  }

  private *onStages({ stages, now, seenAt }: DemoNow, crowd: Crowd): Iterable<BotAct> {
    for (const [place, stage] of stages.entries()) {
      const attention = attentionOf({ watching: stage.watching, place }, { now, seenAt });
      const { running } = stage;
      if (running) {
        const regulars = new Set(regularsOf(stage.showId, crowd.talkers).map(({ id }) => id));
        const here = crowd.bidders.filter((id) => regulars.has(id));
        const bid =
          wanted(running) && bidNow(inSight(running), { pace: paceOf(attention), now, crowd: here, isBot });
        if (bid) yield this.bid(running, bid, now);
        continue;
      }
      const isHosted = hosted.has(stage.shopId) && !this.lastLot.has(stage.showId);
      if (isHosted && putsUpNow(stage, attention, now))
        yield { afterMs: 0, perform: () => startNextLot(this.parts, stage, attention) };
    }
  }

  private *onAuctions({ alone, now }: DemoNow, crowd: Crowd): Iterable<BotAct> {
    for (const lot of alone) {
      const bid = wanted(lot) && bidNow(inSight(lot), { pace: 'alone', now, crowd: crowd.bidders, isBot });
      if (bid) yield this.bid(lot, bid, now);
    }
  }

  private bid(lot: RunningLot, { bidder, kind, amount, afterMs }: BotBid, now: number): BotAct {
    const id = idOf<LotId>(`bid:${lot.id}:${Math.floor(now / 1000)}:${bidder}`);
    const { payments } = this.parts;
    const ctx = { ...actingAs(this.parts, bidder), takesCards: payments.kind !== 'none' };
    const { currency } = lot;
    const input = { id, kind, amount: { amount, currency }, confirmed: true };
    // Another bidder may have been quicker.
    return { afterMs, perform: () => unlessRefused(placeBid(ctx, lot.id, input)) };
  }

  private async gather(now: number): Promise<Crowd> {
    if (this.crowd && now < this.crowd.until) return this.crowd;
    const crowd = await gatherCrowd(this.parts);
    if (!crowd.isOutfitted)
      await outfitSome(this.parts, AT_ONCE).catch((err) =>
        this.parts.log.warn({ err }, 'somebody of the demo world is without a card for the moment'),
      );
    this.crowd = { ...crowd, until: crowd.isOutfitted ? now + LOOK_AROUND_MS : 0 };
    return crowd;
  }

  private later(afterMs: number, perform: BotAct['perform']): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      const act = perform()
        .catch((err) =>
          this.parts.log.warn({ err }, 'somebody of the demo world could not do what they wanted'),
        )
        .then(() => void this.running.delete(act));
      this.running.add(act);
    }, afterMs);
    this.timers.add(timer);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.running);
  }
}

const known: ReadonlySet<UserId> = new Set(bots.map(({ id }) => id));
const isBot = (id: UserId): boolean => known.has(id);

/** A bidder who needs approval first looks elsewhere. */
const wanted = ({ needsApproval }: RunningLot): boolean => !needsApproval;

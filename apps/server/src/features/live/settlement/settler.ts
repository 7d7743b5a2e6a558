import type { Kysely } from 'kysely';
import {
  type ActParts,
  type AnsweredAct,
  askFor,
  type OpenAct,
  recordAll,
} from '../../../platform/acts/index.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/schema.ts';
import { together } from '../../../platform/db/together.ts';
import type { Rush } from '../../../platform/jobs/rush.ts';
import { payUnseen } from '../../money/checkout/index.ts';
import { AskingCards } from './asking-cards.ts';
import { followSale, settleCharged } from './sale.service.ts';
import {
  type DueSale,
  findSalesOfLots,
  lockLotDue,
  lockLots,
  lockWinsDue,
  type SaleOfLot,
  updateSale,
} from './sales.repo.ts';
import type { SettlingParts } from './settling.ts';

export interface SettleParts extends SettlingParts {
  db: Kysely<Tables>;
  log: ActParts['log'];
  /** Wins that are settled in sets are one. */
  rush?: Pick<Rush, 'note'>;
}

// Statements are shared by so many; buyers, shops and products of theirs are locked meanwhile.
const MOST_TOGETHER = 50;
const TRY_AGAIN_MS = 10_000;

interface Charging extends DueSale {
  act: OpenAct;
}

/**
 * Does what sales wait for. What was won is charged in sets, of each buyer one: their orders are written down together,
 * then all cards asked, and what came of it is recorded together as answers come in.
 */
export class Settler {
  readonly #parts: SettleParts;
  readonly #cards = new AskingCards();
  #answered: Array<Charging & AnsweredAct> = [];
  #recording: Promise<void> | null = null;

  constructor(parts: SettleParts) {
    this.#parts = parts;
  }

  /** Until nothing is due any more; cards may be asked still. Says whether anything was. */
  async look(): Promise<boolean> {
    let isAny = false;
    for (;;) {
      await this.#cards.room();
      const charged = await this.#chargeSet();
      const isFollowed = charged === 0 && (await this.#followNext());
      if (charged === 0 && !isFollowed) return isAny;
      isAny = true;
    }
  }

  /** Once every card has been asked, and what came of it is known to its lot. */
  async idle(): Promise<void> {
    do {
      await this.#cards.idle();
      await this.#recording;
    } while (this.#recording !== null);
  }

  /** Gives how many were due. */
  async #chargeSet(): Promise<number> {
    const { db, clock, log } = this.#parts;
    let due: DueSale[] = [];
    try {
      const begun = await db.transaction().execute(async (tx) => {
        due = await lockWinsDue(tx, clock.now(), MOST_TOGETHER);
        this.#noteRush(due);
        return this.#charge(tx, due);
      });
      this.#ask(begun);
    } catch (err) {
      if (due.length === 0) throw err;
      if (due.length > 1) log.warn({ err, sales: due.length }, 'several wins could not be charged together');
      for (const one of due) await this.#chargeAlone(one);
    }
    return due.length;
  }

  /** One that cannot be charged keeps none of the others from it. */
  async #chargeAlone(one: DueSale): Promise<void> {
    try {
      this.#ask(
        await this.#parts.db.transaction().execute(async (tx) => {
          await lockLots(tx, [one]);
          return this.#charge(tx, [one]);
        }),
      );
    } catch (err) {
      await this.#tryLater(one, err, 'a win could not be charged and is looked at again');
    }
  }

  async #charge(tx: Db, due: readonly DueSale[]): Promise<Charging[]> {
    if (due.length === 0) return [];
    const { clock, payments } = this.#parts;
    const now = clock.now();
    // Another process may have charged one before its lot was locked.
    const won = (await findSalesOfLots(tx, due)).filter(({ sale }) => sale.state === 'won');
    const begun = await together(tx, won, async ({ lot, sale }) => {
      const act = await followSale({ tx, lot, payments, now }, sale);
      return act ? [{ saleId: sale.id, lotId: lot.id, act }] : [];
    });
    return begun.flat();
  }

  #ask(begun: readonly Charging[]): void {
    const act = payUnseen(this.#parts.payments);
    for (const one of begun)
      this.#cards.add(async () => {
        const answered = await askFor(this.#parts, act, one.act);
        if (!answered) return;
        this.#answered.push({ ...one, ...answered });
        this.#startRecording();
      });
  }

  #startRecording(): void {
    if (this.#recording || this.#answered.length === 0) return;
    this.#recording = this.#record().finally(() => {
      this.#recording = null;
      this.#startRecording();
    });
  }

  /** What has been answered meanwhile is recorded together, of each buyer one at a time. */
  async #record(): Promise<void> {
    while (this.#answered.length > 0) {
      const set = [...Map.groupBy(this.#answered, ({ act }) => act.actor).values()]
        .flatMap(([first]) => first ?? [])
        .slice(0, MOST_TOGETHER);
      this.#answered = this.#answered.filter((one) => !set.includes(one));
      await recordAll(this.#parts, payUnseen(this.#parts.payments), set);
      await this.#followSet(set);
    }
  }

  /** What is not paid is followed one by one: it concerns others too. */
  async #followSet(set: readonly DueSale[]): Promise<void> {
    const { db, clock, log } = this.#parts;
    this.#noteRush(set);
    try {
      const left = await db.transaction().execute(async (tx) => {
        const now = clock.now();
        await lockLots(tx, set);
        const sales = await findSalesOfLots(tx, set);
        const isPaid = await together(tx, sales, ({ lot, sale }) => settleCharged({ tx, lot, now }, sale));
        return sales.filter((_, at) => !isPaid[at]);
      });
      for (const one of left) await this.#follow(one);
    } catch (err) {
      // Each is looked at again in a few seconds.
      log.warn({ err, sales: set.length }, 'several charged wins could not be settled together');
    }
  }

  /** One win alone is none. */
  #noteRush(set: readonly unknown[]): void {
    if (set.length > 1) this.#parts.rush?.note();
  }

  #follow({ lot, sale }: SaleOfLot): Promise<unknown> {
    const due = { saleId: sale.id, lotId: lot.id };
    return this.#parts.db.transaction().execute((tx) => followOne(tx, this.#parts, due));
  }

  async #followNext(): Promise<boolean> {
    const { db, clock } = this.#parts;
    let due: DueSale | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        due = await lockLotDue(tx, clock.now());
        if (due) await followOne(tx, this.#parts, due);
      });
    } catch (err) {
      if (!due) throw err;
      await this.#tryLater(due, err, 'a sale could not be followed and is looked at again');
    }
    return due !== undefined;
  }

  /** One that fails keeps none of the others from their turn. */
  #tryLater({ saleId }: DueSale, err: unknown, said: string): Promise<unknown> {
    const { db, clock, log } = this.#parts;
    log.warn({ err, sale: saleId }, said);
    return updateSale(db, saleId, { due_at: new Date(clock.now().getTime() + TRY_AGAIN_MS) });
  }
}

/** One that is due, or whose buyer just did something. */
export async function followOne(
  tx: Db,
  { payments, clock }: SettlingParts,
  due: DueSale,
): Promise<OpenAct | null> {
  await lockLots(tx, [due]);
  const [found] = await findSalesOfLots(tx, [due]);
  return found ? followSale({ tx, lot: found.lot, payments, now: clock.now() }, found.sale) : null;
}

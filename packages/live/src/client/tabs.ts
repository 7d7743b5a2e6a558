import { protocolVersion, type SentFrame, type ServerFrame } from '../protocol.ts';
import type { Link, LinkEvents, OpenLink } from './link.ts';
import { type Locks, type Page, thisPage } from './page.ts';
import { Relay } from './relay.ts';

interface TabsParts {
  /** Tabs of the same name share a connection. */
  name: string;
  link: OpenLink;
  page?: Page;
  /** A leader that does not answer for so long is replaced, and a server's connection by another, in milliseconds. */
  patienceMs?: number;
}

/** What tabs say to each other; `linkId` is of one link of a tab that does not lead. */
type Note =
  | { say: 'lead'; page: string }
  | { say: 'join'; linkId: string; page: string }
  | { say: 'bye'; linkId: string }
  | { say: 'sent'; linkId: string; frame: SentFrame }
  | { say: 'open'; linkId: string }
  | { say: 'told'; linkId: string; frame: ServerFrame }
  | { say: 'closed'; linkId: string; reason: string; againMs: number | undefined };

/** A link that this tab has by way of the one that leads. */
interface Followed {
  events: LinkEvents;
  isOpen: boolean;
  /** Its way to the server, when it turned out to need nobody else. */
  own: Link | undefined;
  patience: ReturnType<typeof setTimeout> | undefined;
}

/** Of all tabs of a browser one holds the connection, and the others reach the server through it. */
export class Tabs {
  private readonly name: string;
  private readonly page: Page;
  private readonly direct: OpenLink;
  private readonly patienceMs: number;
  private readonly channel: InstanceType<typeof BroadcastChannel> | undefined;
  private readonly followed = new Map<string, Followed>();
  /** While this one leads: the links of others, by the pages they are of. */
  private readonly guests = new Map<string, { page: string; link: Link }>();
  private readonly watched = new Set<string>();
  private own: LinkEvents | undefined;
  private relay: Relay | undefined;
  private standing: AbortController | undefined;
  private resign: () => void = () => undefined;
  private readonly end = new AbortController();

  constructor({ name, link, page = thisPage(), patienceMs = 10_000 }: TabsParts) {
    this.name = `live:tabs:${protocolVersion}:${name}`;
    this.page = page;
    this.direct = link;
    this.patienceMs = patienceMs;
    if (!page.locks || typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(this.name);
    this.channel.addEventListener('message', (event: unknown) =>
      this.receive((event as { data: Note }).data),
    );
    // A page that is put to sleep leads nobody; it asks anew when it is woken.
    const { addEventListener } = globalThis as {
      addEventListener?: (name: string, act: () => void, options: { signal: AbortSignal }) => void;
    };
    for (const event of ['pagehide', 'freeze'])
      addEventListener?.(event, () => this.stepDown(), { signal: this.end.signal });
  }

  readonly link: OpenLink = (events) => {
    if (!this.channel || this.end.signal.aborted) return this.direct(events);
    this.own = events;
    if (this.relay) return this.relay.join(events);
    return this.follow(events);
  };

  /** As if this tab were closed. */
  leave(): void {
    this.end.abort();
    this.standing?.abort();
    this.stepDown();
    for (const { patience } of this.followed.values()) clearTimeout(patience);
    this.followed.clear();
    this.channel?.close();
  }

  // Following ------------------------------------------------------------------------

  private follow(events: LinkEvents): Link {
    const linkId = crypto.randomUUID();
    const followed: Followed = { events, isOpen: false, own: undefined, patience: undefined };
    this.followed.set(linkId, followed);
    void this.page.here.then((isHere) => {
      if (!this.followed.has(linkId)) return;
      if (isHere) this.join(linkId, followed);
      else {
        // Without locks nobody leads.
        this.followed.delete(linkId);
        followed.own = this.direct(events);
      }
    });
    return {
      get watchesItself() {
        return followed.own?.watchesItself;
      },
      send: (frame) => {
        if (followed.own) followed.own.send(frame);
        else if (this.followed.has(linkId)) this.say({ say: 'sent', linkId, frame });
      },
      close: () => {
        followed.own?.close();
        if (this.forget(linkId)) this.say({ say: 'bye', linkId });
      },
    };
  }

  private join(linkId: string, followed: Followed): void {
    this.stand();
    this.say({ say: 'join', linkId, page: this.page.id });
    clearTimeout(followed.patience);
    followed.patience = setTimeout(() => this.stand('steal'), this.patienceMs);
  }

  private forget(linkId: string): Followed | undefined {
    const followed = this.followed.get(linkId);
    clearTimeout(followed?.patience);
    this.followed.delete(linkId);
    return followed;
  }

  /** Another one leads. To who was connected it is a lost connection, to the others nothing. */
  private newLeader(): void {
    for (const [linkId, followed] of [...this.followed]) {
      if (!followed.isOpen) this.join(linkId, followed);
      else this.forget(linkId)?.events.closed('Another tab leads.', 0);
    }
  }

  // Leading ----------------------------------------------------------------------------

  /** Waits to lead, until the one that leads is gone. */
  private stand(how?: 'steal'): void {
    const { locks } = this.page;
    if (!locks || this.relay || this.end.signal.aborted || (this.standing && how !== 'steal')) return;
    this.standing?.abort();
    const standing = new AbortController();
    this.standing = standing;
    const options: Parameters<Locks['request']>[1] =
      how === 'steal' ? { steal: true } : { signal: standing.signal };
    const ended = () => {
      if (this.standing !== standing) return;
      this.standing = undefined;
      this.stepDown();
    };
    void locks.request(this.name, options, () => this.lead(standing)).then(ended, ended);
  }

  private lead(standing: AbortController): Promise<void> | undefined {
    if (this.end.signal.aborted || this.standing !== standing) return undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.resign = resolve;
    this.relay = new Relay(this.direct, this.patienceMs);
    this.say({ say: 'lead', page: this.page.id });
    for (const [linkId, followed] of [...this.followed]) {
      this.forget(linkId);
      if (followed.isOpen) followed.events.closed('The tab that led is gone.', 0);
      else followed.own = this.relay.join(followed.events);
    }
    return promise;
  }

  private stepDown(): void {
    const { relay } = this;
    this.relay = undefined;
    this.guests.clear();
    relay?.close();
    this.resign();
  }

  private welcomeGuest(linkId: string, page: string): void {
    if (!this.relay || this.guests.has(linkId)) return;
    const link = this.relay.join({
      open: () => this.say({ say: 'open', linkId }),
      frame: (frame) => this.say({ say: 'told', linkId, frame }),
      closed: (reason, againMs) => {
        this.guests.delete(linkId);
        this.say({ say: 'closed', linkId, reason, againMs });
      },
    });
    this.guests.set(linkId, { page, link });
    if (this.watched.has(page)) return;
    this.watched.add(page);
    void this.page.whenGone(page).then(() => {
      this.watched.delete(page);
      if (!this.relay) return;
      for (const [guest, one] of [...this.guests]) if (one.page === page) this.dismiss(guest);
      this.own?.left?.();
    });
  }

  private dismiss(linkId: string): void {
    this.guests.get(linkId)?.link.close();
    this.guests.delete(linkId);
  }

  // Between tabs -------------------------------------------------------------------------

  private say(note: Note): void {
    if (this.channel && !(this.end.signal.aborted && note.say !== 'closed')) this.channel.postMessage(note);
  }

  private receive(note: Note): void {
    switch (note.say) {
      case 'lead':
        this.newLeader();
        return;
      case 'join':
        this.welcomeGuest(note.linkId, note.page);
        return;
      case 'bye':
        this.dismiss(note.linkId);
        return;
      case 'sent':
        this.guests.get(note.linkId)?.link.send(note.frame);
        return;
    }
    const followed = this.followed.get(note.linkId);
    if (!followed) return;
    if (note.say === 'told') followed.events.frame(note.frame);
    else if (note.say === 'closed') {
      this.forget(note.linkId);
      this.say({ say: 'bye', linkId: note.linkId });
      followed.events.closed(note.reason, note.againMs);
    } else if (!followed.isOpen) {
      followed.isOpen = true;
      clearTimeout(followed.patience);
      followed.events.open();
    }
  }
}

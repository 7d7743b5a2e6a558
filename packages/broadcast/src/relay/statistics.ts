import type { PictureFigures } from './picture-figures.ts';
import type { Relay } from './relay.ts';
import type { Show } from './show.ts';

export interface Statistics {
  /** CPU seconds and bytes of memory of the relay itself. */
  readonly process: { readonly cpuSeconds: number; readonly memoryBytes: number; readonly upSeconds: number };
  readonly connecting: number;
  /** Segments of recordings since the relay began: those that were kept, and those that found no room. */
  readonly recorded: { readonly written: number; readonly dropped: number } | null;
  readonly shows: readonly ShowStatistics[];
}

export interface ShowStatistics {
  readonly show: string;
  readonly isOnAir: boolean;
  /** What of it nobody gets. */
  readonly withheld: readonly string[];
  /** Seconds of its recording that found no room. */
  readonly missingSeconds: number;
  readonly streams: ReadonlyArray<{
    readonly kind: string;
    readonly codec: string;
    readonly layer: string;
    readonly kbps: number;
    readonly packets: number;
    readonly keyFrames: number;
    readonly pictures: PictureFigures | null;
  }>;
  /** Whose token opened the line, and the codecs of pictures they offered where none is taken. */
  readonly who: string | null;
  readonly refused: readonly string[];
  readonly viewers: readonly ViewerStatistics[];
}

export interface ViewerStatistics {
  readonly viewer: string;
  readonly layer: string | undefined;
  readonly kbps: number;
  readonly loss: number;
  readonly queueMs: number;
  readonly packets: number;
  readonly resent: number;
  readonly switches: number;
  readonly keyFrameRequests: number;
}

export function statisticsOf(relay: Relay): Statistics {
  const { user, system } = process.cpuUsage();
  return {
    process: {
      cpuSeconds: (user + system) / 1e6,
      memoryBytes: process.memoryUsage.rss(),
      upSeconds: process.uptime(),
    },
    connecting: [...relay.sessions.values()].filter(({ isConnected }) => !isConnected).length,
    recorded: relay.spool ? { written: relay.spool.written, dropped: relay.spool.dropped } : null,
    shows: [...relay.shows.values()].map((show) => ofShow(show, relay.spool?.missing(show.id) ?? 0)),
  };
}

function ofShow({ id, publisher, told, viewers, withheld }: Show, missingSeconds: number): ShowStatistics {
  return {
    show: id,
    isOnAir: told !== undefined,
    withheld: [...withheld],
    missingSeconds,
    streams: [...(publisher?.streams.values() ?? [])].map((stream) => ({
      kind: stream.kind,
      codec: stream.line.codec,
      layer: stream.layer,
      kbps: Math.round(stream.kbps),
      packets: stream.packets,
      keyFrames: stream.keyFrames,
      pictures: stream.pictures.figures ?? null,
    })),
    who: publisher?.who ?? null,
    refused: publisher?.refused ?? [],
    viewers: [...viewers].map(({ id: viewer, layer, line, figures }) => ({
      // Enough to tell them apart; the whole id is what closes the session.
      viewer: viewer.slice(0, 6),
      layer: layer?.layer,
      kbps: Math.round(line.figures?.kbps ?? 0),
      loss: line.figures?.loss ?? 0,
      queueMs: Math.round(line.figures?.queueMs ?? 0),
      packets: figures.packets,
      resent: figures.resent,
      switches: figures.switches,
      keyFrameRequests: figures.keyFrameRequests,
    })),
  };
}

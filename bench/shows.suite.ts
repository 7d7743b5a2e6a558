import { atLeast, atMost, type Bar } from './bars.ts';
import { measureBesideBids } from './shows/beside-bids.ts';
import { measureDrawnShow } from './shows/drawn-show.ts';
import { measureForwarding, openBare, openRelay } from './shows/forwarding.ts';
import { measureJanus } from './shows/janus.ts';
import { measureLoss, measurePictures } from './shows/pictures.ts';
import { measureRecording } from './shows/recording-cost.ts';
import { measureRoom } from './shows/room.ts';
import { withRoom } from './shows/room-market.ts';

const parts = {
  forwarding: async () => [...(await measureShares(12)), ...(await measureShares(100))],
  recording: measureRecording,
  drawn: measureDrawnShow,
  pictures: measurePictures,
  room: () => withRoom(measureRoom),
  bids: () => withRoom(measureBesideBids),
};

/** What takes minutes more: with `FIGURES=long`, or when it is asked for by its name. */
const longParts = { loss: measureLoss };

/** Live video: `npm run bench shows`, or some parts of it with `SHOWS=pictures,loss`. */
export async function measure(): Promise<Bar[]> {
  const usual = process.env.FIGURES === 'long' ? { ...parts, ...longParts } : parts;
  const wanted = process.env.SHOWS?.split(',') ?? Object.keys(usual);
  const bars: Bar[] = [];
  for (const [name, part] of Object.entries({ ...parts, ...longParts })) {
    if (wanted.includes(name)) bars.push(...(await part()));
  }
  return bars;
}

/**
 * Forwarding of 2.4 Mbit/s to each viewer, out of three layers, against a loop that only hands on packets of one, and against
 * Janus.
 */
async function measureShares(viewers: number): Promise<Bar[]> {
  const bare = await measured(openBare, viewers);
  const relay = await measured(openRelay, viewers);
  const janus = await measureJanus(viewers);
  const said = typeof janus === 'string' ? janus : `Janus ${Math.round(janus.packetsPerCpuSecond)}`;
  console.log(
    `  ${viewers} viewers: ${Math.round(relay.packetsPerCpuSecond)} packets a CPU second (bare ${Math.round(bare.packetsPerCpuSecond)}; ${said}), ${relay.coresUsed.toFixed(2)} cores, ${relay.received} received`,
  );
  const share = relay.packetsPerCpuSecond / bare.packetsPerCpuSecond;
  return [
    atLeast(`packets a CPU second, ${viewers} viewers, of what a bare loop forwards`, share, 0.6, '×'),
    ...(typeof janus === 'string'
      ? []
      : [
          atLeast(
            `packets a CPU second, ${viewers} viewers, of what Janus forwards`,
            relay.packetsPerCpuSecond / janus.packetsPerCpuSecond,
            2,
            '×',
          ),
        ]),
    atMost(`packets lost, ${viewers} viewers`, relay.lost, 0),
    atMost(`added on the way, p99, ${viewers} viewers`, relay.p99Ms, 8, 'ms'),
    atMost(`first key frame after the line is open, p95, ${viewers} viewers`, relay.firstFrameMs, 700, 'ms'),
  ];
}

async function measured(open: typeof openBare, viewers: number) {
  await using forwarder = await open();
  return await measureForwarding(forwarder, viewers);
}

import { atLeast, atMost, type Bar } from './bars.ts';
import { measureForwarding, openBare, openRelay } from './shows/forwarding.ts';

/** Forwarding of live video, against a loop that only hands packets on; 2.4 Mbit/s to each viewer. */
export async function measure(): Promise<Bar[]> {
  const bars: Bar[] = [];
  for (const viewers of [12, 100]) {
    const bare = await measured(openBare, viewers);
    const relay = await measured(openRelay, viewers);
    console.log(
      `${viewers} viewers: ${Math.round(relay.packetsPerCpuSecond)} packets a CPU second (bare ${Math.round(bare.packetsPerCpuSecond)}), ${relay.coresUsed.toFixed(2)} cores, ${relay.received} received`,
    );
    const share = relay.packetsPerCpuSecond / bare.packetsPerCpuSecond;
    bars.push(
      atLeast(`packets a CPU second, ${viewers} viewers, of what a bare loop forwards`, share, 0.6, '×'),
      atMost(`packets lost, ${viewers} viewers`, relay.lost, 0),
      atMost(`added on the way, p99, ${viewers} viewers`, relay.p99Ms, 8, 'ms'),
      atMost(
        `first key frame after the line is open, p95, ${viewers} viewers`,
        relay.firstFrameMs,
        700,
        'ms',
      ),
    );
  }
  return bars;
}

async function measured(open: typeof openBare, viewers: number) {
  await using forwarder = await open();
  return await measureForwarding(forwarder, viewers);
}

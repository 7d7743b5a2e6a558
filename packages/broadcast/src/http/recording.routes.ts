import type { IncomingMessage } from 'node:http';
import type { Recording, RecordingStart } from '../recording/recording.ts';
import type { Relay } from '../relay/relay.ts';
import { type Answer, json, Refusal, readBody } from './answer.ts';

/** Longer than a part takes, shorter than anybody waits for an answer. */
const WAIT_MS = 4_000;

/**
 * What the market asks about recordings: of which more comes (`GET recordings`), that one begins or ends (`PUT` and `DELETE
 * recordings/{show}`), what is being written of it (`…/edge?number=&part=`, as soon as that is there), and its bytes
 * (`…/segments/{number}`, `…/parts/{number}/{part}`, `…/inits/{id}`). With `?run=`, only of a segment whose init's id begins so.
 */
export async function recordingRoutes(
  relay: Relay,
  request: IncomingMessage,
  [show, what, ...rest]: ReadonlyArray<string | undefined>,
): Promise<Answer> {
  const { method } = request;
  if (show === undefined && method === 'GET') return json(relay.recorded);
  if (show !== undefined && what === undefined) {
    if (method === 'PUT') {
      relay.record(show, JSON.parse(await readBody(request)) as RecordingStart);
      return { status: 204 };
    }
    if (method === 'DELETE') {
      await relay.stopRecording(show);
      return { status: 204 };
    }
  }
  const recording = show === undefined ? undefined : relay.recordings.find(show);
  if (!recording || method !== 'GET') throw new Refusal(404, 'nothing is recorded');
  return await read(recording, request, [what, ...rest]);
}

async function read(
  recording: Recording,
  { url = '' }: IncomingMessage,
  [what, name, part]: ReadonlyArray<string | undefined>,
): Promise<Answer> {
  const { window } = recording;
  const { searchParams } = new URL(url, 'http://relay');
  if (what === 'edge') {
    const wanted = searchParams.get('number');
    if (wanted !== null) await window.reach(Number(wanted), Number(searchParams.get('part') ?? 0), WAIT_MS);
    return json(recording.edge);
  }
  if (what === 'parts') await window.reach(Number(name), Number(part), WAIT_MS);
  const bytes = what === 'inits' ? window.findInit(name ?? '') : window.find(Number(name), numberOf(part));
  const isThere = bytes && isOfRun(recording, Number(name), searchParams.get('run'));
  if (!isThere) throw new Refusal(404, 'there is no such part');
  return { status: 200, headers: { 'content-type': 'application/octet-stream' }, body: bytes };
}

const isOfRun = ({ window }: Recording, number: number, run: string | null): boolean =>
  run === null || window.edge().segments.some((one) => one.number === number && one.init.startsWith(run));

const numberOf = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

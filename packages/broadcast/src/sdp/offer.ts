import { BadOffer } from './bad-offer.ts';
import { type CodecLine, codecNamed } from './codecs.ts';
import { type Credentials, readCandidates, readCredentials } from './connection.ts';
import { firstMatch, intoLines } from './lines.ts';

export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive';

/** One line of media in an offer. */
export interface OfferedMedia {
  readonly kind: string;
  readonly mid: string;
  readonly direction: Direction;
  readonly protocol: string;
  /** The first payload type, which a refusal repeats. */
  readonly firstFormat: string;
  readonly codecs: readonly CodecLine[];
  /** By the payload type of a codec, under which it takes packets again (RFC 4588). */
  readonly repairs: ReadonlyMap<number, number>;
  /** Of all its codecs, also of those that are not carried. */
  readonly names: readonly string[];
  /** Ids of header extensions by their names. */
  readonly extensions: ReadonlyMap<string, number>;
  /** Names of its layers, when it has several. */
  readonly layers: readonly string[];
  /** What it takes at most (`b=AS`), when it says so. */
  readonly mostKbps: number | undefined;
  /** Stops sending when it is asked to, and goes on again (RFC 7728). */
  readonly canPause: boolean;
}

export interface Offer {
  readonly media: readonly OfferedMedia[];
  readonly credentials: Credentials;
  /** Of the certificate the other side proves itself with, as the line has it. */
  readonly fingerprint: string;
  readonly candidates: readonly string[];
}

const MOST_LINES = 2_000;
const MOST_MEDIA = 8;
const MOST_LAYERS = 4;

export function readOffer(text: string): Offer {
  const lines = intoLines(text);
  if (lines.length > MOST_LINES) throw new BadOffer('the offer has too many lines');
  if (lines[0] !== 'v=0') throw new BadOffer('the offer does not begin with v=0');
  const [head = [], ...sections] = intoSections(lines);
  if (sections.length === 0) throw new BadOffer('the offer has no media');
  if (sections.length > MOST_MEDIA) throw new BadOffer('the offer has too many media');
  const media = sections.map(readMedia);
  if (new Set(media.map(({ mid }) => mid)).size < media.length) throw new BadOffer('two media have one mid');
  const all = [...head, ...sections.flat()];
  return {
    media,
    credentials: readCredentials(all),
    fingerprint: readFingerprint(all),
    candidates: readCandidates(all),
  };
}

function intoSections(lines: readonly string[]): string[][] {
  const sections: string[][] = [[]];
  for (const line of lines) {
    if (line.startsWith('m=')) sections.push([]);
    sections.at(-1)?.push(line);
  }
  return sections;
}

function readMedia(lines: readonly string[]): OfferedMedia {
  const found = /^m=(\w{1,16}) \d{1,5} ([\w/]{1,32}) (\S{1,32})/.exec(lines[0] ?? '');
  if (!found) throw new BadOffer('an m= line is malformed');
  const [, kind = '', protocol = '', firstFormat = ''] = found;
  const mid = firstMatch(lines, /^a=mid:([\w!#$%&'*+.^`{|}~-]{1,64})$/);
  if (mid === undefined) throw new BadOffer('a medium has no mid, so that it cannot be bundled');
  return {
    ...{ kind, protocol, firstFormat, mid },
    direction: (firstMatch(lines, /^a=(sendrecv|sendonly|recvonly|inactive)$/) ?? 'sendrecv') as Direction,
    codecs: readCodecs(lines).filter(({ codec }) => kind === (codec === 'opus' ? 'audio' : 'video')),
    repairs: readRepairs(lines),
    names: readNames(lines),
    extensions: readExtensions(lines),
    layers: readLayers(lines),
    mostKbps: Number(firstMatch(lines, /^b=AS:([1-9]\d{0,6})$/)) || undefined,
    canPause: lines.some((line) => /^a=rtcp-fb:(?:\*|\d{1,3}) ccm pause\b/.test(line)),
  };
}

function readCodecs(lines: readonly string[]): CodecLine[] {
  const parameters = new Map<string, string>();
  for (const line of lines) {
    const found = /^a=fmtp:(\d{1,3}) ([\x20-\x7e]{1,400})$/.exec(line);
    if (found) parameters.set(found[1]!, found[2]!);
  }
  return lines.flatMap((line): CodecLine[] => {
    const found = /^a=rtpmap:(\d{1,3}) ((\w{1,16})\/(\d{1,6})(?:\/\d)?)$/.exec(line);
    const codec = codecNamed(found?.[3] ?? '');
    const payloadType = Number(found?.[1]);
    // Numbers up to 127, without those that RTCP has on the same line.
    if (!found || !codec || payloadType > 127 || (payloadType >= 64 && payloadType < 96)) return [];
    const [, number = '', encoding = '', , clock = ''] = found;
    return [{ codec, payloadType, clock: Number(clock), encoding, parameters: parameters.get(number) ?? '' }];
  });
}

function readRepairs(lines: readonly string[]): Map<number, number> {
  const types = new Set(lines.flatMap((line) => /^a=rtpmap:(\d{1,3}) rtx\/90000$/i.exec(line)?.[1] ?? []));
  const repairs = new Map<number, number>();
  for (const line of lines) {
    const [, type = '', repaired] = /^a=fmtp:(\d{1,3}) apt=(\d{1,3})$/.exec(line) ?? [];
    const isCarriable = Number(type) >= 96 && Number(type) <= 127;
    if (repaired !== undefined && isCarriable && types.has(type)) repairs.set(Number(repaired), Number(type));
  }
  return repairs;
}

function readNames(lines: readonly string[]): string[] {
  const names = lines.flatMap(
    (line) => /^a=rtpmap:\d{1,3} (\w{1,16})\//.exec(line)?.[1]?.toUpperCase() ?? [],
  );
  return [...new Set(names)].filter((name) => !repairs.has(name)).slice(0, MOST_NAMES);
}

/** What repairs a stream is none. */
const repairs = new Set(['RTX', 'RED', 'ULPFEC', 'FLEXFEC']);
const MOST_NAMES = 8;

function readExtensions(lines: readonly string[]): Map<string, number> {
  const extensions = new Map<string, number>();
  for (const line of lines) {
    const found = /^a=extmap:(\d{1,3})(?:\/\w+)? ([\x21-\x7e]{1,200})$/.exec(line);
    const id = Number(found?.[1]);
    if (found && id >= 1 && id <= 255) extensions.set(found[2]!, id);
  }
  return extensions;
}

/** `a=simulcast:send q;h;f`; of alternatives the first, and a layer that pauses may be sent later. */
function readLayers(lines: readonly string[]): string[] {
  const listed = firstMatch(lines, /^a=simulcast:.*\bsend ([\w~,;-]{1,200})/);
  const names = (listed ?? '').split(';').map((choice) => choice.split(',')[0]!.replace(/^~/, ''));
  const layers = names.filter((name) => /^[\w-]{1,16}$/.test(name));
  if (layers.length > MOST_LAYERS) throw new BadOffer('the offer has too many layers');
  return layers;
}

function readFingerprint(lines: readonly string[]): string {
  const fingerprint = firstMatch(
    lines,
    /^a=fingerprint:(sha-(?:256|384|512) [0-9A-F]{2}(?::[0-9A-F]{2}){31,63})$/i,
  );
  if (!fingerprint) throw new BadOffer('the offer has no fingerprint of SHA-256 or longer');
  return fingerprint;
}

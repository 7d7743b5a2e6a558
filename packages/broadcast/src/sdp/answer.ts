import type { CodecLine } from './codecs.ts';
import { extension } from './extensions.ts';
import type { Offer, OfferedMedia } from './offer.ts';

/** How the relay is reached, as its transport says. */
export interface TransportAnswer {
  readonly user: string;
  readonly password: string;
  readonly fingerprint: string;
  /** Each as `candidate:...`. */
  readonly candidates: readonly string[];
}

/** What is taken of one line of media; one without codecs is refused. */
export interface TakenMedia {
  readonly codecs: readonly CodecLine[];
  /** Under which the relay sends, when it does. */
  readonly sends?: { readonly ssrc: number; readonly repairSsrc?: number | undefined } | undefined;
}

/** The answer to a publisher or viewer; `taken` goes by the order of the offer. */
export function writeAnswer(
  offer: Offer,
  transport: TransportAnswer,
  taken: readonly TakenMedia[],
  { startKbps }: { startKbps?: number } = {},
): string {
  const bundle = offer.media.filter((_, n) => isTaken(taken[n])).map(({ mid }) => mid);
  const lines = [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${bundle.join(' ')}`,
    'a=msid-semantic: WMS *',
    ...offer.media.flatMap((media, n) => {
      const part = taken[n];
      return part && isTaken(part) ? mediaLines(media, part, transport, startKbps) : refusedLines(media);
    }),
  ];
  return `${lines.join('\r\n')}\r\n`;
}

const isTaken = (taken: TakenMedia | undefined): boolean => (taken?.codecs.length ?? 0) > 0;

function refusedLines({ kind, protocol, firstFormat, mid }: OfferedMedia): string[] {
  return [`m=${kind} 0 ${protocol} ${firstFormat}`, 'c=IN IP4 0.0.0.0', `a=mid:${mid}`, 'a=inactive'];
}

function mediaLines(
  media: OfferedMedia,
  { codecs, sends }: TakenMedia,
  transport: TransportAnswer,
  startKbps: number | undefined,
): string[] {
  const { kind, mid, layers } = media;
  const read = sends
    ? [extension.transportSequence]
    : [extension.mid, extension.layer, extension.transportSequence];
  const repairs = sends?.repairSsrc === undefined ? [] : repairsOf(media, codecs);
  const types = [...codecs.map(({ payloadType }) => payloadType), ...repairs.map(([type]) => type)].join(' ');
  return [
    `m=${kind} 9 UDP/TLS/RTP/SAVPF ${types}`,
    'c=IN IP4 0.0.0.0',
    `a=mid:${mid}`,
    `a=ice-ufrag:${transport.user}`,
    `a=ice-pwd:${transport.password}`,
    `a=fingerprint:${transport.fingerprint}`,
    'a=setup:passive',
    'a=rtcp-mux',
    'a=rtcp-rsize',
    sends ? 'a=sendonly' : 'a=recvonly',
    ...codecs.flatMap((line) => codecLines(kind, line, startKbps)),
    ...repairs.flatMap(([type, of]) => [`a=rtpmap:${type} rtx/90000`, `a=fmtp:${type} apt=${of}`]),
    ...(media.canPause && !sends ? ['a=rtcp-fb:* ccm pause nowait'] : []),
    ...read.flatMap((uri) => {
      const id = media.extensions.get(uri);
      return id === undefined ? [] : [`a=extmap:${id} ${uri}`];
    }),
    ...(sends ? [`a=msid:show ${kind}`, ...senderLines(sends)] : layerLines(layers)),
    ...transport.candidates.map((candidate) => `a=${candidate}`),
    'a=end-of-candidates',
  ];
}

function codecLines(kind: string, line: CodecLine, startKbps: number | undefined): string[] {
  const { payloadType, encoding } = line;
  const begin = kind === 'video' && startKbps ? `x-google-start-bitrate=${startKbps}` : '';
  const parameters = [line.parameters, begin].filter(Boolean).join(';');
  const asks = kind === 'video' ? ['nack', 'nack pli', 'ccm fir'] : [];
  return [
    `a=rtpmap:${payloadType} ${encoding}`,
    ...(parameters ? [`a=fmtp:${payloadType} ${parameters}`] : []),
    ...[...asks, 'transport-cc'].map((ask) => `a=rtcp-fb:${payloadType} ${ask}`),
  ];
}

/** Under which payload type each codec's packets may be sent again. */
function repairsOf({ repairs }: OfferedMedia, codecs: readonly CodecLine[]): [type: number, of: number][] {
  return codecs.flatMap(({ payloadType }): [number, number][] => {
    const type = repairs.get(payloadType);
    return type === undefined ? [] : [[type, payloadType]];
  });
}

function senderLines({ ssrc, repairSsrc }: NonNullable<TakenMedia['sends']>): string[] {
  if (repairSsrc === undefined) return [`a=ssrc:${ssrc} cname:souk`];
  return [
    `a=ssrc-group:FID ${ssrc} ${repairSsrc}`,
    `a=ssrc:${ssrc} cname:souk`,
    `a=ssrc:${repairSsrc} cname:souk`,
  ];
}

function layerLines(layers: readonly string[]): string[] {
  if (layers.length === 0) return [];
  return [...layers.map((layer) => `a=rid:${layer} recv`), `a=simulcast:recv ${layers.join(';')}`];
}

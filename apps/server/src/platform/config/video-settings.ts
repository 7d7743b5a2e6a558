import type { IceServer } from '@souk/broadcast/http/ice-servers.ts';
import { OperatorError } from './operator-error.ts';
import type { Environment } from './variables.ts';

/** How live video comes in and goes out. */
export interface VideoSettings {
  /** UDP port of the relay; 0 is any. */
  readonly mediaPort: number;
  /** Under which viewers reach that port, when the machine does not know it itself. */
  readonly mediaAddress: string | undefined;
  /** What one host may send. */
  readonly mostKbps: number;
  readonly iceServers: readonly IceServer[];
  /** TCP port at which the relay answers this machine; 0 is any. */
  readonly relayPort: number;
  /** Doors of another engine in place of the relay. */
  readonly elsewhere: { readonly whip: string; readonly whep: string } | undefined;
}

export function videoSettings(read: Environment): VideoSettings {
  const { WHIP_URL: whip, WHEP_URL: whep } = read;
  if ((whip === undefined) !== (whep === undefined)) {
    throw new OperatorError('WHIP_URL and WHEP_URL belong together: set both or none.');
  }
  return {
    mediaPort: read.SOUK_MEDIA_PORT ?? (read.NODE_ENV === 'production' ? PRODUCTION_MEDIA_PORT : 0),
    mediaAddress: read.SOUK_MEDIA_ADDRESS,
    mostKbps: read.SOUK_MEDIA_MOST_KBPS,
    iceServers: read.SOUK_ICE_SERVERS,
    relayPort: read.SOUK_RELAY_PORT,
    elsewhere: whip && whep ? { whip, whep } : undefined,
  };
}

/** Known beforehand, so that a firewall can let it through. */
const PRODUCTION_MEDIA_PORT = 5004;

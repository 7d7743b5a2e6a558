/** A STUN or TURN server that browsers and encoders are told of. */
export interface IceServer {
  readonly url: string;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
}

/** As RFC 9725 has them, 4.6. */
export function iceLinks(servers: readonly IceServer[]): string[] {
  return servers.map(({ url, user, password }) => {
    const signedIn =
      user === undefined || password === undefined
        ? ''
        : `; username=${quoted(user)}; credential=${quoted(password)}; credential-type="password"`;
    return `<${url}>; rel="ice-server"${signedIn}`;
  });
}

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

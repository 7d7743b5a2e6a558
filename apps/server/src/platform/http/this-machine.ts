/** Whether a name or address leads to the machine it is said on. */
export const isThisMachine = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?|\[?::ffff:127(\.\d{1,3}){3}\]?)$/i.test(host);

const hostOf = (header: string): string => /^(\[[^\]]*\]|[^:]*)(:\d+)?$/.exec(header)?.[1] ?? '';

/** Whether a request was sent to this machine itself, and by no proxy that says otherwise. */
export function isForThisMachine(headers: Readonly<Record<string, string | string[] | undefined>>): boolean {
  const passedOn = proxyHeaders.some((name) => headers[name] !== undefined);
  return !passedOn && (headers.host === undefined || isThisMachine(hostOf(String(headers.host))));
}

const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

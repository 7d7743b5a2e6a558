import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  email: Email;
  raw: string;
  /** Whom the server was told it is from and for, whatever the mail itself says. */
  envelope: { from: string; to: string[] };
}

export interface MailServer extends AsyncDisposable {
  url: string;
  port: number;
  received: ReceivedMail[];
}

/** A real mail server on this machine that keeps what it is given. */
export async function startMailServer(
  options: SMTPServerOptions & { port?: number } = {},
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const { port: wanted = 0, ...behaviour } = options;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    // Closes what is still open at the end instead of waiting for it.
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        received.push({
          raw,
          email: await PostalMime.parse(raw),
          envelope: {
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
          },
        });
        done();
      });
    },
    ...behaviour,
  });
  // A client that goes away in the middle is part of what is tested.
  server.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(wanted, '127.0.0.1', resolve);
  await promise;
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(() => done())),
  };
}

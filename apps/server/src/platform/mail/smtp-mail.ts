import type { Transporter } from 'nodemailer';
import { MarketRefused, NotHandedOver, RefusedForGood } from '../messages/delivery-failures.ts';
import type { MailPort, OutgoingMail } from './mail-port.ts';

interface SmtpOptions {
  /** `smtp://user:password@host:port`, or smtps. */
  url: string;
  /** Milliseconds the whole of one mail may take. */
  patience?: number;
}

const PATIENCE_MS = 30_000;

/**
 * A mail server. Each mail has a connection of its own: a stop has nothing to close, and a server that hangs holds
 * up no more than the mails given to it.
 */
export function smtpMail({ url, patience = PATIENCE_MS }: SmtpOptions): MailPort {
  let transport: Promise<Transporter> | undefined;

  async function open(): Promise<Transporter> {
    // Read in with the first mail: it would hold up the start of the market.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url,
      connectionTimeout: Math.min(10_000, patience),
      greetingTimeout: Math.min(10_000, patience),
      socketTimeout: Math.min(20_000, patience),
      dnsTimeout: Math.min(10_000, patience),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  return {
    async send(mail) {
      if (!deliverable.test(mail.to)) throw new RefusedForGood('the address is none a mail server takes');
      try {
        transport ??= open();
        await (await transport).sendMail({ ...message(mail), signal: AbortSignal.timeout(patience) });
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}

/** One address, and nothing that would end the header or begin a second address. */
const deliverable = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;

const message = (mail: OutgoingMail) => ({
  from: mail.from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // The same for each try, so that a mailbox can tell a second copy of one mail.
  messageId: `<${mail.id}@${mail.from.address.split('@')[1]}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
});

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * Many servers, Postfix and Exim among them, look at who sends only once they know to whom: what they then say at a
 * recipient is about the sender, or about a login that is missing. RFC 3463 has the numbers; not all give one.
 */
const isOfTheMarket = (response: string): boolean =>
  /^\d{3}[ -]5\.(?:7\.\d+|1\.[78])\b/.test(response) || /\b(?:relay|sender|authenticat)/i.test(response);

/** Spam rules, signatures and what a mail may hold are about the mail or its sender, also where its mailbox is there. */
const isOfTheMail = (response: string): boolean =>
  /^\d{3}[ -]5\.(?:6|7)\.\d+\b/.test(response) || isOfTheMarket(response);

/**
 * What went wrong, without what the server said: that often repeats the address. Only a refusal of this recipient or
 * this mail is for good; a refused password or sender is for the operator to put right, and mail waits for it.
 */
function failureOf(error: unknown): Error {
  const { code, command, responseCode, response = '' } = error as SmtpFailure;
  const about = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  if (responseCode !== undefined && responseCode >= 500 && responseCode < 600) {
    const words = `the mail server refused it: ${about}`;
    if (command === 'RCPT TO' && !isOfTheMarket(response)) return new RefusedForGood(words);
    if (command === 'DATA') return new RefusedForGood(words, { isOfAddress: !isOfTheMail(response) });
    return new MarketRefused(`the mail server takes nothing of this market: ${about}`);
  }
  // No way to log in that both know: nothing was said in numbers.
  if (code === 'EAUTH' && responseCode === undefined)
    return new MarketRefused(`the mail server takes no login of this market: ${about}`);
  return new NotHandedOver(`the mail server did not take it: ${about || 'no reason given'}`);
}

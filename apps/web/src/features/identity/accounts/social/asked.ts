import type { SocialDoor, SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';

/** One asking of a provider: its state tells our answers from others', its nonce our credential. */
export interface Asked {
  provider: SocialProvider;
  state: string;
  nonce: string;
}

/** What the page a provider sends people back to hands over; see `public/signed-in.js`. */
export interface Answer {
  state: string;
  credential?: string;
  name?: string;
  error?: string;
}

type AskProblem = 'blocked' | 'cancelled' | 'elsewhere' | 'late' | 'refused';

/** No credential came, and why. */
export class AskError extends Error {
  override readonly name = 'AskError';
  readonly problem: AskProblem;
  constructor(problem: AskProblem) {
    super(`the provider was asked in vain: ${problem}`);
    this.problem = problem;
  }
}

export function newAsking(provider: SocialProvider): Asked {
  return { provider, state: randomWord(), nonce: randomWord() };
}

/** The address that asks a provider who someone is. */
export function addressOf(door: SocialDoor, { state, nonce }: Asked): string {
  const address = new URL(door.authorizationUrl);
  const asked = {
    client_id: door.clientId,
    redirect_uri: door.redirectUri,
    response_type: door.responseType,
    response_mode: door.responseMode,
    scope: door.scope,
    state,
    nonce,
    // Who has several accounts there chooses; who has one is not sent through without a look at it.
    ...(door.provider === 'google' ? { prompt: 'select_account' } : {}),
  };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** The credential of an answer to this asking. */
export function credentialIn(
  answer: Answer,
  asked: Asked,
): { credential: string; name?: string | undefined } {
  if (answer.state !== asked.state) throw new AskError('refused');
  if (cancelled.has(answer.error ?? '')) throw new AskError('cancelled');
  if (!answer.credential) throw new AskError('refused');
  return { credential: answer.credential, name: answer.name };
}

// Google's word and Apple's.
const cancelled = new Set(['access_denied', 'user_cancelled_authorize']);

function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

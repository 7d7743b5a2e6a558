import type { SocialDoor, SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import type { InjectOptions } from 'fastify';
import type { TestApp } from './build-test-app.ts';

type Form = Record<string, string>;

interface Returned {
  credential: string | null;
  state: string | null;
  error: string | null;
  /** Apple's field of the first visit. */
  user: string | null;
}

/** Walks through a provider's pages as a browser does, with cookies, redirects and forms. */
export function demoBrowser(app: TestApp) {
  const cookies = new Map<string, string>();
  let at = '';

  async function go(options: InjectOptions) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const answer = await app.app.inject({ ...options, headers: { ...headers, ...options.headers } });
    for (const { name, value } of answer.cookies) cookies.set(name, value);
    at = String(options.url);
    return answer;
  }

  /** Follows redirects until there is a page, or the way leads back to the market. */
  async function follow(first: InjectOptions): Promise<{ page: string; url: URL; status: number }> {
    let answer = await go(first);
    while (answer.headers.location) {
      const url = new URL(answer.headers.location, 'http://localhost:4000');
      if (url.pathname === '/signed-in') return { page: '', url, status: answer.statusCode };
      answer = await go({ method: 'GET', url: url.pathname + url.search });
    }
    return { page: answer.payload, url: new URL(at, 'http://localhost:4000'), status: answer.statusCode };
  }

  const send = (form: Form) =>
    follow({
      method: 'POST',
      url: at,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  return {
    async ask(provider: SocialProvider, asked: { state?: string; nonce?: string } = {}) {
      const { body } = await app.get('/api/auth/social');
      const door: SocialDoor = body.items.find((item: SocialDoor) => item.provider === provider);
      const query = new URLSearchParams({
        client_id: door.clientId,
        redirect_uri: door.redirectUri,
        response_type: door.responseType,
        response_mode: door.responseMode,
        scope: door.scope,
        state: asked.state ?? 'a state',
        nonce: asked.nonce ?? 'a nonce',
        ...(provider === 'google' ? { prompt: 'select_account' } : {}),
      });
      return await follow({ method: 'GET', url: `${new URL(door.authorizationUrl).pathname}?${query}` });
    },
    send,
    /** What the market is handed at the end. */
    returned({ page, url }: { page: string; url: URL }): Returned {
      const fragment = new URLSearchParams(url.hash.slice(1));
      const field = (name: string) =>
        fragment.get(name) ?? unescaped(new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]);
      return {
        credential: field('id_token'),
        state: field('state'),
        error: field('error'),
        user: field('user'),
      };
    },
  };
}

const unescaped = (text: string | undefined): string | null =>
  text?.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&') ?? null;

import type { SocialDoor } from '@souk/shared/identity/social-sign-in/schema.ts';
import { type Answer, AskError, type Asked, addressOf } from './asked.ts';

const LIMIT_MS = 2 * 60_000;
const LOOK_MS = 400;

interface WindowOptions {
  /** Ends the asking from outside: the person presses again, or goes elsewhere. */
  signal: AbortSignal;
  /**
   * The window is closed, or out of sight: a provider may cut it off from us while it is still open. The answer is
   * waited for all the same.
   */
  onOutOfSight: () => void;
}

/**
 * Asks in a window of its own. It must be called in the click, or the browser keeps the window closed. The answer
 * comes over a channel that only pages of the market can hear, by a name that only this asking knows.
 */
export function askInWindow(door: SocialDoor, asked: Asked, options: WindowOptions): Promise<Answer> {
  const opened = window.open(addressOf(door, asked), 'souk-sign-in', windowShape());
  if (!opened) return Promise.reject(new AskError('blocked'));
  const channel = new BroadcastChannel(`souk-signed-in ${asked.state}`);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const stop = () => {
    opened.close();
    reject(new AskError('cancelled'));
  };
  const late = setTimeout(() => {
    opened.close();
    reject(new AskError('late'));
  }, LIMIT_MS);
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    options.onOutOfSight();
  }, LOOK_MS);
  options.signal.addEventListener('abort', stop, { once: true });
  channel.onmessage = ({ data }: MessageEvent<Answer>) => {
    channel.postMessage('taken');
    resolve(data);
  };
  return promise.finally(() => {
    clearTimeout(late);
    clearInterval(look);
    options.signal.removeEventListener('abort', stop);
    channel.close();
  });
}

function windowShape(): string {
  const [width, height] = [480, 700];
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`;
}

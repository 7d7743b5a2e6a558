import type { PushSubscriptionBody } from '@souk/shared/talk/notifications/schema.ts';
import { pushedForKey } from '@/platform/session/of-one-person.ts';
import { dropSubscription, getPushKey, keepSubscription } from '../api/push.ts';
import { isSameKey, keyBytes, type PushState, pushStateOf } from './push-state.ts';

const PATIENCE_MS = 20_000;

export async function readPushState(userId: string): Promise<PushState> {
  const worker = await pushWorker();
  const subscribed = Boolean(await worker?.pushManager.getSubscription());
  return pushStateOf(
    {
      able: worker !== undefined,
      permission: worker ? Notification.permission : 'default',
      toldFor: toldFor(),
      subscribed,
    },
    userId,
  );
}

/** Asks the reader if they were never asked; so only ever called by a press of theirs. */
export async function turnPushOn(userId: string): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'granted') await subscribe(userId);
  return readPushState(userId);
}

export async function turnPushOff(userId: string): Promise<PushState> {
  const subscription = await (await pushWorker())?.pushManager.getSubscription();
  await dropSubscription();
  await subscription?.unsubscribe();
  localStorage.removeItem(pushedForKey);
  return readPushState(userId);
}

/** A subscription ends with its session, and browsers drop some: who wanted to be told here still is. */
export async function renewPush(userId: string): Promise<void> {
  if (toldFor() === userId && (await pushWorker()) && Notification.permission === 'granted') {
    await subscribe(userId);
  }
}

async function subscribe(userId: string): Promise<void> {
  const manager = (await pushWorker())?.pushManager;
  if (!manager) return;
  const applicationServerKey = keyBytes((await getPushKey()).key);
  let subscription = await manager.getSubscription();
  if (subscription && !isSameKey(subscription.options.applicationServerKey, applicationServerKey)) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await inTime(manager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  await keepSubscription(subscription.toJSON() as PushSubscriptionBody);
  localStorage.setItem(pushedForKey, userId);
}

/** A browser that does not reach its push service may keep trying for ever, without a word. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the push service was not reached')), PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

async function pushWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return undefined;
  return navigator.serviceWorker.getRegistration();
}

function toldFor(): string | null {
  try {
    return localStorage.getItem(pushedForKey);
  } catch {
    // A browser that forbids storage keeps no subscription either.
    return null;
  }
}

import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { use, useSyncExternalStore } from 'react';
import { api } from '@/platform/api/index.ts';
import { runConfirmed } from '@/platform/confirm/run-confirmed.ts';
import { sessionStore } from '@/platform/session/session.store.ts';
import { deviceName } from './device-name.ts';
import { DrawnWithPasskeys } from './drawn-with-passkeys.ts';

/** Whether passkeys can work in this browser, at this address. */
export function usePasskeysWork(): boolean {
  const drawnSo = use(DrawnWithPasskeys);
  return useSyncExternalStore(sessionStore.subscribe, passkeysWork, () => drawnSo);
}

/** Has the browser show its passkeys: in a window of its own, or below the e-mail field as long as that is there. */
export async function provePasskey(
  from: 'window' | 'field' = 'window',
  fieldGone?: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const [{ startAuthentication }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    api.post<{ options: PublicKeyCredentialRequestOptionsJSON }>('/auth/passkey/options', {}),
  ]);
  fieldGone?.throwIfAborted();
  return await startAuthentication({ optionsJSON: options, useBrowserAutofill: from === 'field' });
}

/** Has the browser make one and keeps it with the account, under the name of the device until it gets another. */
export async function addPasskey(): Promise<void> {
  const [{ startRegistration }, { options }] = await Promise.all([
    import('@simplewebauthn/browser'),
    runConfirmed(() =>
      api.post<{ options: PublicKeyCredentialCreationOptionsJSON }>('/passkeys/options', {}),
    ),
  ]);
  const response = await startRegistration({ optionsJSON: options });
  await runConfirmed(() => api.post('/passkeys', { response, name: deviceName(navigator.userAgent) }));
}

/** Below the e-mail field passkeys are offered only by browsers that can do it without a window. */
export async function fieldOffersPasskeys(): Promise<boolean> {
  return passkeysWork() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** The browser's window was closed, or had nothing to show: there is nothing to say a failure about. */
export function wasLeft(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError');
}

/** Some browsers say that they offer passkeys below a field, and then cannot. */
export function isUnsupported(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotSupportedError';
}

/** The passkey that was asked for is on this device already. */
export function isThereAlready(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError';
}

export function passkeysKnown(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

export function passkeysWork(): boolean {
  return passkeysKnown() && sessionStore.getState().appSettings?.passkeyOrigin === location.origin;
}

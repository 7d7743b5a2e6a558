import { useEffect } from 'react';

/** While a show is sent from this page its screen stays awake, and leaving it is asked about. */
export function useOnAirPage(isSending: boolean): void {
  useEffect(() => {
    if (!isSending) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    // A battery that runs low may refuse it; the show goes on.
    const stayAwake = async () => {
      if (document.visibilityState !== 'visible') return;
      const taken = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    void stayAwake();
    // A browser lets go of it whenever the page is out of sight.
    document.addEventListener('visibilitychange', stayAwake);
    addEventListener('beforeunload', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', stayAwake);
      removeEventListener('beforeunload', ask);
      void lock?.release();
    };
  }, [isSending]);
}

/** Nobody looks any more: another tab, another app, a locked screen. */
const GONE_AFTER_MS = 30_000;

interface Presence {
  /** Hidden for so long that what is sent would be for nobody. */
  onGone(): void;
  /** Seen again, after however long. */
  onBack(): void;
}

/** Calls until it is stopped by what it gives. */
export function followPresence({ onGone, onBack }: Presence): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(onGone, GONE_AFTER_MS);
    else onBack();
  };
  // A page that was put aside comes back as it stood, with its lines cut.
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  };
  document.addEventListener('visibilitychange', look);
  addEventListener('pageshow', shown);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    removeEventListener('pageshow', shown);
  };
}

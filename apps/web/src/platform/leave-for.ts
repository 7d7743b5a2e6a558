/**
 * Goes to a page that is not ours. Who waits for it stays busy until that page is there, and goes on when the browser
 * brings this one back as it was left.
 */
export function leaveFor(url: string): Promise<void> {
  return new Promise((resolve) => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      window.removeEventListener('pageshow', comeBack);
      resolve();
    };
    window.addEventListener('pageshow', comeBack);
    location.assign(url);
  });
}

import { verifyGiveaway } from '@souk/shared/live/giveaways/verify-giveaway.ts';
import { allowNoMadeCode } from '@souk/shared/no-made-code.ts';

allowNoMadeCode();

/** Checks a draw beside the page, which stays quick however many entered. */
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const begun = performance.now();
  const verdict = verifyGiveaway(JSON.parse(data));
  postMessage({ verdict, milliseconds: performance.now() - begun });
});

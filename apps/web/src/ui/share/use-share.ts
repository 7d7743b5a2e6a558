import { useToast } from '../toast/use-toast.ts';
import { share } from './share.ts';

/** Passes on the address of this page, or one like it, and says how it went where the device does not. */
export function useShare(): (title: string, href?: string) => Promise<void> {
  const say = useToast();
  return async (title, href = location.href) => {
    try {
      const way = await share(title, href);
      if (way === 'copied') await say((t) => ({ id: 'share', kind: 'done', title: t('ui.linkCopied') }));
    } catch {
      await say((t) => ({
        id: 'share',
        kind: 'bad',
        title: t('ui.notShared'),
        text: t('ui.copyLinkYourself'),
      }));
    }
  };
}

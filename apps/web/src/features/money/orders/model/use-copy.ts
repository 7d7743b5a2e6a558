import { useToast } from '@/ui/toast/use-toast.ts';

/** Puts a number where it can be pasted from, and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const say = useToast();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      await say((t) => ({ id: 'copy', kind: 'done', title: t('orders.copied'), text }));
    } catch {
      await say((t) => ({
        id: 'copy',
        kind: 'bad',
        title: t('orders.notCopied'),
        text: t('orders.notCopiedNext'),
      }));
    }
  };
}

import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { errorCopy } from './error-copy.ts';

/** Says in plain words what went wrong with something someone just did, and what to do next. */
export function useTellFailure(): (error: unknown) => void {
  const t = useT();
  return (error) => {
    const { title, next } = errorCopy(error);
    toast({ id: 'failure', kind: 'bad', title: t(title), text: t(next) });
  };
}

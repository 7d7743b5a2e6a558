import { useToast } from '@/ui/toast/use-toast.ts';
import { errorCopy } from '../platform/errors/error-copy.ts';

/** Says in plain words what went wrong with something someone just did, and what to do next. */
export function useTellFailure(): (error: unknown) => void {
  const say = useToast();
  return (error) => {
    const { title, next } = errorCopy(error);
    void say((t) => ({ id: 'failure', kind: 'bad', title: t(title), text: t(next) }));
  };
}

import type {
  ChangeChoicesBody,
  ChoiceChange,
  NotificationChoices,
} from '@souk/shared/talk/notification-choices/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorCopy } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { toast } from '@/ui/toast/toast.ts';
import { changeNotificationChoices, getNotificationChoices } from '../../api/notification-choices.ts';
import { undoing, withChanges } from '../../model/changed-choices.ts';

const SAVED_SHOWN_MS = 2_000;
const mutationKey = ['choose-notifications'];

/** A switch moves at once and is saved behind it, one after the other; it moves back when that fails. */
export function useChoosing() {
  const t = useT();
  const queries = useQueryClient();
  const { queryKey } = getNotificationChoices();
  const [savedAt, setSavedAt] = useState(0);
  useEffect(() => {
    if (savedAt === 0) return;
    const timer = setTimeout(() => setSavedAt(0), SAVED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'choose-notifications' },
    mutationFn: changeNotificationChoices,
    onMutate: async (change: ChangeChoicesBody) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<NotificationChoices>(queryKey);
      queries.setQueryData<NotificationChoices>(queryKey, (now) => now && withChanges(now, change));
      return before;
    },
    onSuccess: () => setSavedAt(Date.now()),
    onError: (error, change, before) => {
      if (before) {
        const undone = undoing(change, before);
        queries.setQueryData<NotificationChoices>(queryKey, (now) => now && withChanges(now, undone));
      }
      const { title, next } = errorCopy(error);
      toast({ id: 'failure', kind: 'bad', title: t(title), text: t(next) });
    },
    // Only after the last of them, so that no answer overtakes a switch that was moved meanwhile.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    choose: (changes: ChoiceChange[]) => mutate({ changes }),
    keepQuiet: (quietHours: NotificationChoices['quietHours']) => mutate({ quietHours }),
    saved: savedAt !== 0,
  };
}

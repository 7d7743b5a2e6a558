import type { OwnEvent } from '@souk/shared/events/edit-schema.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/index.ts';
import type { UploadList } from '@/platform/uploads/index.ts';
import type { SentEvent } from '../api/save-event.ts';
import { type EventDraft, eventBody } from './event-draft.ts';

export interface Saved {
  event: OwnEvent;
  publish: boolean;
}

interface SavingEvent {
  draft: EventDraft;
  picture: UploadList;
  /** The version that is written over, when not the one that was read. */
  send: (body: SentEvent, publish: boolean, version?: number) => Promise<OwnEvent>;
  onSaved: (saved: Saved) => void;
}

/** Saves what is written, and holds on to it when someone else saved first. */
export function useSavingEvent({ draft, picture, send, onSaved }: SavingEvent) {
  const [conflict, setConflict] = useState<{ version: number; changedAt: string; publish: boolean } | null>(
    null,
  );
  const saving = useMutation({
    mutationFn: async ({
      publish,
      whole,
      version,
    }: {
      publish: boolean;
      whole: boolean;
      version?: number;
    }) => {
      const [image = null] = await picture.ids();
      return send({ ...eventBody(draft, whole), image }, publish, version);
    },
    onSuccess: (event, { publish }) => {
      picture.settle(event.image ? [event.image] : []);
      onSaved({ event, publish });
    },
    onError: (error, { publish }) => {
      if (isApiError(error, 'edit_conflict'))
        setConflict({ ...(error.details as { version: number; changedAt: string }), publish });
    },
  });
  return {
    save: saving.mutate,
    saving: saving.isPending,
    error: isApiError(saving.error, 'edit_conflict') ? null : saving.error,
    conflict,
    closeConflict: () => setConflict(null),
  };
}

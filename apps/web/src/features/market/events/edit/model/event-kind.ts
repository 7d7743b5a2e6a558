import { titleLength } from '@souk/shared/limits.ts';
import type { EventInput, OwnEvent } from '@souk/shared/market/events/edit-schema.ts';
import { createEditings } from '@/ui/editing/editings.ts';
import type { EditedKind, Kind } from '@/ui/editing/kind.ts';
import { addEvent, changeEvent, deleteEventDraft, readOwnEvent } from '../api/save-event.ts';
import {
  type EventDraft,
  emptyEvent,
  eventBody,
  eventDraftOf,
  isUntouched,
  pricedIn,
  savedTickets,
} from './event-draft.ts';
import { eventFits, fittingBody } from './event-fields.ts';

const event: Kind<EventDraft, EventInput, OwnEvent> = {
  name: 'event',
  shape: 3,
  purpose: 'event-image',
  mostPictures: 1,
  // Most events are where their host is.
  empty: () => emptyEvent(Intl.DateTimeFormat().resolvedOptions().timeZone),
  versionOf: (own) => ({ draft: eventDraftOf(own), images: own.image ? [own.image._id] : [] }),
  picturesOf: ({ image }) => (image ? [image] : []),
  isDraft: ({ status }) => status === 'draft',
  isWorthSaving: ({ draft }) => draft.title.trim().length >= titleLength.min,
  isUntouched,
  fitsTogether: eventFits,
  // The ids are those the server gave; the form only hands them back.
  inputOf: ({ draft, images }, currency) =>
    ({
      ...pricedIn(currency, fittingBody(draft)),
      ...{ title: draft.title, image: images[0] ?? null, status: 'draft' },
    }) as EventInput,
  read: readOwnEvent,
  add: addEvent,
  change: (own, { draft, images }, { publish, whole, currency }) =>
    changeEvent(
      own,
      {
        ...pricedIn(currency, whole ? eventBody(draft, true) : fittingBody(draft)),
        image: images[0] ?? null,
      },
      publish,
    ),
  remove: deleteEventDraft,
  withNamesOf: (draft, saved) => ({ ...draft, tickets: savedTickets(draft.tickets, saved) }),
};

export const eventKind: EditedKind<EventDraft, EventInput, OwnEvent> = {
  ...event,
  editings: createEditings(event),
};

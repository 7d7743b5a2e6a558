// Numbers that the server and the editor must agree on.
export const eventDescriptionLength = { max: 5000 };
export const placeLength = { max: 120 };
export const streetLength = { max: 200 };
export const eventLinkLength = { max: 500 };
export const ticketKinds = { max: 8 };
export const ticketNameLength = { max: 60 };
export const ticketNoteLength = { max: 160 };
export const seats = { min: 1, max: 100_000 };
/** A line of a cart takes no more. */
export const ticketsPerPerson = { min: 1, max: 99 };
/** In minor units. */
export const ticketPrice = { max: 100_000_000 };
export const eventDays = { max: 31 };
/** How far ahead an event may begin. */
export const eventAheadDays = { max: 3 * 366 };

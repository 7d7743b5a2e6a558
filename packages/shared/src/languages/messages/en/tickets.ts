/** Tickets: choosing, showing and letting in. */
export const tickets = {
  'tickets.howMany': 'How many: {name}',
  'tickets.choose': 'Choose your tickets',
  'tickets.get': '{count, plural, one {Get ticket} other {Get # tickets}} · {price}',
  'tickets.perPerson': '{count, plural, one {One ticket per person.} other {Up to # tickets per person.}}',
  'tickets.limit':
    '{count, plural, =0 {You’ve reached the limit per person.} one {You can get # more: there’s a limit per person.} other {You can get # more: there’s a limit per person.}}',
  'tickets.limitedTo':
    '{count, plural, =0 {Not included: you’ve reached the limit per person.} one {Only # included: that’s the limit per person.} other {Only # included: that’s the limit per person.}}',
  'tickets.limitField': 'Limit per person',
  'tickets.limitHint': 'Across all ticket types.',
  'tickets.limitRule': 'A whole number from 1 to 99',
  'error.ticket_limit': 'That’s more tickets than one person can have.',
  'error.ticket_limit.next': 'Choose fewer, or check if some are already in your cart.',
} as const;

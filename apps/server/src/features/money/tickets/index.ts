export { issueTickets } from './issue.service.ts';
export { ticketsInvariants } from './tickets.invariants.ts';
export { ticketsPart } from './tickets.personal.ts';
export { tickets } from './tickets.plugin.ts';

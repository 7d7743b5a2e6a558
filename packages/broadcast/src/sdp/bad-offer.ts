/** What is wrong with what a client sent, in words for whoever wrote the client. */
export class BadOffer extends Error {}

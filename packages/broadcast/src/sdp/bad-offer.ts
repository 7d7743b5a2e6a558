/** What is wrong with what a client sent, in words for the client's author. */
export class BadOffer extends Error {}

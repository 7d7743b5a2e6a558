import { isNotFound } from '@tanstack/react-router';

/** Why nothing was found: the address itself cannot be meant. */
export const unreadable = 'unreadable';

export const isUnreadable = (error: unknown): boolean => isNotFound(error) && error.data === unreadable;

/** Where uploads under way are kept on this device; thrown away at sign-out. */
export const uploadsDatabase = 'souk-uploads';

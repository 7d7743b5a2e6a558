/** What is cut out of shows. */
export const clips = {
  'clips.download': 'Download',
  'clips.soldMoment': 'The moment it sold',
  'clips.soldMomentNote':
    'From the last bids to the hammer. It stays here until claims about this order are over.',
} as const;

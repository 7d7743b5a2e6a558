/** How long shows are kept. */
export const recordings = {
  'people.done.recordings.changed': 'Recording settings changed',
  'recordings.days': 'Days after the show',
  'recordings.daysRule': 'Choose from {least} to {most} days.',
  'recordings.keep': 'How long shows are kept',
  'recordings.keep.always': 'Keep for good',
  'recordings.keep.alwaysNote': 'Replays are never deleted. Make sure there’s room for them.',
  'recordings.keep.days': 'Keep for a while',
  'recordings.keep.daysNote': 'Then the replay is deleted. Clips of sales stay until the claim period ends.',
  'recordings.keep.never': 'Don’t record',
  'recordings.keep.neverNote':
    'New shows can’t be watched again, and there are no clips of sales. Replays that exist stay.',
  'recordings.save': 'Save recording settings',
  'recordings.size':
    '{shows, plural, =0 {Nothing recorded yet} one {# recorded show, {size}} other {# recorded shows, {size}}}',
  'recordings.title': 'Recordings of shows',
} as const;

/** Going live: camera, microphone, encoder, and how the picture arrives. */
export const studio = {
  'notifications.text.showEndedHostAway':
    'Your show “{show}” ended because your video was gone for 5 minutes',
} as const;

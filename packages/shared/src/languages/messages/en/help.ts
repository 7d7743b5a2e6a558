/** The user guide and the page for developers. */
export const help = {
  'help.title': 'How can we help?',
  'help.note': 'Buying, bidding, selling and staying safe: short answers to common questions.',
  'help.search': 'Search the guide',
  'help.searchExample': 'Returns, fees, going live…',
  'help.found': '{count, plural, =0 {No articles found} one {# article found} other {# articles found}}',
  'help.nothing': 'No articles about “{asked}”',
  'help.nothingNote': 'Try a simpler word, or contact support.',
  'help.contact': 'Contact support',
  'help.all': 'Browse the whole guide',
  'help.near': 'Related articles',
  'help.topic.buying': 'Buying',
  'help.topic.live': 'Live shows and auctions',
  'help.topic.selling': 'Selling',
  'help.topic.account': 'Your account',
  'help.topic.trust': 'Trust and rules',

  'developers.title': 'For developers',
  'developers.note': 'What runs here, how to talk to it, and its licences.',
  'developers.version': 'Version',
  'developers.api': 'API base address',
  'developers.demo': 'Demo world',
  'developers.on': 'On',
  'developers.off': 'Off',
  'developers.status': 'Status',
  'developers.statusNote': 'Checked just now at /readyz.',
  'developers.allWell': 'All systems working',
  'developers.trouble': 'Needs attention',
  'developers.ok': 'Working',
  'developers.unavailable': 'Not responding',
  'developers.statusFailed': 'We couldn’t check the status',
  'developers.component.database': 'Database',
  'developers.component.migrations': 'Database schema',
  'developers.component.mail': 'Mail',
  'developers.component.texts': 'Text messages',
  'developers.delayed': 'Waiting to be sent',
  'developers.kept': 'Kept, not sent',
  'developers.rest': 'REST API',
  'developers.rest.text':
    'JSON over HTTP. Ids are strings in _id, times ISO 8601 in UTC, money whole minor units with a currency. Sign in and send the token as a bearer with every call.',
  'developers.rest.errors':
    'Errors come in one envelope: a code, a plain message and a request id you can look up in the logs.',
  'developers.rest.signIn':
    'Signing in gives a token, which goes into the header as authorization: Bearer. A 401 second_factor_required is answered by the same call with secondFactor in its body; a 403 confirmation_required by POST /auth/confirm, and then the same call again.',
  'developers.docs': 'Read the API',
  'developers.openapi': 'OpenAPI 3.1 document',
  'developers.example': 'Try it',
  'developers.live': 'Live documents',
  'developers.live.text':
    'Chat, rooms and notifications are documents with a path, such as rooms/42/messages/7. A client listens to a query at /live over WebSocket, or by long polling where those are blocked, gets a snapshot and then each change with a number that has no gaps.',
  'developers.live.writes':
    'Every write carries an id made by the client, so sending it again is safe. Offline writes wait and are sent once, in order.',
  'developers.video': 'Video by WHIP and OBS',
  'developers.video.text':
    'Hosts publish by WHIP to /whip/{room} and viewers play by WHEP from /whep/{room}: open standards over WebRTC, so any encoder that speaks them can be used.',
  'developers.video.obs':
    'In OBS choose WHIP as the service under Settings, Stream, enter the address of the room and the show’s key as the bearer token, H.264 without B-frames, a key frame every second.',
  'developers.video.now':
    'In this version, rooms show the cover picture; the two addresses don’t answer yet.',
  'developers.licences': 'Licences',
  'developers.licencesNote':
    'Souk is free software under the MIT licence. It’s built on {count, plural, one {# package} other {# packages}}:',
  'developers.package': 'Package',
  'developers.licence': 'Licence',
  'developers.findPackage': 'Find a package',
  'developers.metrics': 'Metrics for Prometheus',
} as const;

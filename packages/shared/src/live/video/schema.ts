import { z } from 'zod';

/** How sound and pictures of a show are sent or received: by WHIP or WHEP, with a token. */
export const videoDoor = z.object({
  url: z.string().meta({ description: 'Where the offer is posted to; of the market itself' }),
  token: z.string().meta({ description: 'The bearer token, for this show and direction' }),
  expiresAt: z.iso
    .datetime()
    .meta({ description: 'Until when the token opens a line; one that is open stays' }),
  iceServers: z.array(
    z.object({
      urls: z.string(),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});
export type VideoDoor = z.infer<typeof videoDoor>;

/** A show's picture for who leads it. */
export const hostVideo = z.object({
  server: z.string().meta({ description: 'The address an encoder sends to by WHIP' }),
  key: z
    .object({ hint: z.string().meta({ description: 'Its last signs' }), createdAt: z.iso.datetime() })
    .nullable()
    .meta({ description: 'The stream key there is, which itself was shown once' }),
  arriving: z
    .object({
      from: z.enum(['browser', 'encoder']),
      picture: z
        .object({
          codec: z.string(),
          kbps: z.number(),
          size: z
            .object({ width: z.int(), height: z.int(), perSecond: z.int() })
            .nullable()
            .meta({ description: 'Of each picture, and how many come in a second' }),
          isReordered: z.boolean().meta({
            description: 'They come in another order than they are shown in (B-frames), which stutters',
          }),
        })
        .nullable(),
      refused: z
        .array(z.string())
        .meta({ description: 'Codecs of pictures that were offered where none of them is taken' }),
      sound: z.object({ kbps: z.number() }).nullable(),
    })
    .nullable()
    .meta({ description: 'What comes in now; null while nobody sends' }),
  missingSeconds: z.number().meta({
    description: 'How much of the show could not be recorded so far, as the store or disk was full or gone',
  }),
});
export type HostVideo = z.infer<typeof hostVideo>;

export const newStreamKey = z.object({
  key: z.string().meta({ description: 'The bearer token of the encoder' }),
  hint: z.string(),
});
export type NewStreamKey = z.infer<typeof newStreamKey>;

/** What a host lets viewers see while their line stands. */
export const shownPictures = ['camera', 'screen', 'camera-off', 'break'] as const;
export type ShownPicture = (typeof shownPictures)[number];

export const shownPictureInput = z.strictObject({ shown: z.enum(shownPictures) });

export const videoStates = ['none', 'on-air', 'away'] as const;
export type VideoState = (typeof videoStates)[number];

/** `rooms/{showId}/state/video`: whether a show's picture arrives, for everyone in its room. */
export interface VideoDocument {
  /** `away`: it was there in the live show, and is looked for. */
  state: VideoState;
  /** Milliseconds since 1970. */
  since: number;
  /** Rises with every new publisher. */
  publishing: number;
  shown: ShownPicture;
}

/** So long after their picture is gone a host’s show ends. */
export const HOST_AWAY_MS = 5 * 60_000;
/** Of a host who leads without a picture, and is nowhere to be found. */
export const HOST_GONE_MS = 30 * 60_000;

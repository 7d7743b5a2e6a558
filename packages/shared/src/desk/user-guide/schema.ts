export const guideTopics = ['buying', 'live', 'selling', 'account', 'trust'] as const;

export type GuideTopic = (typeof guideTopics)[number];

export type GuideArticle = {
  slug: string;
  topic: GuideTopic;
  /** Whom it concerns first. */
  audience: 'buyers' | 'sellers' | 'everyone';
  title: string;
  /** One sentence that answers the question for most people. */
  summary: string;
  sections: ReadonlyArray<{ heading: string; paragraphs: readonly string[] }>;
};

import type { Story } from '../story.ts';

/** Where a part stands on the gallery's page. */
export function anchor(story: Story): string {
  return story.title.toLowerCase().replace(/[^a-z]+/g, '-');
}

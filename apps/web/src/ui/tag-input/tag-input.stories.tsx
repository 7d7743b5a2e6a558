import { useState } from 'react';
import type { Story } from '../story.ts';
import { TagInput } from './tag-input.tsx';

const say = { tags: 'Tags', add: 'Add a tag', wrong: 'One is enough' };

function Tags({ first, most }: { first: string[]; most?: number }) {
  const [tags, setTags] = useState<readonly string[]>(first);
  return (
    <TagInput
      label={say.tags}
      placeholder={say.add}
      value={tags}
      onChange={setTags}
      {...(most ? { most } : {})}
    />
  );
}

export const story: Story = {
  title: 'Tag input',
  states: [
    { name: 'Empty', render: () => <Tags first={[]} /> },
    { name: 'With words', render: () => <Tags first={['stoneware', 'teapot', 'handmade']} /> },
    { name: 'Full', render: () => <Tags first={['stoneware', 'teapot']} most={2} /> },
  ],
};

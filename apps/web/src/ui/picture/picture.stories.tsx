import type { Image } from '@souk/shared/images/schema.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { Picture } from './picture.tsx';

const say = { vase: 'A vase' };

function One({ ratio }: { ratio: `${number}/${number}` }) {
  const { pictures } = useSamples();
  return (
    <div className="max-w-50">
      <Picture image={pictures.products[0] ?? null} sizes="200px" ratio={ratio} className="rounded-16" />
    </div>
  );
}

function Waiting() {
  const { pictures } = useSamples();
  const image = pictures.products[1];
  const box = {
    aspectRatio: '4/5',
    backgroundColor: image?.colour ?? undefined,
    backgroundImage: image?.placeholder ? `url("${image.placeholder}")` : undefined,
  };
  return <span className="block max-w-50 rounded-16 bg-fill bg-cover" style={box} />;
}

export const story: Story = {
  title: 'Photo',
  states: [
    { name: 'A fixed box of 4:5', render: () => <One ratio="4/5" /> },
    { name: 'Square', render: () => <One ratio="1/1" /> },
    { name: 'Before it is there', render: Waiting },
    {
      name: 'None, or one that would not load',
      render: () => (
        <div className="max-w-50">
          <Picture
            image={null as Image | null}
            alt={say.vase}
            sizes="200px"
            ratio="4/5"
            className="rounded-16"
          />
        </div>
      ),
    },
  ],
};

import { useMemo } from 'react';
import { keepInMemory } from '@/platform/uploads/saved-uploads.ts';
import { createUploadList } from '@/platform/uploads/upload-list.ts';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { type Act, environmentThat, unfitFiles, usePainted } from './uploader.samples.ts';
import { Uploader } from './uploader.tsx';

const say = { pictures: 'Photos', long: 'IMG_20261120_that-has-a-very-long-name-indeed_edited-final.jpeg' };

export const story: Story = {
  title: 'Uploader',
  states: [
    { name: 'Empty', render: () => <Stalled hues={[]} /> },
    { name: 'One picture only', render: () => <Stalled hues={[30]} most={1} ratio="3/1" grid="" /> },
    { name: 'Stored', render: () => <Stalled hues={[]} stored={4} /> },
    {
      name: 'On their way, the others waiting',
      wide: true,
      render: () => <Stalled hues={[30, 80, 140, 200, 260]} stored={1} />,
    },
    { name: 'Paused', render: () => <Stalled hues={[200, 320]} act="pause" /> },
    { name: 'No connection', render: () => <Stalled hues={[80]} act="offline" /> },
    { name: 'Being looked at', render: () => <Stalled hues={[140]} act="check" /> },
    { name: 'No room left', render: () => <Stalled hues={[30]} act="quota" name={say.long} /> },
    { name: 'Signed out', render: () => <Stalled hues={[260]} act="signed-out" /> },
    { name: 'What cannot be a picture', wide: true, render: () => <Stalled hues={[]} act="refused" /> },
    { name: 'Right to left', dir: 'rtl', wide: true, render: () => <Stalled hues={[200, 80]} stored={2} /> },
  ],
};

interface StalledProps {
  hues: readonly number[];
  stored?: number;
  act?: Act;
  name?: string;
  most?: number;
  ratio?: `${number}/${number}`;
  grid?: string;
}

/** The real parts in front of a server that answers so far and no further. */
function Stalled({ hues, stored = 0, act = 'send', name, most = 10, ...shape }: StalledProps) {
  const { pictures } = useSamples();
  const list = useMemo(
    () =>
      createUploadList({
        owner: 'gallery',
        place: act,
        purpose: 'product-image',
        most,
        environment: environmentThat(act),
        keep: keepInMemory(),
      }),
    [act, most],
  );
  usePainted(hues, async (files) => {
    await list.begin(pictures.products.slice(0, stored));
    await list.add(
      act === 'refused' ? unfitFiles() : files.map((file) => (name ? new File([file], name) : file)),
    );
    if (act === 'pause') setTimeout(list.pauseAll, 50);
  });
  return <Uploader list={list} label={say.pictures} most={most} {...shape} />;
}

import { Button } from '../button/button.tsx';
import { useSamples } from '../gallery/samples-context.tsx';
import type { Story } from '../story.ts';
import { type ToastContent, toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

const nothing = () => undefined;
const toasts: readonly ToastContent[] = [
  {
    kind: 'done',
    title: 'Paid $61.20.',
    text: 'The shop is packing.',
    action: { label: 'See order', onClick: nothing },
  },
  {
    kind: 'bad',
    title: 'Your card was declined.',
    text: 'Try another one.',
    action: { label: 'Change', onClick: nothing },
  },
  { kind: 'undo', text: 'Bid $42 placed. Take back: 4 s', action: { label: 'Undo', onClick: nothing } },
  { kind: 'offline', text: 'Offline. Your words wait here.' },
];
const say = { show: 'Show one' };

function Outbid() {
  const { pictures } = useSamples();
  const image = pictures.products[0] ?? null;
  return (
    <ToastCard
      onClose={nothing}
      toast={{
        kind: 'picture',
        image,
        title: 'Outbid at $44.',
        text: '0:08 left',
        action: { label: 'Bid $46', onClick: nothing },
      }}
    />
  );
}

export const story: Story = {
  title: 'Toast',
  states: [
    {
      name: 'Looks',
      render: () => (
        <div className="grid gap-2.5">
          {toasts.map((content) => (
            <ToastCard key={content.kind} toast={content} onClose={nothing} />
          ))}
          <Outbid />
        </div>
      ),
    },
    {
      name: 'On screen',
      render: () => (
        <Button onClick={() => toast({ kind: 'done', title: 'Paid $61.20.', text: 'The shop is packing.' })}>
          {say.show}
        </Button>
      ),
    },
    { name: 'Right to left', dir: 'rtl', render: Outbid },
  ],
};

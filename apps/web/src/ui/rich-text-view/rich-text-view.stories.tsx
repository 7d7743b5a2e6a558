import type { Story } from '../story.ts';
import { RichTextView } from './rich-text-view.tsx';

const say = {
  teapot:
    'Wheel-thrown **stoneware**, dipped twice in a *honey ash glaze*, so no two pour quite the same colour.\nHolds 1.2 litres.\n\n- Dishwasher safe, top rack\n- Handle in ***steam-bent beech***\n- Glaze: [how it is made](https://kiln.example/ash)\n\nSent in a box of straw.',
  script: '<script>alert(1)</script> [click](javascript:alert(1)) <b>no</b>',
  arabic: 'إبريق **عسلي** من الخزف\n\n- آمن في غسالة الصحون\n- مقبض من خشب الزان',
};

export const story: Story = {
  title: 'Rich text',
  states: [
    { name: 'Paragraphs, list, link', render: () => <RichTextView text={say.teapot} /> },
    { name: 'Nothing in it runs', render: () => <RichTextView text={say.script} /> },
    { name: 'Right to left', dir: 'rtl', render: () => <RichTextView text={say.arabic} /> },
  ],
};

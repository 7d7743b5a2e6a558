import type { Story } from '../story.ts';
import { SocialButton } from './social-button.tsx';

const nothing = () => undefined;

export const story: Story = {
  title: 'Social sign-in button',
  states: [
    {
      name: 'Google and Apple',
      render: () => (
        <div className="grid h-12 grid-cols-2 gap-3">
          <SocialButton provider="google" onClick={nothing} />
          <SocialButton provider="apple" onClick={nothing} />
        </div>
      ),
    },
    {
      name: 'A whole sentence',
      render: () => (
        <div className="grid gap-2 *:h-12">
          <div>
            <SocialButton provider="google" onClick={nothing} wide />
          </div>
          <div>
            <SocialButton provider="apple" onClick={nothing} wide />
          </div>
        </div>
      ),
    },
    {
      name: 'Radius 0 and 50',
      render: () => (
        <div className="grid h-12 grid-cols-2 gap-3">
          <SocialButton provider="google" onClick={nothing} borderRadius={0} />
          <SocialButton provider="apple" onClick={nothing} borderRadius={50} />
        </div>
      ),
    },
    {
      name: 'Loading and disabled',
      render: () => (
        <div className="grid h-12 grid-cols-2 gap-3">
          <SocialButton provider="google" onClick={nothing} loading />
          <SocialButton provider="apple" onClick={nothing} disabled />
        </div>
      ),
    },
  ],
};

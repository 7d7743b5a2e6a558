import { cx } from '../cx.ts';
import type { Story, StoryState } from '../story.ts';
import { anchor } from './anchor.ts';

export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <div className="grid gap-10">
      {stories.map((story) => (
        <section
          key={story.title}
          id={anchor(story)}
          aria-label={story.title}
          data-story
          className="scroll-mt-24"
        >
          <h2 className="display mb-3 text-22">{story.title}</h2>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {story.states.map((state) => (
              <StateView key={state.name} state={state} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function StateView({ state }: { state: StoryState }) {
  const View = state.render;
  return (
    <figure
      className={cx('min-w-0 rounded-16 border border-line bg-surface p-5', state.wide && 'col-span-full')}
    >
      <figcaption className="mb-4 text-12 font-semibold text-ink-3">{state.name}</figcaption>
      <div dir={state.dir}>
        <View />
      </div>
    </figure>
  );
}

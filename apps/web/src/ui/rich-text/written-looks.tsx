import { looksOf } from '@souk/shared/rich-text/looks.ts';
import { memo } from 'react';
import { cx } from '../cx.ts';

/**
 * What is being written as readers will see it, behind the letters of the field. No letter may be wider than it is
 * there, or the caret would stand beside it: bold is drawn with a shadow, not with a bolder font.
 */
export const WrittenLooks = memo(function WrittenLooks({ text }: { text: string }) {
  return (
    <>
      {looksOf(text).map(({ text: piece, bold, italic, link, sign }, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its place
          key={place}
          className={cx(
            bold && '[text-shadow:0.4px_0_currentColor,-0.4px_0_currentColor]',
            italic && 'italic',
            link && 'underline decoration-control underline-offset-3',
            sign && 'text-ink-3',
          )}
        >
          {piece}
        </span>
      ))}
      {/* A last line that is empty still has its height. */}
      {text.endsWith('\n') ? ' ' : null}
    </>
  );
});

import { type Block, parseRichText, type Span } from '@souk/shared/rich-text/parse.ts';
import { type ReactNode, useMemo } from 'react';
import { cx } from '../cx.ts';

interface RichTextViewProps {
  /** As it was written: paragraphs, `**bold**`, `*italic*`, `- ` lists and links. */
  text: string;
  className?: string;
}

/** What someone wrote, as it is read; size and colour come from where it stands. */
export function RichTextView({ text, className }: RichTextViewProps) {
  const blocks = useMemo(() => parseRichText(text), [text]);
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-3 leading-relaxed wrap-anywhere', className)}>
      {keyed(blocks).map(([block, key]) =>
        block.kind === 'paragraph' ? (
          <p key={key} dir="auto" className="own-words whitespace-pre-line">
            <Words spans={block.spans} />
          </p>
        ) : (
          <List key={key} items={block.items} />
        ),
      )}
    </div>
  );
}

function List({ items }: { items: Extract<Block, { kind: 'list' }>['items'] }) {
  return (
    <ul className="grid list-disc gap-1 ps-5 marker:text-ink-3">
      {keyed(items).map(([item, key]) => (
        <li key={key} dir="auto" className="own-words">
          <Words spans={item} />
        </li>
      ))}
    </ul>
  );
}

function Words({ spans }: { spans: readonly Span[] }) {
  return keyed(spans).map(([span, key]) => <Word key={key} span={span} />);
}

function Word({ span: { text, bold, italic, link } }: { span: Span }) {
  let word: ReactNode = text;
  if (italic) word = <em>{word}</em>;
  if (bold) word = <strong className="font-semibold text-ink-1">{word}</strong>;
  if (!link) return word;
  // Where people's words lead is not vouched for.
  return (
    <a
      href={link}
      target="_blank"
      rel="nofollow ugc noopener noreferrer"
      className="font-medium text-ink-1 underline underline-offset-3"
    >
      {word}
    </a>
  );
}

/** The same words may stand in a text twice; where they stand tells them apart. */
function keyed<T>(parts: readonly T[]): Array<[T, number]> {
  return parts.map((part, place) => [part, place]);
}

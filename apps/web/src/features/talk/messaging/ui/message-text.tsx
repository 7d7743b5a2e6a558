import { partsOf } from '../model/links.ts';

/** Words as they were written; addresses in them can be followed, and learn nothing about where from. */
export function MessageText({ text }: { text: string }) {
  let at = 0;
  return partsOf(text).map((part) => {
    const key = at;
    at += part.text.length;
    if (part.kind === 'text') return <span key={key}>{part.text}</span>;
    return (
      <a
        key={key}
        href={part.href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        dir="ltr"
        className="wrap-anywhere underline decoration-current/50 underline-offset-3 hover:decoration-current"
      >
        {part.text}
      </a>
    );
  });
}

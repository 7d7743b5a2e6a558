import { type ReactEventHandler, useState } from 'react';

/** Shows a mail as a mail program would: on its own, and nothing in it runs. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  const [height, setHeight] = useState(560);
  const measure: ReactEventHandler<HTMLIFrameElement> = ({ currentTarget }) => {
    const page = currentTarget.contentDocument?.documentElement;
    if (page) setHeight(page.scrollHeight);
  };
  return (
    <iframe
      title={title}
      srcDoc={html}
      // Same origin only so that its height can be read; without scripts it can use that for nothing.
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      onLoad={measure}
      style={{ height }}
      className="block w-full rounded-16 border border-line bg-surface"
    />
  );
}

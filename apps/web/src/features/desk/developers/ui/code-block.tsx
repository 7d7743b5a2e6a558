/** Something to copy: it is never translated and always runs from left to right. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <section
      dir="ltr"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keys
      tabIndex={0}
      aria-label={label}
      className="min-w-0 overflow-x-auto rounded-12 bg-sunken px-4 py-3 text-13 leading-relaxed text-ink-1"
    >
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}

/** The stall that stands wherever there is nothing to show yet. */
export function MarketStall({ width = 96 }: { width?: number }) {
  return (
    <svg width={width} height={width * 0.72} viewBox="0 0 96 69" aria-hidden="true">
      <ellipse cx="48" cy="65" rx="48" ry="4" fill="var(--fill)" />
      <path d="M12 50h72v14H12z" fill="var(--fill)" />
      <path d="M11.5 28v37M84.5 28v37" strokeWidth="3" strokeLinecap="round" className="stroke-ink-3" />
      <rect x="6" y="43" width="84" height="7.5" rx="2" className="fill-track" />
      <circle cx="48" cy="37.5" r="3.6" fill="var(--accent)" />
      <path
        d="M8 0h16.2l-3.7 21.5a9.4 9.4 0 0 1-19-1.2L8 0ZM40.2 0h15.6l1.3 20.4a9.2 9.2 0 0 1-18.2 0L40.2 0ZM71.8 0H88l6.5 20.3a9.4 9.4 0 0 1-19 1.2L71.8 0Z"
        fill="var(--accent)"
      />
      <path
        d="M24.2 0h16l-1.3 20.4a9.2 9.2 0 0 1-18.4 1L24.2 0ZM55.8 0h16l3.7 21.4a9.2 9.2 0 0 1-18.4-1L55.8 0Z"
        className="fill-stripe"
      />
    </svg>
  );
}

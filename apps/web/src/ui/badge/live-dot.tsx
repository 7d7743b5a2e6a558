/** The beating dot beside "Live". */
export function LiveDot() {
  return (
    <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center rounded-full bg-live/20">
      <span className="size-3 animate-beat rounded-full bg-live" />
    </span>
  );
}

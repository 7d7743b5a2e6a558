import { Outlet } from '@tanstack/react-router';

/** Where a route's children are drawn; while the next of them is under way, its skeleton stands there instead. */
export function PageOutlet({ of }: { of: string }) {
  return (
    <div data-outlet={of} className="contents">
      <div className="contents">
        <Outlet />
      </div>
    </div>
  );
}

import { create } from 'zustand';

/** A question whether it is really the account's owner who is there; `answer` closes it. */
type Confirming = { answer: (confirmed: boolean) => void };

/** Drawn by the one dialog around the screens; one question at a time. */
export const useConfirming = create<{ asked: Confirming | null }>()(() => ({ asked: null }));

let underWay: Promise<boolean> | null = null;

/** Asks; calls that need the answer at the same time share the question. */
export function askToConfirm(): Promise<boolean> {
  underWay ??= new Promise<boolean>((resolve) => {
    const answer = (confirmed: boolean) => {
      underWay = null;
      useConfirming.setState({ asked: null });
      resolve(confirmed);
    };
    useConfirming.setState({ asked: { answer } });
  });
  return underWay;
}

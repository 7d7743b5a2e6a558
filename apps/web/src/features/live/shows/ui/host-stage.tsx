import type { ReactNode } from 'react';
import { useHammer } from '../model/use-hammer.ts';
import type { Room } from '../model/use-live-show.ts';
import { HammerCard } from './hammer-card.tsx';
import { RoomConnection } from './room-connection.tsx';
import { Stage } from './stage.tsx';

interface HostStageProps {
  room: Room;
  video?: ReactNode;
  controls?: ReactNode;
  reactions: ReactNode;
  /** What they read above it on a phone: how the show goes. */
  figures: ReactNode;
  /** What only who leads the show has over the picture. */
  children: ReactNode;
}

// Nobody bids on their own lots.
const nobody: readonly string[] = [];

/** What the room sees, for who leads the show. */
export function HostStage({ room, video, controls, reactions, figures, children }: HostStageProps) {
  const { hammer, close } = useHammer(room.show.lots, nobody);
  return (
    <Stage show={room.show} video={video} controls={controls} reactions={reactions} figures={figures}>
      {children}
      <RoomConnection isCurrent={room.isCurrent} />
      <HammerCard hammer={hammer} isWon={false} onClose={close} />
    </Stage>
  );
}

import type { ShowId, UserId } from '@souk/shared/ids.ts';
import type { CoHostState } from '@souk/shared/live/co-hosts/schema.ts';
import type { SecondLayout, SecondSource } from '@souk/shared/live/video/second-picture.ts';
import type { Generated } from 'kysely';
import type { MaybeTime, Time } from './column-types.ts';

/** Who leads a show with its host, and the picture beside the host's own. */
export interface CoHostTables {
  co_hosts: CoHostsTable;
  second_pictures: SecondPicturesTable;
  second_looks: SecondLooksTable;
  phone_cameras: PhoneCamerasTable;
}

interface CoHostsTable {
  show_id: ShowId;
  user_id: UserId;
  state: CoHostState;
  invited_at: Time;
  accepted_at: Time | null;
  waits_since: MaybeTime;
}

interface SecondPicturesTable {
  show_id: ShowId;
  source: SecondSource;
  holder: string | null;
  user_id: UserId | null;
  line: string;
  state: 'none' | 'on-air';
  publishing: number;
  publisher: string;
  layout: SecondLayout;
  is_hidden: boolean;
  is_muted: boolean;
}

interface SecondLooksTable {
  show_id: ShowId;
  number: Generated<number>;
  at: Time;
  line: string;
  user_id: UserId | null;
  layout: SecondLayout;
  is_seen: boolean;
  is_heard: boolean;
}

interface PhoneCamerasTable {
  show_id: ShowId;
  id: string;
  link_hash: Buffer | null;
  link_until: Time | null;
  key_hash: Buffer | null;
}

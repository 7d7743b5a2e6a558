import { expect, test } from 'vitest';
import { marketInvariants } from '../../market-invariants.ts';
import { videoCheck } from '../../platform/files/video-check.ts';
import { checkInvariants } from '../../platform/invariants.ts';
import { testClock } from '../../testing/test-clock.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { seedDemo } from '../seed.ts';
import { previewedShows, previewIdOf, putPreviewClip } from './preview-clips.ts';

test('coming shows of the demo world have a clip that a host could have sent, drawn once', {
  tags: 'whole',
}, async () => {
  await using database = await cloneDatabase();
  const { db } = database;
  const clock = testClock(new Date('2026-11-20T18:04:11Z'));
  await seedDemo({ db, clock });
  expect(previewedShows.length).toBeGreaterThan(3);
  const [show] = previewedShows;
  const kept: Buffer[] = [];
  const storage = { put: async (_: string, bytes: Uint8Array) => void kept.push(Buffer.from(bytes)) };
  const ctx = { db, clock };
  await putPreviewClip(ctx, storage, show!);
  const check = videoCheck();
  check.read(kept[0]!);
  expect([check.type(), check.toHide?.()]).toEqual(['video/mp4', []]);
  const clipOf = async () =>
    (await db.selectFrom('shows').select('clip_id').where('id', '=', show!.id).executeTakeFirstOrThrow())
      .clip_id;
  expect(await clipOf()).toBe(previewIdOf(show!));
  expect((await checkInvariants(db, marketInvariants)).filter(({ ok }) => !ok)).toEqual([]);
  await db.updateTable('shows').set({ clip_id: null }).where('id', '=', show!.id).execute();
  await putPreviewClip(ctx, storage, show!);
  expect(await clipOf()).toBeNull();
});

import { createHash } from 'node:crypto';
import { still } from '@souk/drawing/index.ts';
import { rasterise } from '@souk/drawing/raster.ts';
import type { FileId, ImageId, OfferId } from '@souk/shared/ids.ts';
import { answerWithinMs } from '@souk/shared/market/offers/rules.ts';
import type { InboxData, MessageData } from '@souk/shared/talk/messaging/documents.ts';
import { inboxPath, marksPath, messagesPath, pairOf } from '@souk/shared/talk/messaging/paths.ts';
import { lineOf } from '@souk/shared/talk/messaging/rules.ts';
import type { Db } from '../platform/db/database.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import { originalKey } from '../platform/images/index.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Anchor } from './anchor.ts';
import { type DemoPicture, type DemoSaid, type DemoTalk, talks } from './content/talks.ts';
import type { People } from './people.ts';
import type { DemoProduct } from './products.ts';

interface Scene {
  people: People;
  products: readonly DemoProduct[];
  anchor: Anchor;
}

interface Written {
  id: string;
  data: MessageData;
  title: string;
}

const pictureIdOf = (name: string) => idOf<ImageId>(`message-picture:${name}`);
const size = { width: 960, height: 600 } as const;

/** What the demo buyer and the demo seller wrote and were written, and what they have not read yet. */
export function conversationsOf(scene: Scene) {
  const all = talks.map((talk) => ({ talk, messages: messagesOf(talk, scene) }));
  const documents = all.flatMap(({ talk, messages }) => documentsOf(talk, messages, scene));
  return {
    live_collections: [...Map.groupBy(documents, ({ collection }) => collection)].map(([path, held]) => ({
      path,
      seq: held.length,
    })),
    live_documents: numbered(documents),
    files: pictures().map((shown) => fileOf(shown, scene)),
    message_pictures: all.flatMap(({ talk, messages }) =>
      messages.flatMap(({ id, data }) =>
        (data.pictures ?? []).map((picture) => ({
          message_id: id,
          file_id: picture.id as string as FileId,
          pair: pairIn(talk, scene),
        })),
      ),
    ),
  };
}

/** The offer on the demo seller's card: less than asked, more than offered. */
export function talkedOffer({ people, products, anchor }: Scene): NewRow<'offers'>[] {
  const item = products.find(({ listed }) => listed.good.title === talkedProduct);
  const variant = item?.variants[0];
  if (!item || !variant) return [];
  const created = anchor.minutes(-40);
  return [
    {
      id: offerIdOf(item),
      product_id: item.product.id,
      variant_id: variant.id,
      buyer_id: people.named('ines.carvalho').id,
      amount: 48_00,
      counter_amount: 52_00,
      currency: item.product.currency,
      state: 'countered',
      created_at: created,
      expires_at: new Date(created.getTime() + answerWithinMs),
    },
  ];
}

const talkedProduct = 'Honey-glaze teapot, 1.2 L';
const offerIdOf = ({ product }: DemoProduct) => idOf<OfferId>(`offer:${product.id}/talked`);

const pairIn = ({ between: [one, other] }: DemoTalk, { people }: Scene) =>
  pairOf(people.named(one).id, people.named(other).id);

function messagesOf(talk: DemoTalk, scene: Scene): Written[] {
  const { people, anchor } = scene;
  return talk.said.map(([who, minutesAgo, what], nth) => {
    const [reader, emoji] = talk.reactions?.[nth] ?? [];
    const { title, ...content } = contentOf(what, scene);
    const data: MessageData = {
      by: people.named(who).id,
      // In the order they were said, though within a minute.
      at: anchor.minutes(-minutesAgo).getTime() + nth * 1_000,
      ...content,
      ...(reader && emoji ? { reactions: { [people.named(reader).id]: emoji } } : {}),
    };
    return { id: idOf<string>(`message:${talk.between.join('~')}:${nth}`), data, title };
  });
}

function contentOf(
  what: DemoSaid,
  { products }: Scene,
): Pick<MessageData, 'text' | 'card' | 'pictures'> & { title: string } {
  if ('picture' in what) {
    const { name, alt } = what.picture;
    return { text: what.text ?? '', pictures: [{ id: pictureIdOf(name), ...size, alt }], title: '' };
  }
  if ('text' in what) return { text: what.text, title: '' };
  const title = 'product' in what ? what.product : what.offer;
  const item = products.find(({ listed }) => listed.good.title === title);
  if (!item) throw new Error(`nobody sells "${title}"`);
  const card =
    'product' in what
      ? { kind: 'product' as const, id: item.product.id as string }
      : { kind: 'offer' as const, id: offerIdOf(item) as string, turn: 'counter' as const };
  return { text: '', card, title };
}

interface Document {
  collection: string;
  id: string;
  data: object;
}

function documentsOf(talk: DemoTalk, messages: readonly Written[], scene: Scene): Document[] {
  const [one, other] = talk.between.map((handle) => scene.people.named(handle).id);
  const last = messages.at(-1);
  if (!one || !other || !last) return [];
  const pair = pairOf(one, other);
  const head = messages.length;
  const unread = talk.unread ?? 0;
  const unreadOf = (reader: string) => (last.data.by === reader ? 0 : unread);
  const inbox = (reader: string, writer: string): Document => {
    const data = {
      with: writer,
      ...lineOf(last.data, last.title),
      by: last.data.by,
      at: last.data.at,
      born: head,
      unread: unreadOf(reader),
    } as InboxData;
    return { collection: inboxPath(reader), id: writer, data };
  };
  const mark = (reader: string): Document => ({
    collection: marksPath(pair),
    id: reader,
    data: { delivered: head - unreadOf(reader), read: head - unreadOf(reader) },
  });
  return [
    ...messages.map(({ id, data }) => ({ collection: messagesPath(pair), id, data })),
    mark(one),
    mark(other),
    inbox(one, other),
    inbox(other, one),
  ];
}

/** Each document was written once, and in this order. */
function numbered(documents: readonly Document[]): NewRow<'live_documents'>[] {
  const heads = new Map<string, number>();
  return documents.map(({ collection, id, data }) => {
    const seq = (heads.get(collection) ?? 0) + 1;
    heads.set(collection, seq);
    return { collection, id, data: JSON.stringify(data), seq, born: seq };
  });
}

interface ShownPicture {
  who: string;
  minutesAgo: number;
  picture: DemoPicture;
}

const pictures = (): ShownPicture[] =>
  talks.flatMap(({ said }) =>
    said.flatMap(([who, minutesAgo, what]) =>
      'picture' in what ? [{ who, minutesAgo, picture: what.picture }] : [],
    ),
  );

const fileOf = ({ who, minutesAgo, picture }: ShownPicture, { people, anchor }: Scene): NewRow<'files'> => {
  const id = pictureIdOf(picture.name);
  const sent = anchor.minutes(-minutesAgo);
  return {
    id: id as string as FileId,
    owner_id: people.named(who).id,
    purpose: 'message-image',
    visibility: 'private',
    folder: 'images',
    name: `${picture.name}.webp`,
    content_type: 'image/webp',
    size: 1,
    received: 1,
    kept_size: 1,
    state: 'ready',
    storage_key: originalKey(id),
    sha256: Buffer.alloc(32),
    alt: picture.alt,
    created_at: sent,
    updated_at: sent,
    expires_at: sent,
  };
};

/** The pictures themselves; how large they are is known once they are drawn. */
export async function putMessagePictures(
  storage: Storage,
): Promise<Array<{ id: FileId; size: number; sha256: Buffer }>> {
  const put = pictures().map(async ({ picture: { name, kind, seed } }) => {
    const id = pictureIdOf(name);
    const bytes = await rasterise(still({ kind, seed, ...size }), { width: size.width, format: 'webp' });
    await storage.put(originalKey(id), bytes);
    const sha256 = createHash('sha256').update(bytes).digest();
    return { id: id as string as FileId, size: bytes.length, sha256 };
  });
  return await Promise.all(put);
}

export async function noteMessagePictures(
  tx: Db,
  drawn: Awaited<ReturnType<typeof putMessagePictures>>,
): Promise<void> {
  for (const { id, size: bytes, sha256 } of drawn) {
    const kept = { size: bytes, received: bytes, kept_size: bytes, sha256 };
    await tx.updateTable('files').set(kept).where('id', '=', id).execute();
  }
}

import type { FileRefusal, StoredFile } from '@souk/shared/files/schema.ts';
import type { FileRow, ShownFile } from './file.repo.ts';

export const presentFile = (file: ShownFile): StoredFile => ({
  _id: file.id,
  name: file.name,
  contentType: file.content_type,
  size: file.kept_size ?? file.size,
  received: file.received,
  purpose: file.purpose,
  visibility: file.visibility,
  state: file.state,
  refusal: file.refusal as FileRefusal | null,
  alt: file.alt,
  focus: { x: file.focus_x, y: file.focus_y },
  custom: file.custom,
  createdAt: file.created_at.toISOString(),
  updatedAt: file.updated_at.toISOString(),
  image: file.image,
  url: file.state === 'ready' && file.visibility === 'public' ? addressOf(file) : null,
});

/** Whatever the name is: it is there for people. */
export const addressOf = ({ id, name }: Pick<FileRow, 'id' | 'name'>): string =>
  `/files/${id}/${encodeURIComponent(name.toWellFormed())}`;

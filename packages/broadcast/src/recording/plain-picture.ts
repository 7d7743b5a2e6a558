import { formatOfH264 } from './h264-parameters.ts';
import type { Picture } from './picture.ts';

/** 160×96, constrained baseline, without a filter's settings: what is said of a picture in one colour. */
const sequence = Buffer.from('6742c00adc28d9', 'hex');
const parameters = Buffer.from('68ce3880', 'hex');
const BLOCKS = 10 * 6;
/** A key slice whose blocks, of eight bits each, are all predicted from nothing: grey. */
const slice = Buffer.concat([
  Buffer.from([0x65, 0x88, 0x84]),
  Buffer.alloc(BLOCKS, 0x93),
  Buffer.from([0xc0]),
]);

/** What stands for a picture that nobody has seen, so that the sound beside it is recorded. */
export function plainPicture(at: number): Picture {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(slice.length);
  return { bytes: Buffer.concat([length, slice]), isKey: true, timestamp: 0, at, format };
}

const format = formatOfH264(sequence, parameters)!;

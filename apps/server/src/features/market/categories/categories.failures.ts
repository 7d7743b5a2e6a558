import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

/** Something is filed in it, or another category stands below it. */
export const categoryInUse = (): Failure =>
  new Failure({
    code: 'category_in_use',
    status: 409,
    message: 'This category isn’t empty. Move what’s in it first.',
  });

const problems = {
  unknown: 'There’s no such category.',
  circle: 'Is the category itself, or below it.',
  deep: 'Would be too many levels deep.',
} as const;

export const wrongParent = (problem: keyof typeof problems): Failure =>
  invalidInput([{ field: 'parentId', message: problems[problem] }]);

import { Failure } from '../../../platform/errors/failure.ts';
import { invalidInput } from '../../../platform/errors/failures.ts';

export const importRunning = (): Failure =>
  new Failure({
    code: 'import_running',
    status: 409,
    message: 'Another file of this shop is being imported. Wait for it, or cancel it.',
  });

export const importNotChecked = (): Failure =>
  new Failure({ code: 'import_not_checked', status: 409, message: 'This import can’t be started now.' });

export const importOver = (): Failure =>
  new Failure({ code: 'import_over', status: 409, message: 'This import is over.' });

export const noTable = (): Failure =>
  invalidInput([{ field: 'fileId', message: 'Isn’t a CSV file uploaded with the purpose “import”.' }]);

export const noCategory = (): Failure =>
  invalidInput([{ field: 'fallbackCategory', message: 'There’s no such category.' }]);

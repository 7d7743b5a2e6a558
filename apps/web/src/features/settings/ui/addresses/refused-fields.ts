import type { FieldProblem } from '@souk/shared/errors.ts';
import { isApiError } from '@/platform/api/index.ts';
import type { AddressFieldId, AddressLabels } from './use-address-labels.ts';

/** The fields of the form that the server had something to say about; empty for every other failure. */
export function refusedFields(error: unknown, labels: AddressLabels): AddressFieldId[] {
  if (!isApiError(error, 'invalid_input') || !Array.isArray(error.details)) return [];
  const fields = (error.details as FieldProblem[]).map(({ field }) => `address-${field}`);
  return (Object.keys(labels) as AddressFieldId[]).filter((id) => fields.includes(id));
}

import { fieldsOf } from '@/platform/api/fields-of.ts';
import type { AddressFieldId, AddressLabels } from './use-address-labels.ts';

/** The fields of the form that the server had something to say about; empty for every other failure. */
export function refusedFields(error: unknown, labels: AddressLabels): AddressFieldId[] {
  const fields = fieldsOf(error).map((field) => `address-${field}`);
  return (Object.keys(labels) as AddressFieldId[]).filter((id) => fields.includes(id));
}

import { api } from '@/platform/api/index.ts';
import { type MethodDraft, methodBody } from '../model/method.ts';

export function addMethod(shopId: string, method: MethodDraft): Promise<unknown> {
  return api.post(`/shops/${shopId}/shipping-methods`, methodBody(method));
}

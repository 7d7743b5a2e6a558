import { api } from '@/platform/api/index.ts';

export type CodeWay = 'email' | 'phone';

export function sendCode(userId: string, way: CodeWay, phone?: string): Promise<unknown> {
  return api.post(`/users/${userId}/verification/${way}`, phone ? { phone } : {});
}

export function confirmCode(userId: string, way: CodeWay, code: string): Promise<unknown> {
  return api.post(`/users/${userId}/verification/${way}/confirm`, { code });
}

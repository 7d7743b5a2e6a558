import type {
  AdminUserChange,
  AdminUserDetail,
  AdminUserList,
  SecondFactorRemoval,
  UserSort,
  UserState,
} from '@souk/shared/desk/admin-users/schema.ts';
import type { Role } from '@souk/shared/identity/accounts/schema.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/platform/api/index.ts';

interface PeopleWanted {
  page: number;
  perPage: number;
  search?: string;
  sort?: UserSort;
  role?: Role;
  state?: UserState;
}

export function getPeople(wanted: PeopleWanted) {
  return queryOptions({
    queryKey: ['admin', 'people', 'list', wanted],
    queryFn: ({ signal }) => api.get<AdminUserList>('/admin/users', { query: { ...wanted }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function getPerson(userId: string) {
  return queryOptions({
    queryKey: ['admin', 'people', 'one', userId],
    queryFn: ({ signal }) => api.get<AdminUserDetail>(`/admin/users/${userId}`, { signal }),
  });
}

export const changePerson = (userId: string, change: AdminUserChange): Promise<AdminUserDetail> =>
  api.patch<AdminUserDetail>(`/admin/users/${userId}`, change);

export const endSessionsOf = (userId: string): Promise<void> => api.delete(`/admin/users/${userId}/sessions`);

export const switchOffSecondFactorOf = (userId: string, reason: string): Promise<void> =>
  api.post(`/admin/users/${userId}/second-factor/off`, { reason } satisfies SecondFactorRemoval);

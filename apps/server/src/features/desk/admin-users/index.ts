export { adminUsers } from './admin-users.plugin.ts';
export { type Granted, grantRole } from './role.service.ts';

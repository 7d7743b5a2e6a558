export { firstAdmin } from './first-admin.plugin.ts';
export { firstAdminLink } from './first-admin.service.ts';

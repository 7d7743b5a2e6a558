/** The backend's base address, set here and nowhere else. */
export const apiBase = '/api';

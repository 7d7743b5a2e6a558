import type { PersonalPart } from '../../../platform/personal-data.ts';

export const addressesPart: PersonalPart = {
  name: 'addresses',
  give: (db, userId) =>
    db
      .selectFrom('addresses')
      .select(['name', 'country', 'street', 'extra', 'city', 'region', 'postal_code as postalCode', 'phone'])
      .select(['hold_until as holdUntil', 'is_default as isDefault', 'created_at as since'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  async forget(tx, userId) {
    await tx.deleteFrom('addresses').where('user_id', '=', userId).execute();
  },
};

import type { OwnUser, PublicUser } from '@souk/shared/accounts/schema.ts';
import type { FoundSelf, FoundUser } from './users.repo.ts';

export const presentPublicUser = (user: FoundUser): PublicUser => ({
  _id: user.id,
  name: user.name,
  handle: user.handle,
  picture: picture(user),
  bio: user.bio,
  city: user.city,
  joinedAt: user.created_at.toISOString(),
  shopId: user.shop_id === null ? null : { _id: user.shop_id, name: user.shop_name!, slug: user.shop_slug! },
});

export const presentOwnUser = (user: FoundSelf): OwnUser => ({
  ...presentPublicUser(user),
  email: user.email,
  emailVerified: user.email_verified_at !== null,
  defaultpaymentmethod: user.default_payment_method,
  muted: user.muted,
  role: user.role,
});

const picture = (user: FoundUser): PublicUser['picture'] =>
  user.picture_id === null
    ? null
    : {
        _id: user.picture_id,
        width: user.picture_width!,
        height: user.picture_height!,
        alt: user.picture_alt!,
        placeholder: user.picture_placeholder,
        colour: user.picture_colour,
      };

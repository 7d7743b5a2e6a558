import type { OwnUser, PublicUser, UserBadge } from '@souk/shared/identity/accounts/schema.ts';
import type { Relation } from '../people/index.ts';
import type { FoundSelf, FoundUser } from './users.repo.ts';

const strangers = { following: false, blocked: false };

export const presentPublicUser = (
  user: FoundUser,
  relation: Pick<Relation, 'following' | 'blocked'> = strangers,
): PublicUser => ({
  _id: user.id,
  name: user.name,
  handle: user.handle,
  picture: picture(user),
  bio: user.bio,
  city: user.city,
  links: user.links,
  badges: badgesOf(user),
  joinedAt: user.created_at.toISOString(),
  followerCount: user.follower_count,
  followingCount: user.following_count,
  following: relation.following,
  blocked: relation.blocked,
  shopId: user.shop_id === null ? null : { _id: user.shop_id, name: user.shop_name!, slug: user.shop_slug! },
});

export const presentOwnUser = (user: FoundSelf): OwnUser => ({
  ...presentPublicUser(user),
  email: user.email,
  emailVerified: user.email_verified_at !== null,
  mailRefusedAt: user.mail_refused_at?.toISOString() ?? null,
  phone: user.phone,
  phoneVerified: user.phone_verified_at !== null,
  sellerVerified: user.seller_verified_at !== null,
  language: user.language,
  hasPassword: user.has_password,
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

function badgesOf(user: FoundUser): UserBadge[] {
  const badges: UserBadge[] = [];
  if (user.role !== 'member') badges.push('staff');
  if (user.seller_verified_at !== null) badges.push('seller');
  if (user.email_verified_at !== null) badges.push('email');
  if (user.phone_verified_at !== null) badges.push('phone');
  return badges;
}

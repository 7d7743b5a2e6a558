import { z } from 'zod';

/** An id of anything. The database reads capitals as the same id; here it has one form, so that two can be compared. */
export const anyId = z.uuid().toLowerCase();

// An id of one thing cannot be passed for another: each noun has its own brand.
const id = <B extends string>() => anyId.brand<B>();

export const userId = id<'user'>();
export const sessionId = id<'session'>();
export const shopId = id<'shop'>();
export const productId = id<'product'>();
export const variantId = id<'variant'>();
export const eventId = id<'event'>();
export const showId = id<'show'>();
export const lotId = id<'lot'>();
export const stepId = id<'step'>();
export const lotSaleId = id<'lot-sale'>();
export const categoryId = id<'category'>();
export const imageId = id<'image'>();
export const reviewId = id<'review'>();
export const offerId = id<'offer'>();
export const flashSaleId = id<'flash-sale'>();
export const tipId = id<'tip'>();
export const reportId = id<'report'>();
export const suspicionId = id<'suspicion'>();
export const passkeyId = id<'passkey'>();
export const addressId = id<'address'>();
export const sellerCheckId = id<'seller-check'>();
export const sellerDocumentId = id<'seller-document'>();
export const storedMessageId = id<'kept-message'>();
export const auditEntryId = id<'audit-entry'>();
export const fileId = id<'file'>();
export const importId = id<'import'>();
export const shippingProfileId = id<'shipping-profile'>();
export const shippingMethodId = id<'shipping-method'>();
export const checkoutId = id<'checkout'>();
export const orderId = id<'order'>();
export const orderLineId = id<'order-line'>();
export const ticketId = id<'ticket'>();
export const parcelId = id<'parcel'>();
export const bundleId = id<'bundle'>();
export const couponId = id<'coupon'>();
export const payoutId = id<'payout'>();
export const debtPaymentId = id<'debt-payment'>();
export const jobId = id<'job'>();
export const bankAccountId = id<'bank-account'>();
export const cardId = id<'card'>();
export const paymentId = id<'payment'>();
export const refundId = id<'refund'>();
export const disputeId = id<'dispute'>();
export const chargebackId = id<'chargeback'>();

/** How a shop or category is addressed: by its id, or by the words of its own address. */
export const idOrSlug = z
  .string()
  .regex(/^[\w-]{1,100}$/)
  .toLowerCase();

/** For an id that no schema has parsed: what of an address is looked at before its input is. */
export const canonicalId = (text: string): string => text.toLowerCase();

export const isCanonicalId = (text: string): boolean => anyId.safeParse(text).data === text;

export type UserId = z.infer<typeof userId>;
export type SessionId = z.infer<typeof sessionId>;
export type ShopId = z.infer<typeof shopId>;
export type ProductId = z.infer<typeof productId>;
export type VariantId = z.infer<typeof variantId>;
export type EventId = z.infer<typeof eventId>;
export type ShowId = z.infer<typeof showId>;
export type LotId = z.infer<typeof lotId>;
export type StepId = z.infer<typeof stepId>;
export type LotSaleId = z.infer<typeof lotSaleId>;
export type CategoryId = z.infer<typeof categoryId>;
export type ImageId = z.infer<typeof imageId>;
export type ReviewId = z.infer<typeof reviewId>;
export type OfferId = z.infer<typeof offerId>;
export type FlashSaleId = z.infer<typeof flashSaleId>;
export type TipId = z.infer<typeof tipId>;
export type TicketId = z.infer<typeof ticketId>;
export type CouponId = z.infer<typeof couponId>;
export type ReportId = z.infer<typeof reportId>;
export type SuspicionId = z.infer<typeof suspicionId>;
export type PasskeyId = z.infer<typeof passkeyId>;
export type AddressId = z.infer<typeof addressId>;
export type SellerCheckId = z.infer<typeof sellerCheckId>;
export type SellerDocumentId = z.infer<typeof sellerDocumentId>;
export type StoredMessageId = z.infer<typeof storedMessageId>;
export type AuditEntryId = z.infer<typeof auditEntryId>;
export type FileId = z.infer<typeof fileId>;
export type ImportId = z.infer<typeof importId>;
export type ShippingProfileId = z.infer<typeof shippingProfileId>;
export type ShippingMethodId = z.infer<typeof shippingMethodId>;
export type CheckoutId = z.infer<typeof checkoutId>;
export type OrderId = z.infer<typeof orderId>;
export type ParcelId = z.infer<typeof parcelId>;
export type BundleId = z.infer<typeof bundleId>;
export type OrderLineId = z.infer<typeof orderLineId>;
export type PayoutId = z.infer<typeof payoutId>;
export type DebtPaymentId = z.infer<typeof debtPaymentId>;
export type JobId = z.infer<typeof jobId>;
export type BankAccountId = z.infer<typeof bankAccountId>;
export type CardId = z.infer<typeof cardId>;
export type PaymentId = z.infer<typeof paymentId>;
export type RefundId = z.infer<typeof refundId>;
export type DisputeId = z.infer<typeof disputeId>;
export type ChargebackId = z.infer<typeof chargebackId>;

import { lookingAtBids } from './features/desk/bid-signals/index.ts';
import { signInJobs } from './features/identity/sign-in/index.ts';
import { documentCleaning } from './features/identity/verification/index.ts';
import { remindingWatchers } from './features/live/auction-lists/index.ts';
import { auctionsJobs } from './features/live/auctions/index.ts';
import {
  clearingClips,
  cuttingClips,
  deletingClipsOf,
  deletingLotClips,
  keepProofs,
} from './features/live/clips/index.ts';
import { hostingJobs } from './features/live/hosting/index.ts';
import { deletingRecordings } from './features/live/replays/index.ts';
import { schedulingJobs } from './features/live/scheduling/index.ts';
import { showMinutes } from './features/live/show-reports/index.ts';
import { catalogJobs } from './features/market/catalog/index.ts';
import { tellingKeepers } from './features/market/favorites/index.ts';
import { type ImportJobsParts, importJobs } from './features/market/imports/index.ts';
import { expiringOffers } from './features/market/offers/index.ts';
import { moneyWork } from './features/money/index.ts';
import {
  afterMessage,
  noticingDeleted,
  noticingEdited,
  noticingRead,
} from './features/talk/messaging/index.ts';
import { notificationsJobs } from './features/talk/notifications/index.ts';
import { presenceSweeping } from './features/talk/presence/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Db } from './platform/db/database.ts';
import { fileJobs, openUploadPlace } from './platform/files/index.ts';
import { cleaning } from './platform/jobs/cleaning.job.ts';
import type { AnyJob } from './platform/jobs/job.ts';

import { senderOf } from './platform/mail/mail-market.ts';
import { readMarket } from './platform/mail/read-market.ts';
import { sendMailJob } from './platform/mail/send-mail.job.ts';
import { smtpMail } from './platform/mail/smtp-mail.ts';
import { storedMail, storedTexts } from './platform/messages/stored-messages.ts';
import { type Outgoing, openOutgoing } from './platform/outgoing/outgoing.ts';
import type { PaymentProvider } from './platform/payments/index.ts';
import { remember } from './platform/remember.ts';
import type { Secrets } from './platform/secrets/secrets.ts';

import { gatewayTexts } from './platform/sms/gateway-texts.ts';
import { sendTextJob } from './platform/sms/send-text.job.ts';
import { deletingFilesOf } from './platform/storage/deleting-files.job.ts';
import { openStorage } from './platform/storage/open-storage.ts';
import { recordingPastShows } from './seed/past-show/recording-past-show.job.ts';

interface MarketJobsParts {
  config: Config;
  db: Db;
  clock: Clock;
  secrets: Secrets;
  /** Who takes cards. */
  payments: PaymentProvider;
  /** How push services are reached; the tests' own reaches this machine. */
  outgoing?: Outgoing | undefined;
}

/** Every job of the market. One that is asked for and not in this list waits two weeks for a worker that has it. */
export function marketJobs(parts: MarketJobsParts): AnyJob[] {
  const { documentDays } = parts.config;
  const storage = openStorage(parts.config);
  const place = openUploadPlace(parts.config, parts.db);
  return [
    cleaning,
    ...catalogJobs,
    ...signInJobs(parts.secrets),
    deletingFilesOf(storage),
    ...fileJobs({ storage, place }),
    ...importJobs(importParts(parts.config, storage, place)),
    documentCleaning({ storage, documentDays }),
    expiringOffers,
    presenceSweeping,
    afterMessage,
    noticingDeleted,
    noticingEdited,
    noticingRead,
    tellingKeepers,
    ...moneyWork(parts).jobs,
    ...auctionsJobs,
    ...schedulingJobs,
    showMinutes,
    remindingWatchers,
    ...hostingJobs,
    deletingRecordings({ storage, before: [keepProofs(storage), deletingClipsOf] }),
    cuttingClips(storage),
    ...(parts.config.demo ? [recordingPastShows(storage)] : []),
    clearingClips,
    deletingLotClips(storage),
    lookingAtBids,
    ...messageJobs(parts),
  ];
}

function importParts(
  { url, userQuotaBytes }: Config,
  storage: ImportJobsParts['storage'],
  place: ImportJobsParts['place'],
): ImportJobsParts {
  const { origin } = new URL(url);
  // The pictures of the samples are in this market, which may be on this very machine.
  const isOwn = (address: URL) => address.origin === origin && address.pathname.startsWith('/samples/');
  return { url, storage, place, quotaBytes: userQuotaBytes, outgoing: openOutgoing({ isOwn }) };
}

function messageJobs({
  config,
  db,
  clock,
  secrets,
  outgoing = openOutgoing(),
}: Omit<MarketJobsParts, 'payments'>): AnyJob[] {
  const market = remember(clock, 5_000, () => readMarket(db, config));
  const { mail, sms } = config;
  const contact = mail.from
    ? `mailto:${senderOf(mail.from, { name: '', url: config.url }).address}`
    : config.url;
  return [
    ...notificationsJobs({ secrets, market, contact, outgoing }),
    sendMailJob({
      secrets,
      market,
      from: mail.from,
      port: mail.smtpUrl === undefined ? storedMail(db, secrets) : smtpMail({ url: mail.smtpUrl }),
    }),
    sendTextJob({
      secrets,
      market,
      port:
        sms.url === undefined ? storedTexts(db, secrets) : gatewayTexts({ url: sms.url, token: sms.token }),
    }),
  ];
}

import type { AuditAction } from '@souk/shared/desk/audit/schema.ts';
import type { DocumentKind } from '@souk/shared/identity/verification/schema.ts';
import type { AuditEntryId, SellerCheckId, SellerDocumentId } from '@souk/shared/ids.ts';
import { checkRow, documentRow } from '../features/identity/verification/check.builder.ts';
import type { NewRow } from '../platform/db/insert-all.ts';
import { idOf } from '../platform/ids.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { Anchor } from './anchor.ts';
import { shopkeepers } from './content/named-people.ts';
import { sampleBill, sampleCard, samplePdf } from './papers.ts';
import type { DemoPerson, People } from './people.ts';

interface DemoCheck {
  who: string;
  legalName: string;
  country: string;
  hoursAgo: number;
  documents: readonly DocumentKind[];
  /** Without one it still waits. */
  refused?: { reason: string; hoursAgo: number };
}

/** Shops that have no mark yet: two whose papers wait for the admin, and one that has to try again. */
const demoChecks: readonly DemoCheck[] = [
  {
    who: 'wren.achterberg',
    legalName: 'Wren Johanna Achterberg',
    country: 'NL',
    hoursAgo: 31,
    documents: ['identity-front', 'address'],
  },
  {
    who: 'yuki.tanabe',
    legalName: 'Tanabe Yuki',
    country: 'JP',
    hoursAgo: 6,
    documents: ['identity-front', 'business'],
  },
  {
    who: 'ingrid.solheim',
    legalName: 'Ingrid Solheim',
    country: 'NO',
    hoursAgo: 110,
    documents: ['identity-front'],
    refused: {
      reason: 'The bottom edge of the card is cut off. Please make sure all four corners show.',
      hoursAgo: 92,
    },
  },
];

const checkIdOf = (who: string) => idOf<SellerCheckId>(`check:${who}`);
const documentIdOf = (who: string, kind: DocumentKind) => idOf<SellerDocumentId>(`document:${who}:${kind}`);
const keyOf = (who: string, kind: DocumentKind) => `documents/${documentIdOf(who, kind)}`;
const isPdf = (kind: DocumentKind) => kind === 'business';

/** The rows of the checks, and what the admin did about people lately. */
export function sellerChecksOf(people: People, anchor: Anchor) {
  const admin = people.all.find((person) => person.handle === 'grace.lindow');
  if (!admin) throw new Error('the demo world has no admin');
  return {
    seller_checks: demoChecks.map(({ who, legalName, country, hoursAgo, refused }) =>
      checkRow({
        id: checkIdOf(who),
        user_id: people.named(who).id,
        legal_name: legalName,
        country,
        sent_at: anchor.hours(-hoursAgo),
        created_at: anchor.hours(-hoursAgo),
        ...(refused
          ? {
              state: 'refused',
              reason: refused.reason,
              decided_by: admin.id,
              ended_at: anchor.hours(-refused.hoursAgo),
            }
          : {}),
      }),
    ),
    seller_documents: demoChecks.flatMap(({ who, documents, hoursAgo }) =>
      documents.map((kind) =>
        documentRow({
          id: documentIdOf(who, kind),
          check_id: checkIdOf(who),
          kind,
          content_type: isPdf(kind) ? 'application/pdf' : 'image/png',
          bytes: isPdf(kind) ? samplePdf().length : kind === 'address' ? 9_957 : 37_700,
          storage_key: keyOf(who, kind),
          created_at: anchor.hours(-hoursAgo),
        }),
      ),
    ),
    audit_log: actsOf(people, admin, anchor),
  };
}

function actsOf(people: People, admin: DemoPerson, anchor: Anchor): NewRow<'audit_log'>[] {
  const act = (
    hoursAgo: number,
    action: AuditAction,
    who: string,
    details: Record<string, unknown> = {},
    actor: DemoPerson | null = admin,
  ): NewRow<'audit_log'> => ({
    id: idOf<AuditEntryId>(`audit:${action}:${who}:${hoursAgo}`),
    actor_id: actor?.id ?? null,
    action,
    subject_kind: 'user',
    subject_id: people.named(who).id,
    details: JSON.stringify(details),
    created_at: anchor.hours(-hoursAgo),
  });
  const refused = demoChecks.find((check) => check.refused)!;
  return [
    act(5_000, 'user.role-changed', admin.handle, { from: 'member', to: 'admin', by: 'first-admin' }, admin),
    act(4_980, 'user.role-changed', 'souk.support', { from: 'member', to: 'support', by: 'command' }, null),
    act(610, 'user.muted', 'kerem.aksoy', { reason: 'Argued in another shop’s room, twice.' }),
    act(440, 'user.unmuted', 'kerem.aksoy', { reason: 'They made up.' }),
    act(200, 'user.sessions-ended', 'davi.oru', {}),
    act(93, 'seller.document-read', refused.who, {
      check: checkIdOf(refused.who),
      document: 'identity-front',
    }),
    act(refused.refused!.hoursAgo, 'seller.refused', refused.who, {
      check: checkIdOf(refused.who),
      reason: refused.refused!.reason,
    }),
  ];
}

/** The papers themselves. Written before the rows that name them, and again as often as it is tried. */
export async function putSamplePapers(storage: Storage): Promise<void> {
  for (const { who, documents } of demoChecks) {
    for (const kind of documents) {
      const bytes = isPdf(kind)
        ? samplePdf()
        : kind === 'address'
          ? await sampleBill()
          : await sampleCard(shopkeepers.find(({ handle }) => handle === who)!.face);
      await storage.put(keyOf(who, kind), bytes);
    }
  }
}

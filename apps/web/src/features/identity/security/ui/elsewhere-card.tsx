import type { Identity, SocialProvider } from '@souk/shared/identity/social-sign-in/schema.ts';
import { Link2 } from 'lucide-react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton/skeleton.tsx';
import { ProviderMark } from '@/ui/social-button/social-button.tsx';
import { ListedRow } from './listed.tsx';
import { SecurityCard } from './security-card.tsx';

/** Accounts kept elsewhere, as the part of the market that deals with them tells of them. */
export interface Elsewhere {
  items: Identity[] | undefined;
  providers: SocialProvider[];
  loading: boolean;
  failed: Error | null;
  retry: () => void;
  connect: (provider: SocialProvider) => void;
  disconnect: (provider: SocialProvider) => void;
  pending: SocialProvider | null;
  error: string | null;
}

export function ElsewhereCard({ elsewhere }: { elsewhere: Elsewhere }) {
  const t = useT();
  const { items = [], providers, loading, failed, error } = elsewhere;
  // One that is connected can be disconnected even after the operator took its button away.
  const shown = [...new Set([...providers, ...items.map(({ provider }) => provider)])];
  if (!loading && !failed && shown.length === 0) return null;
  return (
    <SecurityCard icon={<Link2 />} title={t('security.elsewhere')} note={t('security.elsewhereNote')}>
      {loading ? (
        <SkeletonGroup className="grid gap-3">
          <Skeleton className="h-11 w-full !rounded-12" />
          <Skeleton className="h-11 w-full !rounded-12" />
        </SkeletonGroup>
      ) : failed ? (
        <Button onClick={elsewhere.retry}>{t('ui.tryAgain')}</Button>
      ) : (
        <ul>
          {shown.map((provider) => (
            <ProviderRow key={provider} provider={provider} elsewhere={elsewhere} />
          ))}
        </ul>
      )}
      {error ? (
        <Notice tone="bad" className="mt-3">
          {error}
        </Notice>
      ) : null}
    </SecurityCard>
  );
}

function ProviderRow({ provider, elsewhere }: { provider: SocialProvider; elsewhere: Elsewhere }) {
  const t = useT();
  const { date } = useFormat();
  const identity = elsewhere.items?.find((one) => one.provider === provider);
  const name = t(`ui.${provider}`);
  const since = identity ? t('security.linkedSince', { day: date(identity.createdAt) }) : null;
  return (
    <ListedRow
      icon={<ProviderMark provider={provider} />}
      title={name}
      note={since ? [identity?.email, since].filter(Boolean).join(' · ') : t('security.notLinked')}
      action={
        <Button
          size={32}
          loading={elsewhere.pending === provider}
          aria-label={t(identity ? 'security.unlinkNamed' : 'security.linkNamed', { name })}
          onClick={() => (identity ? elsewhere.disconnect(provider) : elsewhere.connect(provider))}
        >
          {t(identity ? 'security.unlink' : 'security.link')}
        </Button>
      }
    />
  );
}

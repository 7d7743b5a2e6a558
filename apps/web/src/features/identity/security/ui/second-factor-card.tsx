import type { SecondFactorState } from '@souk/shared/identity/second-factor/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useConfirmed } from '@/platform/confirm/use-confirmed.tsx';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useT } from '@/platform/i18n/index.ts';
import { StatusChip } from '@/ui/badge/status-chip.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import {
  disableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '../api/second-factor.ts';
import { Listed } from './listed.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetUp } from './second-factor-set-up.tsx';
import { SecurityCard } from './security-card.tsx';

/** Off, being set up, showing its recovery codes, or on. */
export function SecondFactorCard() {
  const t = useT();
  const query = useQuery(getSecondFactor());
  const [codes, setCodes] = useState<string[] | null>(null);
  const enabled = query.data?.enabled;
  return (
    <SecurityCard
      icon={<ShieldCheck />}
      title={t('security.second')}
      note={t('security.secondNote')}
      state={
        enabled === undefined ? null : (
          <StatusChip tone={enabled ? 'done' : 'closed'}>
            {t(enabled ? 'security.on' : 'security.off')}
          </StatusChip>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />
      ) : (
        <Listed query={query}>
          {(state) => (state.enabled ? <On state={state} onCodes={setCodes} /> : <Off onCodes={setCodes} />)}
        </Listed>
      )}
    </SecurityCard>
  );
}

type OnCodes = (codes: string[]) => void;

function Off({ onCodes }: { onCodes: OnCodes }) {
  const t = useT();
  const confirmed = useConfirmed();
  const queries = useQueryClient();
  const setUp = useMutation({ mutationFn: () => confirmed.run(setUpSecondFactor), gcTime: 0 });
  if (setUp.data) {
    return (
      <SecondFactorSetUp
        setup={setUp.data}
        onEnabled={async (codes) => {
          onCodes(codes);
          await queries.invalidateQueries(getSecondFactor());
        }}
        onCancel={setUp.reset}
      />
    );
  }
  return (
    <>
      <Button loading={setUp.isPending} onClick={() => setUp.mutate()}>
        {t('security.setUp')}
      </Button>
      <Failed error={setUp.error} />
    </>
  );
}

function On({ state, onCodes }: { state: SecondFactorState; onCodes: OnCodes }) {
  const t = useT();
  const confirmed = useConfirmed();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const refresh = () => queries.invalidateQueries(getSecondFactor());
  const renew = useMutation({
    mutationFn: () => confirmed.run(renewRecoveryCodes),
    onSuccess: async ({ recoveryCodes }) => {
      onCodes(recoveryCodes);
      await refresh();
    },
  });
  const turnOff = useMutation({
    mutationFn: () => confirmed.run(disableSecondFactor),
    onSuccess: refresh,
  });
  return (
    <>
      <p className="text-14 font-medium">{t('security.codesLeft', { count: state.recoveryCodesLeft })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          {t('security.newCodes')}
        </Button>
        <Button look="ghost" loading={turnOff.isPending} onClick={() => setLeaving(true)}>
          {t('security.turnOff')}
        </Button>
      </div>
      <Failed error={renew.error ?? turnOff.error} />
      <Dialog
        open={leaving}
        onOpenChange={setLeaving}
        title={t('security.turnOffTitle')}
        note={t('security.turnOffText')}
        actions={
          <>
            <Button look="ghost" size={44} onClick={() => setLeaving(false)}>
              {t('security.cancel')}
            </Button>
            <Button
              look="danger"
              size={44}
              onClick={() => {
                setLeaving(false);
                turnOff.mutate();
              }}
            >
              {t('security.turnOff')}
            </Button>
          </>
        }
      />
    </>
  );
}

function Failed({ error }: { error: Error | null }) {
  const t = useT();
  return error ? (
    <Notice tone="bad" className="mt-3">
      {failureWords(error, t)}
    </Notice>
  ) : null;
}

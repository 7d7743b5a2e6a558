import type { CheckDetail, Decision, DocumentKind } from '@souk/shared/identity/verification/schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError } from '@/platform/api/api-error.ts';
import { failureWords } from '@/platform/errors/error-copy.ts';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button } from '@/ui/button/button.tsx';
import { Dialog, DialogClose } from '@/ui/dialog/dialog.tsx';
import { Form } from '@/ui/form/form.tsx';
import { Notice } from '@/ui/notice/notice.tsx';
import { toast } from '@/ui/toast/toast.ts';
import { decide, getCheck } from '../../api/verifications.ts';
import { ReasonField } from '../reason-field.tsx';

interface DecisionFormProps {
  check: CheckDetail;
  /** Whether a paper was opened on this screen. */
  opened: (kind: DocumentKind) => boolean;
}

/** Yes, or no with a reason; each asks once more, and names the papers that nobody opened before a yes. */
export function DecisionForm({ check, opened }: DecisionFormProps) {
  const t = useT();
  const { list } = useFormat();
  const unopened = check.documents.filter(({ kind }) => !opened(kind));
  const [asked, setAsked] = useState<Decision['decision'] | null>(null);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button look="danger-outline" size={44} onClick={() => setAsked('refuse')}>
        {t('people.refuse')}
      </Button>
      <Button look="accent" size={44} onClick={() => setAsked('approve')}>
        {t('people.approve')}
      </Button>
      {asked ? (
        <Dialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={t(`people.askCheck.${asked}`, { name: check.person.name })}
          note={t(`people.meansCheck.${asked}`)}
        >
          {asked === 'approve' && unopened.length > 0 ? (
            <Notice tone="warning" className="mb-5">
              {t('people.unopened', { list: list(unopened.map(({ kind }) => t(`verify.document.${kind}`))) })}
            </Notice>
          ) : null}
          <Reason
            key={asked}
            check={check}
            asked={asked}
            blind={unopened.length > 0}
            onClose={() => setAsked(null)}
          />
        </Dialog>
      ) : null}
    </div>
  );
}

interface ReasonProps {
  check: CheckDetail;
  asked: Decision['decision'];
  /** Some papers were not opened. */
  blind: boolean;
  onClose: () => void;
}

function Reason({ check, asked, blind, onClose }: ReasonProps) {
  const t = useT();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const save = useMutation({
    mutationFn: () => decide(check._id, { decision: asked, reason: reason.trim() }),
    onSuccess: (decided) => {
      queryClient.setQueryData(getCheck(check._id).queryKey, decided);
      toast({ kind: 'done', title: t(`people.didCheck.${asked}`, { name: check.person.name }) });
      onClose();
    },
    onError: (error) => {
      if (!isApiError(error, 'check_moved_on')) return;
      onClose();
      toast({ kind: 'bad', title: failureWords(error, t) });
    },
    // Also when a colleague was quicker: then theirs is shown.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin'] }),
  });
  const refusing = asked === 'refuse';
  return (
    <Form onSubmit={() => save.mutate()} className="flex flex-col gap-5">
      <ReasonField
        hint={refusing ? t('people.refuseHint') : t('people.approveHint')}
        needed={refusing}
        rows={4}
        value={reason}
        onChange={setReason}
      />
      {save.error ? <Notice tone="bad">{failureWords(save.error, t)}</Notice> : null}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose render={<Button look="ghost">{t('people.cancel')}</Button>} />
        <Button type="submit" look={refusing ? 'danger' : 'accent'} loading={save.isPending}>
          {refusing ? t('people.refuse') : blind ? t('people.approveAnyway') : t('people.approve')}
        </Button>
      </div>
    </Form>
  );
}

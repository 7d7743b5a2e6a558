import { pollLimits } from '@souk/shared/live/polls/limits.ts';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useT } from '@/platform/i18n/index.ts';
import { Button, IconButton } from '@/ui/button/button.tsx';
import { Drawer } from '@/ui/drawer/drawer.tsx';
import { Segment } from '@/ui/segment/segment.tsx';
import { TextInput } from '@/ui/text-input/text-input.tsx';
import { openPoll } from '../api/polls.ts';
import type { Act } from './host-polls.tsx';

interface AskPollProps {
  showId: string;
  leading: Act;
  onClose: () => void;
}

const lengths = [30, pollLimits.seconds.usual, 120] as const;
const { least, most } = pollLimits.answers;

/** A question, two to four answers, and for how long people can vote. */
export function AskPoll({ showId, leading, onClose }: AskPollProps) {
  const t = useT();
  const { number } = useFormat();
  const [question, setQuestion] = useState('');
  const [answers, setAnswers] = useState<string[]>(['', '']);
  const [seconds, setSeconds] = useState<number>(pollLimits.seconds.usual);
  const given = answers.map((answer) => answer.trim()).filter(Boolean);
  const isReady = question.trim() !== '' && given.length >= least && new Set(given).size === given.length;
  const ask = () => openPoll(showId, { question: question.trim(), answers: given, seconds });
  return (
    <Drawer
      dark
      open
      from="bottom"
      title={t('poll.new')}
      onOpenChange={(open) => (open ? undefined : onClose())}
      footer={
        <Button
          look="accent"
          size={48}
          block
          disabled={!isReady}
          loading={leading.busy}
          onClick={() => void leading.act(ask).then((done) => done && onClose())}
        >
          {t('poll.ask')}
        </Button>
      }
    >
      <div className="mx-auto flex max-w-110 flex-col gap-3 pb-2">
        <TextInput
          label={t('poll.question')}
          autoFocus
          value={question}
          maxLength={pollLimits.question}
          autoComplete="off"
          onChange={setQuestion}
        />
        {answers.map((answer, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their places
          <div key={index} className="flex items-end gap-2">
            <TextInput
              className="grow"
              label={t('poll.answer', { number: number(index + 1) })}
              value={answer}
              maxLength={pollLimits.answer}
              autoComplete="off"
              onChange={(text) => setAnswers(answers.map((one, at) => (at === index ? text : one)))}
            />
            {answers.length > least ? (
              <IconButton
                look="ghost"
                label={t('poll.remove', { number: number(index + 1) })}
                onClick={() => setAnswers(answers.filter((_, at) => at !== index))}
              >
                <X size={18} aria-hidden="true" />
              </IconButton>
            ) : null}
          </div>
        ))}
        {answers.length < most ? (
          <Button
            look="outline"
            size={40}
            icon={<Plus size={17} aria-hidden="true" />}
            onClick={() => setAnswers([...answers, ''])}
          >
            {t('poll.add')}
          </Button>
        ) : null}
        <div>
          <p aria-hidden="true" className="mb-1 text-12 text-ink-2">
            {t('poll.openFor')}
          </p>
          <Segment
            label={t('poll.openFor')}
            value={String(seconds)}
            onChange={(value) => setSeconds(Number(value))}
            choices={lengths.map((value) => ({
              value: String(value),
              label: t('hosting.seconds', { seconds: number(value) }),
            }))}
          />
        </div>
      </div>
    </Drawer>
  );
}

import {
  CircleAlert,
  CircleCheck,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestionMark,
  Package,
  PencilLine,
  Star,
  Tag,
  Truck,
} from 'lucide-react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { cx } from '@/ui/cx.ts';
import { Panel } from '@/ui/panel/panel.tsx';
import type { Task, TaskKind } from '../model/to-do.ts';

const icons: Readonly<Record<TaskKind, LucideIcon>> = {
  problems: CircleAlert,
  toPack: Package,
  toShip: Truck,
  offers: Tag,
  questions: MessageCircleQuestionMark,
  messages: MessageCircle,
  reviews: Star,
  drafts: PencilLine,
};

/** What a seller does next; the first of it stands out. */
export function ToDoPanel({ tasks }: { tasks: readonly Task[] }) {
  const t = useT();
  return (
    <Panel
      flush
      title={t('sell.toDo')}
      actions={
        tasks.length > 0 ? (
          <span className="text-14 text-ink-2 figures">{t('sell.waiting', { count: tasks.length })}</span>
        ) : null
      }
    >
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 border-t border-line px-5 py-5 text-14 text-ink-2">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-won-text" />
          {t('sell.caughtUp')}
        </p>
      ) : (
        <ul>
          {tasks.map((task, place) => (
            <TaskRow key={task.kind} task={task} isFirst={place === 0} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function TaskRow({ task: { kind, count, due, late, link }, isFirst }: { task: Task; isFirst: boolean }) {
  const t = useT();
  const Icon = icons[kind];
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3.5">
      <span
        className={cx(
          'grid size-9 shrink-0 place-items-center rounded-10',
          isFirst ? 'bg-accent-soft text-accent-text' : 'bg-fill text-ink-2',
        )}
      >
        <Icon size={19} strokeWidth={1.9} aria-hidden="true" />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-32">
          <p className="text-14 font-semibold">{t(`sell.task.${kind}`, { count })}</p>
          <p className={cx('text-14', late > 0 ? 'text-bad' : 'text-ink-2')}>
            {late > 0
              ? t('sell.taskNote.late', { count: late })
              : due > 0
                ? t('sell.taskNote.due', { count: due })
                : t(`sell.taskNote.${kind}`)}
          </p>
        </div>
        <ButtonLink {...link} size={32} look={isFirst ? 'accent' : 'outline'}>
          {t(`sell.taskGo.${kind}`)}
        </ButtonLink>
      </div>
    </li>
  );
}

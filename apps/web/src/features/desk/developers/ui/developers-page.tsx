import type { AppSettings } from '@souk/shared/settings/schema.ts';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useT } from '@/platform/i18n/index.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Panel } from '@/ui/panel/panel.tsx';
import { CodeBlock } from './code-block.tsx';
import { LicencesPanel } from './licences-panel.tsx';

interface DevelopersPageProps {
  settings: AppSettings;
  /** Where the API answers, as outsiders write it. */
  apiAddress: string;
  status: ReactNode;
}

export function DevelopersPage({ settings, apiAddress, status }: DevelopersPageProps) {
  const t = useT();
  return (
    <div className="mx-auto max-w-284 pt-4 sm:pt-10">
      <PageHeader title={t('developers.title')} note={t('developers.note')} />
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="order-2 grid min-w-0 gap-12 lg:order-1">
          <RestPart apiAddress={apiAddress} />
          <LivePart />
          <VideoPart />
          <LicencesPanel />
        </div>
        <div className="order-1 grid min-w-0 gap-4 lg:sticky lg:top-24 lg:order-2">
          <Panel>
            <dl className="-my-1 divide-y divide-hairline text-14">
              <Fact label={t('developers.version')} value={settings.version} />
              <Fact label={t('developers.api')} value={apiAddress} />
              <Fact
                label={t('developers.demo')}
                value={settings.demo ? t('developers.on') : t('developers.off')}
              />
            </dl>
          </Panel>
          {status}
          {settings.demo ? <DemoPanel /> : null}
        </div>
      </div>
    </div>
  );
}

/** Pages that only the demo world has. */
function DemoPanel() {
  const t = useT();
  return (
    <Panel title={t('developers.demo')}>
      <p className="text-14 text-ink-2">{t('outbox.note')}</p>
      <ButtonLink to="/system-developer/outbox" size={40} block className="mt-4">
        {t('outbox.title')}
      </ButtonLink>
    </Panel>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-2.5">
      <dt className="text-ink-2">{label}</dt>
      <dd dir="ltr" className="font-medium wrap-anywhere">
        {value}
      </dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="display text-22">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Text({ children }: { children: ReactNode }) {
  return <p className="max-w-[68ch] text-16 leading-relaxed text-ink-2">{children}</p>;
}

function RestPart({ apiAddress }: { apiAddress: string }) {
  const t = useT();
  return (
    <Part title={t('developers.rest')}>
      <Text>{t('developers.rest.text')}</Text>
      <Text>{t('developers.rest.errors')}</Text>
      <Text>{t('developers.rest.signIn')}</Text>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <Outward href="/api/docs">{t('developers.docs')}</Outward>
        <Outward href="/api/openapi.json">{t('developers.openapi')}</Outward>
        <Outward href="/metrics">{t('developers.metrics')}</Outward>
      </p>
      <CodeBlock label={t('developers.example')}>{`curl '${apiAddress}/products?limit=3&sort=newest'

curl '${apiAddress}/auth/login' \\
  -H 'content-type: application/json' \\
  -d '{"email":"you@example.com","password":"..."}'`}</CodeBlock>
    </Part>
  );
}

function LivePart() {
  const t = useT();
  return (
    <Part title={t('developers.live')}>
      <Text>{t('developers.live.text')}</Text>
      <Text>{t('developers.live.writes')}</Text>
      <CodeBlock label={t('developers.live')}>{`> {"op":"hello","protocol":1,"token":"..."}
< {"op":"welcome","protocol":1,"who":"2661339f-..."}
> {"op":"listen","id":1,"query":{"collection":"inboxes/2661339f-.../conversations"}}
< {"op":"snapshot","id":1,"topic":7,"seq":41,"docs":[...]}
< {"op":"change","topic":7,"seq":42,"docs":[...]}`}</CodeBlock>
    </Part>
  );
}

function VideoPart() {
  const t = useT();
  return (
    <Part title={t('developers.video')}>
      <Text>{t('developers.video.text', { room: '{room}' })}</Text>
      <Text>{t('developers.video.obs')}</Text>
    </Part>
  );
}

function Outward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold underline-offset-3 hover:underline"
    >
      {children}
      <ArrowUpRight size={16} aria-hidden="true" className="rtl:-scale-x-100" />
    </a>
  );
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import type { OfficeEntry } from '@/lib/api/v1/cms/form/office.schema'
import { formatDate, formatDateTime } from '@/lib/office/formats'
import { entryQuery } from './entry-queries'
import { EntryFields } from './entry-fields'
import { EntryBadge } from './entry-badge'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { HandleEntry } from './handle-entry'
import { ReplyCard } from './reply-card'

export function EntryView({ id }: { id: number }) {
  const t = useTranslations('admin.forms')
  const query = useQuery(entryQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="forms" current={query.data?.form.title} />
      <OfficeDetail
        query={query}
        notFound={
          <EmptyState as="h1" title={t('missing')}>
            {t('missingText')}
          </EmptyState>
        }
      >
        {(entry) => <Entry entry={entry} />}
      </OfficeDetail>
    </>
  )
}

function Entry({ entry }: { entry: OfficeEntry }) {
  const t = useTranslations('admin.forms')
  const mayHandle = useMayCall(officeFormApi.handle)
  const mayReply = useMayCall(officeFormApi.reply)
  const { form, email, createdAt, handled, lines, consents, keptUntil } = entry
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl text-pretty">{form.title}</h1>
          <EntryBadge isHandled={handled !== null} />
        </div>
        <p className="text-ink-soft">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,{' '}
          <a href={`mailto:${email}`} className="break-all text-action underline underline-offset-4">
            {email}
          </a>
        </p>
      </header>
      <HandleEntry entry={entry} mayHandle={mayHandle} />
      <Card as="section" padding="lg" aria-labelledby="answers-title">
        <h2 id="answers-title" className="pb-3 text-xl">
          {t('answers')}
        </h2>
        <EntryFields lines={lines} />
      </Card>
      <ReplyCard entry={entry} mayReply={mayReply} />
      <Card as="section" padding="lg" aria-labelledby="consents-title">
        <h2 id="consents-title" className="pb-3 text-xl">
          {t('consents')}
        </h2>
        {consents.length === 0 ? <p className="text-ink-soft">{t('noConsents')}</p> : null}
        <ul className="divide-y divide-line">
          {consents.map(({ id, displayName, version }) => (
            <li key={id} className="max-w-prose py-3 first:pt-0 last:pb-0">
              <InlineHtml html={displayName} /> <span className="text-sm text-ink-soft">{t('version', { version })}</span>
            </li>
          ))}
        </ul>
      </Card>
      <p className="text-sm text-ink-soft">{t('keptUntil', { date: formatDate(keptUntil) })}</p>
    </div>
  )
}

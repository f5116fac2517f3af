'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Tabs } from '@/components/ui/navigation/tabs'
import type { Mail } from '@/lib/api/v1/admin.schema'
import { formatDateTime } from '@/lib/office/formats'
import { sandboxedMail } from './sandboxed-mail'
import { mailQuery } from './outbox-queries'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { MailBadge } from './mail-badge'
import { ResendButton } from './resend-button'

/** A mail as HTML and as plain text. */
export function MailView({ id }: { id: number }) {
  const t = useTranslations('admin.outbox')
  const query = useQuery(mailQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="outbox" current={query.data?.subject} />
      <OfficeDetail query={query} notFound={<EmptyState as="h1" title={t('missing')} />}>
        {(mail) => <Message mail={mail} />}
      </OfficeDetail>
    </>
  )
}

function Message({ mail }: { mail: Mail }) {
  const t = useTranslations('admin.outbox')
  return (
    <>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl wrap-anywhere text-pretty">{mail.subject}</h1>
        <ResendButton mail={mail} />
      </div>
      <dl className="mb-6 flex flex-wrap gap-x-8 gap-y-2 text-sm [&_dt]:text-ink-soft">
        <div>
          <dt>{t('to')}</dt>
          <dd className="font-medium break-all">{mail.to}</dd>
        </div>
        <div>
          <dt>{t('written')}</dt>
          <dd className="font-medium tabular-nums">{formatDateTime(mail.createdAt)}</dd>
        </div>
        <div>
          <dt>{t('state')}</dt>
          <dd>
            <MailBadge state={mail.state} />
          </dd>
        </div>
      </dl>
      <Tabs
        label={t('views')}
        tabs={[
          { value: 'html', label: t('asSeen'), content: <MailFrame html={mail.html} title={mail.subject} /> },
          { value: 'text', label: t('asText'), content: <PlainText text={mail.text} /> },
        ]}
      />
    </>
  )
}

/** Sandboxed: no scripts, forms or own origin; links open in a new window. */
function MailFrame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={sandboxedMail(html)}
      title={title}
      className="h-[70dvh] min-h-96 w-full rounded border border-line bg-surface"
    />
  )
}

function PlainText({ text }: { text: string }) {
  return <pre className="rounded border border-line bg-surface p-5 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/empty-state'
import { SkeletonText } from '@/components/ui/skeleton'
import { Tabs } from '@/components/ui/tabs'
import { ApiError } from '@/lib/api/errors'
import { formatDateTime } from '@/lib/text/dates'
import { framedMail } from '../framed-mail'
import { mailQuery } from '../queries'
import { BackLink } from './back-link'
import { MailState } from './mail-state'
import { OutOfReach } from './out-of-reach'

/** One mail as its reader sees it, and its plain words. */
export function MailView({ id }: { id: number }) {
  const t = useTranslations('admin.outbox')
  return (
    <>
      <BackLink href="/admin/outbox">{t('back')}</BackLink>
      <Letter id={id} />
    </>
  )
}

function Letter({ id }: { id: number }) {
  const t = useTranslations('admin.outbox')
  const { data: mail, error, isFetching, refetch } = useQuery(mailQuery(id))
  if (!mail) {
    if (error instanceof ApiError && error.status === 404) return <EmptyState as="h1" title={t('missing')} />
    if (error) return <OutOfReach isRetrying={isFetching} onRetry={() => void refetch()} />
    return <SkeletonText lines={8} />
  }
  return (
    <>
      <h1 className="mb-4 text-2xl text-pretty">{mail.subject}</h1>
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
            <MailState sentAt={mail.sentAt} />
          </dd>
        </div>
      </dl>
      <Tabs
        label={t('views')}
        tabs={[
          { value: 'html', label: t('asSeen'), content: <Frame html={mail.html} title={mail.subject} /> },
          { value: 'text', label: t('asText'), content: <PlainWords text={mail.text} /> },
        ]}
      />
    </>
  )
}

/** Without scripts, forms and our origin; a link in it opens as if from any mail program. */
function Frame({ html, title }: { html: string; title: string }) {
  return (
    <iframe
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      srcDoc={framedMail(html)}
      title={title}
      className="h-[70dvh] min-h-96 w-full rounded border border-line bg-surface"
    />
  )
}

function PlainWords({ text }: { text: string }) {
  return <pre className="rounded border border-line bg-surface p-5 font-mono text-sm wrap-anywhere whitespace-pre-wrap">{text}</pre>
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { privacyPreviewQuery } from '@/features/admin/privacy/privacy-queries'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import type { PrivacyPreview, PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { Blockers } from './blockers'

const explained = ['orders', 'withdrawals', 'requests', 'invoices', 'consents', 'block'] as const
const handlings = ['given', 'deleted', 'anonymised', 'kept'] as const

/** What an answer gives or erases, keeps and why (docs/rules/privacy.md#privacy-preview). */
export function PreviewCard({ request }: { request: PrivacyRequest }) {
  const t = useTranslations('admin.privacy.preview')
  const { data, isError, isFetching, refetch } = useQuery(privacyPreviewQuery(request))
  if (!data && isError) return <OfficeLoadError as="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <Card as="section" padding="lg" aria-labelledby="preview-title" aria-busy={!data || undefined}>
      <h2 id="preview-title" className="pb-3 text-xl">
        {t(request.kind === 'erasure' ? 'erasure' : 'access')}
      </h2>
      {data ? <Preview preview={data} /> : <SkeletonText lines={5} />}
    </Card>
  )
}

function Preview({ preview: { records, blockers } }: { preview: PrivacyPreview }) {
  const t = useTranslations('admin.privacy.preview')
  return (
    <div className="flex flex-col gap-6">
      {blockers.length > 0 ? <Blockers blockers={blockers} /> : null}
      {records.length === 0 ? <p className="text-ink-soft">{t('nothing')}</p> : null}
      {handlings.map((handling) => (
        <HandlingGroup key={handling} handling={handling} records={records.filter((record) => record.handling === handling)} />
      ))}
    </div>
  )
}

function HandlingGroup({ handling, records }: { handling: (typeof handlings)[number]; records: PrivacyPreview['records'] }) {
  const t = useTranslations('admin.privacy.preview')
  if (records.length === 0) return null
  return (
    <section aria-labelledby={`handling-${handling}`}>
      <h3 id={`handling-${handling}`} className="pb-2 font-medium">
        {t(`handlings.${handling}`)}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {records.map(({ what, count }) => {
          const explainedRecord = handling === 'given' ? undefined : explained.find((name) => name === what)
          return (
            <li key={what} className="flex items-baseline justify-between gap-4 py-2">
              <span className="flex min-w-0 flex-col">
                {t(`records.${what}`)}
                {explainedRecord ? <span className="text-sm text-ink-soft">{t(`why.${explainedRecord}`)}</span> : null}
              </span>
              <span className="tabular-nums">{count}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

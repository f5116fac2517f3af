'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { formatDateTime } from '@/lib/office/formats'

/** Who did what, newest first, as the audit log has it. */
export function HistoryCard({ request: { history } }: { request: PrivacyRequest }) {
  const t = useTranslations('admin.privacy')
  if (history.length === 0) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="history-title">
      <h2 id="history-title" className="pb-3 text-xl">
        {t('historyTitle')}
      </h2>
      <ol className="flex flex-col gap-3">
        {history.map(({ event, by, at }) => (
          <li key={`${event}-${at}`} className="flex flex-col">
            <span>{t(`events.${event}`)}</span>
            <span className="text-sm wrap-anywhere text-ink-soft">
              {by ? `${by}, ` : ''}
              {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import type { PrivacyPreview } from '@/lib/api/v1/gdpr/office/request.schema'
import { Link } from '@/lib/i18n/navigation'

/** What an erasure waits for, each order as a link. */
export function Blockers({ blockers }: { blockers: PrivacyPreview['blockers'] }) {
  const t = useTranslations('admin.privacy.preview')
  return (
    <Alert tone="warning" title={t('blocked')}>
      <ul className="list-disc pl-5">
        {blockers.map(({ reason, orderId, number }) => (
          <li key={`${reason}-${orderId}`}>
            {orderId === null ? null : (
              <Link
                href={{ pathname: '/admin/orders/[id]', params: { id: orderId } }}
                prefetch={false}
                className="text-action underline underline-offset-4"
              >
                {number}
              </Link>
            )}
            {orderId === null ? '' : ': '}
            {t(`blockers.${reason}`)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

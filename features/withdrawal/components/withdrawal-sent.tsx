'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { LinkButton } from '@/components/ui/button/link-button'
import type { WithdrawalReceipt } from '@/lib/api/v1/document/withdrawal.schema'
import { formatDateTime } from '@/lib/text/dates'

/** The acknowledgement of receipt; the same is mailed. */
export function WithdrawalSent({ receipt: { at, email }, orderSlug }: { receipt: WithdrawalReceipt; orderSlug: string }) {
  const t = useTranslations('withdrawal.sent')
  const locale = useLocale()
  return (
    <Alert
      tone="success"
      role="status"
      title={t('title')}
      actions={
        <LinkButton href={{ pathname: '/order/[slug]', params: { slug: orderSlug } }} prefetch={false} variant="secondary" size="sm">
          {t('toOrder')}
        </LinkButton>
      }
    >
      <p>{t('text', { at: formatDateTime(at, locale), email })}</p>
      <p className="pt-2">{t('next')}</p>
    </Alert>
  )
}

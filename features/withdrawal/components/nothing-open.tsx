'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import type { WithdrawalOptions } from '@/lib/api/v1/document/withdrawal.schema'
import { formatDateTime } from '@/lib/text/dates'
import { SelectableLine } from './selectable-line'

/** An order without anything left to withdraw from: that it was declared already, and why each line is excluded. */
export function NothingOpen({ options: { orderSlug, declaredAt, lines } }: { options: WithdrawalOptions }) {
  const t = useTranslations('withdrawal')
  const locale = useLocale()
  return (
    <Card as="section" padding="lg">
      {declaredAt === null ? (
        <Alert title={t('nothing.title')}>{t('nothing.text')}</Alert>
      ) : (
        <Alert
          role="status"
          title={t('declared.title')}
          actions={
            <LinkButton href={{ pathname: '/order/[slug]', params: { slug: orderSlug } }} prefetch={false} variant="secondary" size="sm">
              {t('sent.toOrder')}
            </LinkButton>
          }
        >
          {t('declared.text', { at: formatDateTime(declaredAt, locale) })}
        </Alert>
      )}
      <ul className="divide-y divide-line pt-4">
        {lines.map((line) => (
          <SelectableLine key={line.lineId} line={line} quantity={0} onChange={() => {}} />
        ))}
      </ul>
    </Card>
  )
}

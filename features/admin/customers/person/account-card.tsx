'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { formatDate, formatDateTime } from '@/lib/office/formats'

/** Data of the account, which a guest lacks, and the addresses. */
export function AccountCard({ customer: { account, addresses, newsletter } }: { customer: Customer }) {
  const t = useTranslations('admin.customers.account')
  const lines = [
    { label: t('newsletter'), value: newsletterText() },
    ...(account
      ? [
          { label: t('email'), value: t(account.isVerified ? 'verified' : 'unverified') },
          { label: t('company'), value: [account.company, account.companyOib].filter(Boolean).join(', ') },
          { label: t('memberCard'), value: account.memberCard },
          { label: t('services'), value: account.services.join(', ') },
          { label: t('lastSeen'), value: account.lastSeenAt ? formatDateTime(account.lastSeenAt) : '' },
          { label: t('deletion'), value: account.deletionAt ? formatDate(account.deletionAt) : '' },
        ]
      : []),
  ].filter(({ value }) => value !== '')

  function newsletterText() {
    if (!newsletter) return t('never')
    if (newsletter.until) return t('left', { date: formatDate(newsletter.until) })
    return newsletter.since ? t('subscribed', { date: formatDate(newsletter.since) }) : t('unconfirmed')
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="account-title">
      <h2 id="account-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <dl className="flex flex-col gap-3">
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {addresses.map(({ type, name, company, street, place, phone }, index) => (
          <div key={index}>
            <dt className="text-sm text-ink-soft">{t(`addresses.${type}`)}</dt>
            <dd className="wrap-anywhere">{[company, name, street, place, phone].filter(Boolean).join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

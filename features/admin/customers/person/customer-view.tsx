'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'
import { Badge } from '@/components/ui/display/badge'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { customerQuery } from '@/features/admin/customers/customer-queries'
import { CustomerRecords } from '@/features/admin/customers/record/customer-records'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { useMayCall } from '@/features/auth/session/use-may-call'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { formatDate, formatPrice } from '@/lib/office/formats'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { AccountCard } from './account-card'
import { BlockCard } from './block-card'
import { NotesCard } from './notes-card'
import { TagsCard } from './tags-card'

/** Everything about one person (docs/rules/customers.md#customer-screen). */
export function CustomerView({ id }: { id: number }) {
  const t = useTranslations('admin.customers')
  const query = useQuery(customerQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="customers" current={query.data && (query.data.name || query.data.email)} />
      <OfficeDetail
        query={query}
        notFound={
          <EmptyState as="h1" title={t('missing')}>
            {t('missingText')}
          </EmptyState>
        }
      >
        {(customer) => <Person customer={customer} />}
      </OfficeDetail>
    </>
  )
}

function Person({ customer }: { customer: Customer }) {
  const t = useTranslations('admin.customers')
  const mayRequest = useMayCall(officeRequestApi.create)
  const { id, name, email, kind, block, account, since, orders, spent } = customer
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl wrap-anywhere">{name || email}</h1>
          {block ? <Badge tone="danger">{t('blocked')}</Badge> : null}
          <Badge tone={kind === 'account' ? 'action' : 'neutral'}>{t(`kinds.${kind}`)}</Badge>
          {account?.isOffice ? <Badge tone="ink">{t('staff')}</Badge> : null}
          {mayRequest ? (
            <LinkButton
              href={{ pathname: '/admin/privacy/new', query: { customer: id } }}
              variant="secondary"
              size="sm"
              className="sm:ml-auto"
            >
              {t('privacyRequest')}
            </LinkButton>
          ) : null}
        </div>
        <p className="text-ink-soft">
          <a href={`mailto:${email}`} className="wrap-anywhere text-action underline underline-offset-4">
            {email}
          </a>
          , {t(`since.${kind}`, { date: formatDate(since) })}
        </p>
        <p>
          {t('orderCount', { count: orders })}
          {orders > 0 ? (
            <>
              , <strong className="tabular-nums">{t('paid', { amount: formatPrice(spent) })}</strong>
            </>
          ) : null}
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <CustomerRecords customer={customer} />
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-first">
          <TagsCard key={`tags-${customer.id}`} customer={customer} />
          <NotesCard customer={customer} />
          <AccountCard customer={customer} />
          <BlockCard customer={customer} />
        </div>
      </div>
    </div>
  )
}

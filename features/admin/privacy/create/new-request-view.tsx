'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { customerQuery } from '@/features/admin/customers/customer-queries'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { NewRequestForm } from './new-request-form'

/** A request that came by letter, mail or phone; from a customer's screen with their address. */
export function NewRequestView({ customerId, today }: { customerId: number | null; today: string }) {
  const t = useTranslations('admin.privacy')
  const { data: customer, isPending } = useQuery({ ...customerQuery(customerId ?? 0), enabled: customerId !== null, retry: false })
  const mayCreate = useMayCall(officeRequestApi.create)
  const isLoading = customerId !== null && isPending
  return (
    <>
      <OfficeBreadcrumbs list="privacy" current={t('new.title')} />
      {mayCreate ? (
        <>
          <h1 className="mb-2 text-3xl">{t('new.title')}</h1>
          <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('new.lead')}</p>
          {isLoading ? <SkeletonText lines={6} /> : <NewRequestForm email={customer?.email ?? ''} today={today} />}
        </>
      ) : (
        <NotAllowed />
      )}
    </>
  )
}

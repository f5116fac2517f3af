'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import type { ConsentForm } from './consent-forms'
import { AssignmentForm } from './assignment-form'
import { assignmentsQuery, wordingsQuery } from './consent-queries'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'

/** The consents of one form: which are shown, their order, and which are required. */
export function AssignmentView({ form }: { form: ConsentForm }) {
  const t = useTranslations('admin.consents')
  const assignments = useQuery(assignmentsQuery)
  const wordings = useQuery(wordingsQuery)
  const own = assignments.data?.data.find(({ assigned_to: to }) => to === form)

  function retry() {
    void assignments.refetch()
    void wordings.refetch()
  }

  return (
    <>
      <OfficeBreadcrumbs list="consents" current={t(`forms.${form}`)} />
      <h1 className="mb-2 text-3xl">{t('formTitle', { form: t(`forms.${form}`) })}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('formLead')}</p>
      {own && wordings.data ? (
        <AssignmentForm key={form} assignment={own} wordings={wordings.data} />
      ) : assignments.isError || wordings.isError ? (
        <OfficeLoadError as="h2" isRetrying={assignments.isFetching || wordings.isFetching} onRetry={retry} />
      ) : (
        <Card role="status" aria-label={t('loading')}>
          <SkeletonText lines={5} />
        </Card>
      )}
    </>
  )
}

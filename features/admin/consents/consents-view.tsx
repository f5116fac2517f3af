'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Badge } from '@/components/ui/display/badge'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import type { Assignment, Wording } from '@/lib/api/v1/cms/consent.schema'
import { Link } from '@/lib/i18n/navigation'
import { assignmentsQuery, wordingsQuery } from './consent-queries'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { NewWordingForm } from './new-wording-form'
import { WordingRow } from './wording-row'

/** Consent assignments and wordings. */
export function ConsentsView() {
  const t = useTranslations('admin.consents')
  const assignments = useQuery(assignmentsQuery)
  const wordings = useQuery(wordingsQuery)
  const isFailed = assignments.isError || wordings.isError

  function retry() {
    void assignments.refetch()
    void wordings.refetch()
  }

  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('lead')}</p>
      {assignments.data && wordings.data ? (
        <>
          <FormList assignments={assignments.data.data} wordings={wordings.data} />
          <WordingList wordings={wordings.data} />
        </>
      ) : isFailed ? (
        <OfficeLoadError as="h2" isRetrying={assignments.isFetching || wordings.isFetching} onRetry={retry} />
      ) : (
        <Card role="status" aria-label={t('loading')}>
          <SkeletonText lines={6} />
        </Card>
      )}
    </>
  )
}

function FormList({ assignments, wordings }: { assignments: readonly Assignment[]; wordings: readonly Wording[] }) {
  const t = useTranslations('admin.consents')
  const nameOf = (uniqueNumber: string) => wordings.find((one) => one.uniqueNumber === uniqueNumber)?.name ?? uniqueNumber
  return (
    <section aria-labelledby="consent-forms" className="mb-10">
      <h2 id="consent-forms" className="mb-4 text-xl">
        {t('formsTitle')}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {assignments.map(({ assigned_to: form, consents, requiredConsents }) => (
            <li key={form} className="flex items-start justify-between gap-x-6 px-4 py-4 sm:px-6">
              <div className="min-w-0 grow">
                <h3 className="font-sans text-base font-medium">{t(`forms.${form}`)}</h3>
                {consents.length === 0 ? <p className="text-sm text-ink-soft">{t('none')}</p> : null}
                <ul className="flex flex-col gap-1 pt-1 text-sm text-ink-soft">
                  {consents.map((one) => (
                    <li key={one}>
                      {nameOf(one)} {requiredConsents.includes(one) ? <Badge tone="action">{t('required')}</Badge> : null}
                    </li>
                  ))}
                </ul>
              </div>
              <Link
                href={{ pathname: '/admin/consent/[slug]', params: { slug: form } }}
                aria-label={t('editNamed', { name: t(`forms.${form}`) })}
                className="-mt-2 inline-flex min-h-11 shrink-0 items-center font-medium text-action underline-offset-4 hover:underline"
              >
                {t('edit')}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function WordingList({ wordings }: { wordings: readonly Wording[] }) {
  const t = useTranslations('admin.consents')
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section aria-labelledby="consent-wordings">
      <h2 id="consent-wordings" className="mb-4 text-xl">
        {t('wordingsTitle')}
      </h2>
      <Card padding="none" className="mb-4">
        <ul className="divide-y divide-line">
          {wordings.map((wording) => (
            <WordingRow key={wording.uniqueNumber} wording={wording} />
          ))}
        </ul>
      </Card>
      {isAdding ? (
        <Card>
          <h3 className="mb-4 font-sans text-base font-medium">{t('addTitle')}</h3>
          <NewWordingForm onClose={() => setIsAdding(false)} />
        </Card>
      ) : (
        <Button variant="secondary" onClick={() => setIsAdding(true)}>
          {t('add')}
        </Button>
      )}
    </section>
  )
}

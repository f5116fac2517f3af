'use client'

import { useQuery } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { Checkbox } from '@/components/ui/control/checkbox'
import { IconButton } from '@/components/ui/button/icon-button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import type { ConsentForm } from './consent-forms'
import { assignmentsQuery, useSaveAssignment, wordingsQuery } from './consent-queries'
import { toConsentRows, moveRow, toAssignment, type ConsentRow } from './consent-rows'
import { BackLink } from '@/features/admin/shell/back-link'
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
      <BackLink href="/admin/consent">{t('back')}</BackLink>
      <h1 className="mb-2 text-3xl">{t('formTitle', { form: t(`forms.${form}`) })}</h1>
      <p className="mb-6 max-w-prose text-ink-soft">{t('formLead')}</p>
      {own && wordings.data ? (
        <AssignmentForm key={form} form={form} initial={toConsentRows(own, wordings.data)} />
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

function AssignmentForm({ form, initial }: { form: ConsentForm; initial: ConsentRow[] }) {
  const t = useTranslations('admin.consents')
  const [rows, setRows] = useState(initial)
  const { mutateAsync: assign, isPending } = useSaveAssignment()

  async function save() {
    try {
      await assign({ assigned_to: form, ...toAssignment(rows) })
      toastSuccess(t('saved'))
    } catch (error) {
      toastError(error)
    }
  }

  const change = (at: number, part: Partial<ConsentRow>) => setRows(rows.map((row, i) => (i === at ? { ...row, ...part } : row)))

  return (
    <>
      <Card padding="none" className="mb-6">
        <ul className="divide-y divide-line">
          {rows.map(({ uniqueNumber, name, shown, required }, at) => (
            <li key={uniqueNumber} className="flex flex-wrap items-center gap-x-6 px-4 py-3 sm:px-6">
              <span className="grow basis-full font-medium sm:basis-0">{name}</span>
              <Checkbox
                aria-label={t('shownNamed', { name })}
                checked={shown}
                onChange={({ target }) => change(at, { shown: target.checked })}
              >
                {t('shown')}
              </Checkbox>
              <Checkbox
                aria-label={t('requiredNamed', { name })}
                checked={shown && required}
                disabled={!shown}
                onChange={({ target }) => change(at, { required: target.checked })}
              >
                {t('isRequired')}
              </Checkbox>
              <span className="flex">
                <IconButton label={t('up', { name })} disabled={at === 0} onClick={() => setRows(moveRow(rows, at, -1))}>
                  <ArrowUp aria-hidden="true" />
                </IconButton>
                <IconButton label={t('down', { name })} disabled={at === rows.length - 1} onClick={() => setRows(moveRow(rows, at, 1))}>
                  <ArrowDown aria-hidden="true" />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <Button busy={isPending} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  )
}

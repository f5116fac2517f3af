'use client'

import { useQueryClient } from '@tanstack/react-query'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, type ReactNode } from 'react'
import { IconButton } from '@/components/ui/button/icon-button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Card } from '@/components/ui/display/card'
import { FieldConflict } from '@/features/admin/form/field-conflict'
import { FormHistory } from '@/features/admin/form/form-history'
import type { FormRecord } from '@/features/admin/form/form-state'
import { OfficeForm } from '@/features/admin/form/office-form'
import { ShownValue } from '@/features/admin/form/shown-value'
import { useOfficeForm, type OfficeForm as Form } from '@/features/admin/form/use-office-form'
import type { Assignment, Wording } from '@/lib/api/v1/cms/consent.schema'
import { consentField, consentOfField, toConsentFields } from '@/lib/office/consent-fields'
import { assignmentsQuery, useSaveAssignment } from './consent-queries'
import { consentStateOf, moveConsent, toConsentRows, toPatch, type ConsentRow } from './consent-rows'

/** Which consents a form shows, which of them are required, and their order: each a field of its own. */
export function AssignmentForm({ assignment, wordings }: { assignment: Assignment; wordings: readonly Wording[] }) {
  const t = useTranslations('admin.consents')
  const id = useId()
  const client = useQueryClient()
  const { mutateAsync: save } = useSaveAssignment()
  const { assigned_to: to } = assignment
  const toRecord = (one: Assignment): FormRecord => ({
    version: one.version,
    fields: toConsentFields(
      one,
      wordings.map(({ uniqueNumber }) => uniqueNumber),
    ),
  })
  const form = useOfficeForm({
    record: toRecord(assignment),
    save: async ({ version, patch }) => toRecord(await save({ assigned_to: to, version, ...toPatch(patch) })),
    reload: async () => {
      const { data } = await client.fetchQuery({ ...assignmentsQuery, staleTime: 0 })
      return toRecord(data.find((one) => one.assigned_to === to) ?? assignment)
    },
  })
  const rows = toConsentRows(form.values, wordings)
  const shownCount = rows.filter(({ place }) => place >= 0).length
  const nameOf = (key: string) => wordings.find(({ uniqueNumber }) => uniqueNumber === key)?.name ?? key

  function showValue(field: string, value: unknown) {
    const state = consentStateOf(value)
    if (state) return t(`states.${state}`)
    return field === 'order' && Array.isArray(value) ? (
      <ShownValue value={value.map((key) => nameOf(String(key)))} />
    ) : (
      <ShownValue value={value} />
    )
  }

  function labelOf(field: string) {
    const key = consentOfField(field)
    return key === null ? t('order') : nameOf(key)
  }

  return (
    <div className="flex flex-col gap-6">
      <OfficeForm form={form} className="flex flex-col gap-6">
        <FieldConflict form={form} field="order" label={t('order')} controlId={`${id}-order`} show={(value) => showValue('order', value)} />
        <Card padding="none">
          <ul id={`${id}-order`} tabIndex={-1} aria-label={t('list')} className="divide-y divide-line outline-none">
            {rows.map((row) => (
              <ConsentItem key={row.uniqueNumber} row={row} shownCount={shownCount} form={form} show={showValue} />
            ))}
          </ul>
        </Card>
      </OfficeForm>
      <FormHistory kind="consentForm" id={to} labelOf={labelOf} show={showValue} />
    </div>
  )
}

type ConsentItemProps = {
  row: ConsentRow
  shownCount: number
  form: Form
  show: (field: string, value: unknown) => ReactNode
}

function ConsentItem({ row: { uniqueNumber, name, state, place }, shownCount, form, show }: ConsentItemProps) {
  const t = useTranslations('admin.consents')
  const id = useId()
  const field = consentField(uniqueNumber)
  const isShown = state !== 'hidden'
  const move = (by: -1 | 1) => form.change('order', moveConsent(form.values, uniqueNumber, by))
  return (
    <li className="flex flex-col gap-2 px-4 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-6">
        <span className="grow basis-full font-medium sm:basis-0">{name}</span>
        <Checkbox
          id={id}
          aria-label={t('shownNamed', { name })}
          checked={isShown}
          onChange={({ target }) => form.change(field, target.checked ? 'optional' : 'hidden')}
        >
          {t('shown')}
        </Checkbox>
        <Checkbox
          aria-label={t('requiredNamed', { name })}
          checked={state === 'required'}
          disabled={!isShown}
          onChange={({ target }) => form.change(field, target.checked ? 'required' : 'optional')}
        >
          {t('isRequired')}
        </Checkbox>
        <span className="flex">
          <IconButton label={t('up', { name })} disabled={place <= 0} onClick={() => move(-1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={t('down', { name })} disabled={!isShown || place === shownCount - 1} onClick={() => move(1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <FieldConflict form={form} field={field} label={name} controlId={id} show={(value) => show(field, value)} />
    </li>
  )
}

'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { InlineHtml } from '@/components/ui/text/inline-html'
import { FieldConflict } from '@/features/admin/form/field-conflict'
import { FormHistory } from '@/features/admin/form/form-history'
import { OfficeForm } from '@/features/admin/form/office-form'
import { useOfficeForm } from '@/features/admin/form/use-office-form'
import type { Wording } from '@/lib/api/v1/cms/consent.schema'
import type { Json } from '@/lib/documents/document'
import { useSaveWording, wordingsQuery } from './consent-queries'

const toRecord = ({ version, name, displayName }: Wording) => ({ version, fields: { name, displayName } })
const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')
const preview = (value: Json | undefined) => <InlineHtml html={textOf(value)} />

/** The next version of a wording. */
export function WordingForm({ wording, onClose }: { wording: Wording; onClose: () => void }) {
  const t = useTranslations('admin.consents')
  const id = useId()
  const client = useQueryClient()
  const { mutateAsync: write } = useSaveWording()
  const { uniqueNumber } = wording
  const form = useOfficeForm({
    record: toRecord(wording),
    save: async ({ version, patch }) => toRecord(await write({ uniqueNumber, version, ...patch })),
    reload: async () => {
      const all = await client.fetchQuery({ ...wordingsQuery, staleTime: 0 })
      return toRecord(all.find((one) => one.uniqueNumber === uniqueNumber) ?? wording)
    },
  })
  const { name, displayName } = form.values
  const { fieldErrors } = form
  const labels = new Map([
    ['name', t('name')],
    ['displayName', t('text')],
  ])

  return (
    <div className="flex max-w-prose flex-col gap-4">
      <OfficeForm
        form={form}
        fields={['name', 'displayName']}
        actions={
          <Button variant="secondary" onClick={onClose}>
            {t(form.isDirty ? 'cancel' : 'close')}
          </Button>
        }
        className="flex flex-col gap-4"
      >
        <Field id={`${id}-name`} label={t('name')} error={fieldErrors.name ? t('missingField') : undefined} required>
          {(control) => (
            <Input {...control} value={textOf(name)} maxLength={120} onChange={({ target }) => form.change('name', target.value)} />
          )}
        </Field>
        <FieldConflict form={form} field="name" label={t('name')} controlId={`${id}-name`} />
        <Field
          id={`${id}-text`}
          label={t('text')}
          hint={t.raw('textHelp')}
          error={fieldErrors.displayName ? t('missingField') : undefined}
          required
        >
          {(control) => (
            <Textarea
              {...control}
              value={textOf(displayName)}
              maxLength={2000}
              onChange={({ target }) => form.change('displayName', target.value)}
            />
          )}
        </Field>
        <FieldConflict form={form} field="displayName" label={t('text')} controlId={`${id}-text`} show={preview} />
        {displayName ? (
          <p className="rounded border border-line bg-paper px-4 py-3 text-sm">
            <span className="sr-only">{t('preview')}: </span>
            {preview(displayName)}
          </p>
        ) : null}
      </OfficeForm>
      <FormHistory kind="consentWording" id={uniqueNumber} labelOf={(field) => labels.get(field) ?? field} />
    </div>
  )
}

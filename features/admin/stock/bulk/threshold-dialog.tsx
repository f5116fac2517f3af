'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { changesNothing } from '@/features/admin/runs/changes-nothing'
import { RunPreview } from '@/features/admin/runs/run-preview'
import { formText } from '@/features/admin/shell/form-text'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { toastError } from '@/lib/browser/toast/toast'
import { useRouter } from '@/lib/i18n/navigation'
import { newId } from '@/lib/text/new-id'
import { stockBulkPreviewQuery, useCreateStockBulk } from './bulk-queries'

type ThresholdDialogProps = { chosen: InputOf<typeof officeStockBulkApi.preview>['chosen']; onClose: () => void }

/** Asks for the threshold of the chosen items, shows which are tracked, and starts the run. */
export function ThresholdDialog({ chosen, onClose }: ThresholdDialogProps) {
  const t = useTranslations('admin.stock')
  const router = useRouter()
  const [numberError, setNumberError] = useState<string>()
  // Kept while the number is, so that a second try after a lost answer starts no second run.
  const [key, setKey] = useState(newId)
  const { data: preview, error } = useQuery(stockBulkPreviewQuery({ chosen }))
  const { mutateAsync: create } = useCreateStockBulk()

  function editNumber() {
    setNumberError(undefined)
    setKey(newId())
  }

  async function submit(data: FormData) {
    const typed = formText(data, 'lowAt')
    if (!/^\d{0,6}$/.test(typed)) return setNumberError(t('bulk.notNumber'))
    if (!preview || changesNothing(preview)) return
    try {
      const input = { ids: preview.rows.map(({ id }) => id), lowAt: typed === '' ? null : Number(typed) }
      const { runId } = await create({ key, input })
      router.push({ pathname: '/admin/runs/[id]', params: { id: runId } })
    } catch (failure) {
      toastError(failure)
    }
  }

  return (
    <FormDialog
      title={t('bulk.threshold')}
      labels={{ submit: t('bulk.start'), cancel: t('cancel'), close: t('close') }}
      canSubmit={preview !== undefined && !changesNothing(preview)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field id="bulk-low-at" label={t('bulk.lowAt')} hint={t('bulk.lowAtHint')} error={numberError}>
        {(control) => <Input {...control} name="lowAt" inputMode="numeric" autoComplete="off" onChange={editNumber} />}
      </Field>
      <RunPreview preview={preview} error={error} idOf={({ id }) => id} labelOf={({ sku, name }) => `${sku} ${name}`} />
    </FormDialog>
  )
}

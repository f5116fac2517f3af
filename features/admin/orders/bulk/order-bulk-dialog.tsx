'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { Textarea } from '@/components/ui/control/textarea'
import { RunPreview } from '@/features/admin/runs/run-preview'
import { formText } from '@/features/admin/shell/form-text'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import type { BulkStatus } from '@/lib/api/v2/ecommerce/order/office/bulk.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { useRouter } from '@/lib/i18n/navigation'
import { orderBulkPreviewQuery, useCreateOrderBulk } from './bulk-queries'

type OrderBulkDialogProps = {
  kind: 'change' | 'note'
  chosen: InputOf<typeof officeOrderBulkApi.preview>['chosen']
  onClose: () => void
}

const statuses = ['packed', 'shipped', 'delivered', 'paid', 'cancelled'] as const satisfies BulkStatus[]

/** Asks what is done with the chosen orders, shows what would happen to each, and starts the run. */
export function OrderBulkDialog({ kind, chosen, onClose }: OrderBulkDialogProps) {
  const t = useTranslations('admin.orders')
  const bulk = useTranslations('admin.orders.bulk')
  const router = useRouter()
  const [to, setTo] = useState<BulkStatus>('packed')
  const [noteError, setNoteError] = useState<string>()
  // Kept while the change is, so that a second try after a lost answer starts no second run.
  const [key, setKey] = useState(newId)
  const {
    data: preview,
    error,
    isPlaceholderData,
  } = useQuery(orderBulkPreviewQuery({ change: kind === 'change' ? { kind, to } : { kind }, chosen }))
  const { mutateAsync: create } = useCreateOrderBulk()

  async function submit(data: FormData) {
    const note = formText(data, 'note')
    if (kind === 'note' && note === '') return setNoteError(bulk('noteMissing'))
    if (!preview || isPlaceholderData || preview.rows.length === 0) return
    try {
      const orders = preview.rows.map(({ id, status }) => ({ id, status }))
      const { runId } = await create({ key, input: { change: kind === 'change' ? { kind, to } : { kind, note }, orders } })
      router.push({ pathname: '/admin/runs/[id]', params: { id: runId } })
    } catch (failure) {
      toastError(failure)
    }
  }

  return (
    <FormDialog
      title={bulk(`titles.${kind}`)}
      labels={{ submit: bulk('start'), cancel: t('notNow'), close: t('close') }}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'change' ? (
        <Field id="bulk-to" label={bulk('to')} hint={bulk('toHint')}>
          {(control) => (
            <Select
              {...control}
              value={to}
              onChange={({ target: { value } }) => {
                setTo(statuses.find((status) => status === value) ?? to)
                setKey(newId())
              }}
            >
              {statuses.map((status) => (
                <option key={status} value={status}>
                  {t(`to.${status}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ) : (
        <Field id="bulk-note" label={bulk('noteLabel')} hint={bulk('noteHint')} error={noteError} required>
          {(control) => <Textarea {...control} name="note" rows={3} maxLength={2000} onChange={() => setKey(newId())} />}
        </Field>
      )}
      <RunPreview
        preview={isPlaceholderData ? undefined : preview}
        error={error}
        labelOf={({ number }) => number}
        statusOf={({ status }) => status}
        idOf={({ id }) => id}
      />
    </FormDialog>
  )
}

'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Select } from '@/components/ui/control/select'
import { Textarea } from '@/components/ui/control/textarea'
import { changesNothing } from '@/features/admin/runs/changes-nothing'
import { RunPreview } from '@/features/admin/runs/run-preview'
import { formText } from '@/features/admin/shell/form-text'
import type { InputOf } from '@/lib/api/endpoint'
import type { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import type { BulkStatus } from '@/lib/api/v2/ecommerce/order/office/bulk.schema'
import { toastError } from '@/lib/browser/toast/toast'
import { newId } from '@/lib/text/new-id'
import { useRouter } from '@/lib/i18n/navigation'
import { endsProposedEdit } from '../next-step'
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
  const [to, setTo] = useState<BulkStatus | null>(null)
  const [hasTried, setHasTried] = useState(false)
  const [noteError, setNoteError] = useState<string>()
  // Kept while the change is, so that a second try after a lost answer starts no second run.
  const [key, setKey] = useState(newId)
  const change = changeOf(kind, to)
  const { data, error, isPlaceholderData } = useQuery(orderBulkPreviewQuery({ change, chosen }))
  const preview = isPlaceholderData ? undefined : data
  const { mutateAsync: create } = useCreateOrderBulk()

  function editNote() {
    setNoteError(undefined)
    setKey(newId())
  }

  async function submit(data: FormData) {
    setHasTried(true)
    const note = formText(data, 'note')
    if (kind === 'note' && note === '') return setNoteError(bulk('noteMissing'))
    if (!change || !preview || changesNothing(preview)) return
    try {
      const orders = preview.rows.map(({ id, status }) => ({ id, status }))
      const { runId } = await create({ key, input: { change: change.kind === 'change' ? change : { kind: 'note', note }, orders } })
      router.push({ pathname: '/admin/runs/[id]', params: { id: runId } })
    } catch (failure) {
      toastError(failure)
    }
  }

  return (
    <FormDialog
      title={bulk(`titles.${kind}`)}
      labels={{ submit: bulk('start'), cancel: t('notNow'), close: t('close') }}
      canSubmit={change === null || (preview !== undefined && !changesNothing(preview))}
      onSubmit={submit}
      onClose={onClose}
    >
      {kind === 'change' ? (
        <Field
          id="bulk-to"
          label={bulk('to')}
          hint={bulk('toHint')}
          error={hasTried && to === null ? bulk('toMissing') : undefined}
          required
        >
          {(control) => (
            <Select
              {...control}
              value={to ?? ''}
              onChange={({ target: { value } }) => {
                setTo(statuses.find((status) => status === value) ?? null)
                setKey(newId())
              }}
            >
              <option value="">{bulk('toMissing')}</option>
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
          {(control) => <Textarea {...control} name="note" rows={3} maxLength={2000} onChange={editNote} />}
        </Field>
      )}
      {change === null ? null : (
        <RunPreview
          preview={preview}
          error={error}
          labelOf={({ number }) => number}
          statusOf={({ status }) => status}
          idOf={({ id }) => id}
          warnings={
            to === null
              ? []
              : [
                  {
                    applies: ({ hasProposedEdit }) => hasProposedEdit,
                    text: (count) => bulk(endsProposedEdit(to) ? 'proposedEdits.end' : 'proposedEdits.stay', { count }),
                  },
                  { applies: ({ isPickup }) => isPickup && to === 'packed', text: (count) => bulk('packedMails', { count }) },
                ]
          }
        />
      )}
    </FormDialog>
  )
}

/** The change as far as it is chosen: null without a status. */
function changeOf(kind: OrderBulkDialogProps['kind'], to: BulkStatus | null) {
  if (kind === 'note') return { kind } as const
  return to === null ? null : ({ kind, to } as const)
}

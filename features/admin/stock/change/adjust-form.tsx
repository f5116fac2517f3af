'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Select } from '@/components/ui/control/select'
import { Textarea } from '@/components/ui/control/textarea'
import { formText } from '@/features/admin/shell/form-text'
import type { useAdjustStock } from '@/features/admin/stock/stock-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { adjustmentOf, gains, losses, type Adjustment } from './adjustment'

type AdjustFormProps = { formId: string; item: StockDetail; adjust: ReturnType<typeof useAdjustStock>; onDone: () => void }

/** More or fewer pieces with a reason; shows what will be on hand. */
export function AdjustForm({ formId, item, adjust: { mutateAsync: adjust, error }, onDone }: AdjustFormProps) {
  const t = useTranslations('admin.stock')
  const id = useId()
  const [choice, setChoice] = useState('')
  const [pieces, setPieces] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const change = adjustmentOf(choice, pieces)
  const refusalOf = useFieldRefusal(error)
  const errors = hasTried ? errorsOf(change) : {}
  // A repeated press after a lost answer must not book the pieces twice.
  const sendKeyed = useIdempotentSend()
  const submitOnce = useSubmitOnce(submit)

  function errorsOf(adjustment: Adjustment): { reason?: string; pieces?: string } {
    if (adjustment.kind === 'change') return {}
    if (adjustment.kind === 'contradiction') {
      return { pieces: t(`adjust.contradiction.${adjustment.typed}`, { reason: t(`reasons.${adjustment.reason}`) }) }
    }
    return {
      reason: adjustment.missing.includes('reason') ? t('adjust.reasonMissing') : undefined,
      pieces: adjustment.missing.includes('pieces') ? t('adjust.piecesMissing') : undefined,
    }
  }

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    setHasTried(true)
    if (change.kind !== 'change') return
    const { delta, reason } = change
    const note = formText(new FormData(currentTarget), 'note')
    try {
      const input = { id: item.id, delta, reason, note }
      const { name, onHand } = await sendKeyed(input, ({ headers }) => adjust({ key: headers['idempotency-key'], input }))
      toastSuccess(t('adjust.saved', { name, count: onHand ?? 0 }))
      onDone()
    } catch (failure) {
      if (!hasErrorCode(failure, 'VALIDATION')) toastError(failure)
    }
  }

  return (
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submitOnce(event)
      }}
      className="flex flex-col gap-4"
    >
      <Field id={`${id}-reason`} label={t('adjust.reason')} error={errors.reason ?? refusalOf('reason')} required>
        {(control) => (
          <Select {...control} value={choice} onChange={(event) => setChoice(event.target.value)}>
            <option value="">{t('adjust.choose')}</option>
            <optgroup label={t('adjust.more')}>
              {gains.map((reason) => (
                <option key={reason} value={`+${reason}`}>
                  {t('adjust.moreFor', { reason: t(`reasons.${reason}`) })}
                </option>
              ))}
            </optgroup>
            <optgroup label={t('adjust.fewer')}>
              {losses.map((reason) => (
                <option key={reason} value={`-${reason}`}>
                  {t('adjust.fewerFor', { reason: t(`reasons.${reason}`) })}
                </option>
              ))}
            </optgroup>
          </Select>
        )}
      </Field>
      <Field id={`${id}-pieces`} label={t('adjust.pieces')} error={errors.pieces ?? refusalOf('delta')} required>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            value={pieces}
            onChange={(event) => setPieces(event.target.value)}
          />
        )}
      </Field>
      <output className="tabular-nums">
        {t('adjust.result', { before: item.onHand ?? 0, after: (item.onHand ?? 0) + (change.kind === 'change' ? change.delta : 0) })}
      </output>
      <Field id={`${id}-note`} label={t('note')} hint={t('noteHint')}>
        {(control) => <Textarea {...control} name="note" maxLength={500} rows={2} />}
      </Field>
    </form>
  )
}

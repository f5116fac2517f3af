'use client'

import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent, type Ref } from 'react'
import { useFieldRefusal } from '@/components/form/use-field-text'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Field } from '@/components/ui/control/field'
import { Input } from '@/components/ui/control/input'
import { Textarea } from '@/components/ui/control/textarea'
import { Alert } from '@/components/ui/feedback/alert'
import { formText } from '@/features/admin/shell/form-text'
import type { useCountStock } from '@/features/admin/stock/stock-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { piecesOf } from './adjustment'

type CountFormProps = {
  formId: string
  item: StockDetail
  count: ReturnType<typeof useCountStock>
  onDone: (item: StockDetail) => void
  text: string
  onTextChange: (text: string) => void
  /** Handles a typed text that is no count, such as another scanned code. @returns the text to show instead, or null */
  onOtherText?: (text: string) => string | null
  inputRef?: Ref<HTMLInputElement>
  hasNote?: boolean
}

/**
 * What a person counted on the shelf (docs/rules/catalog.md#stock-count). When the stock has moved meanwhile, the typed number stays and the form says what is
 * expected now.
 */
export function CountForm({ formId, item, count, onDone, text, onTextChange, onOtherText, inputRef, hasNote = true }: CountFormProps) {
  const t = useTranslations('admin.stock')
  const id = useId()
  const { mutateAsync, error } = count
  const [isInvalid, setIsInvalid] = useState(false)
  const refusalOf = useFieldRefusal(error)
  // A repeated press after a lost answer must not count twice.
  const sendKeyed = useIdempotentSend()
  const submitOnce = useSubmitOnce(submit)

  async function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    const other = onOtherText?.(text) ?? null
    if (other !== null) {
      onTextChange(other)
      return
    }
    const counted = piecesOf(text)
    setIsInvalid(counted === null)
    if (counted === null) return
    const note = formText(new FormData(currentTarget), 'note')
    try {
      const input = { id: item.id, counted, seen: item.onShelf, note }
      const after = await sendKeyed(input, ({ headers }) => mutateAsync({ key: headers['idempotency-key'], input }))
      toastSuccess(t('count.saved', { name: after.name, count: counted }))
      onDone(after)
    } catch (failure) {
      if (!hasErrorCode(failure, 'VALIDATION') && !hasErrorCode(failure, 'STOCK_MOVED')) toastError(failure)
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
      {hasErrorCode(error, 'STOCK_MOVED') ? <Alert tone="warning">{t('count.moved')}</Alert> : null}
      <p className="tabular-nums">
        {item.onShelf === null
          ? t('count.untracked')
          : t('count.expected', { shelf: item.onShelf, onHand: item.onHand ?? 0, toPack: item.unpaid + item.toPack })}
      </p>
      <Field
        id={`${id}-counted`}
        label={t('count.counted')}
        hint={t('count.hint')}
        error={isInvalid && piecesOf(text) === null ? t('count.invalid') : refusalOf('counted')}
        required
      >
        {(control) => (
          <Input
            {...control}
            ref={inputRef}
            inputMode="numeric"
            autoComplete="off"
            maxLength={60}
            value={text}
            onChange={(event) => onTextChange(event.target.value)}
          />
        )}
      </Field>
      {hasNote ? (
        <Field id={`${id}-note`} label={t('note')} hint={t('noteHint')}>
          {(control) => <Textarea {...control} name="note" maxLength={500} rows={2} />}
        </Field>
      ) : null}
    </form>
  )
}

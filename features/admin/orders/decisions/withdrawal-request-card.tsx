'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { minRefusalLength } from '@/lib/order/limits'
import { formatDateTime, formatPrice } from '@/lib/office/formats'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { useAnswerWithdrawal } from '../order-queries'
import { useMayRefund } from '../use-may-refund'

type WithdrawalRequestCardProps = { request: OfficeOrder['requests'][number]; refundBy: OfficeOrder['refundBy'] }

/** A requested withdrawal with its items, its refund and the answer form. */
export function WithdrawalRequestCard({ request, refundBy }: WithdrawalRequestCardProps) {
  const t = useTranslations('admin.orders.request')
  const mayAnswer = useMayCall(officeOrderApi.answerWithdrawal)
  const { id, name, requestedAt, lines, words, amount } = request
  return (
    <Card as="section" padding="lg" aria-labelledby={`request-${id}`} className="flex flex-col gap-4 border-danger/40">
      <div>
        <h2 id={`request-${id}`} className="text-xl">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('by', { name, at: formatDateTime(requestedAt) })}</p>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.name}>
            {line.qty} × {line.name}
          </li>
        ))}
      </ul>
      {words ? <p className="border-l-2 border-line-strong pl-4 whitespace-pre-line">{words}</p> : null}
      {amount > 0 ? <p>{t(`back.${refundBy}`, { amount: formatPrice(amount) })}</p> : null}
      {mayAnswer ? <AnswerForm request={request} /> : null}
    </Card>
  )
}

function AnswerForm({ request: { id, amount } }: Pick<WithdrawalRequestCardProps, 'request'>) {
  const t = useTranslations('admin.orders.request')
  const [restock, setRestock] = useState(true)
  const [answer, setAnswer] = useState('')
  const [lacksReason, setLacksReason] = useState(false)
  const [isRefusing, setRefusing] = useState(false)
  const { mutateAsync: send, isPending } = useAnswerWithdrawal()
  const acceptOnce = useSubmitOnce(accept)
  const mayAccept = useMayRefund() || amount === 0

  async function accept() {
    try {
      await send({ id, accept: true, restock, answer: answer.trim() })
      toastSuccess(t('accepted'))
    } catch (error) {
      toastError(error)
    }
  }

  /** A refusal needs its reason (docs/rules/after-sale.md#withdrawal-answer). */
  function askBeforeRefusing() {
    const isTooShort = answer.trim().length < minRefusalLength
    setLacksReason(isTooShort)
    if (isTooShort) document.getElementById(`answer-${id}`)?.focus()
    else setRefusing(true)
  }

  async function refuse() {
    await send({ id, accept: false, answer: answer.trim() })
    toastSuccess(t('refused'))
  }

  return (
    <>
      <Field id={`answer-${id}`} label={t('answer')} hint={t('answerHint')} error={lacksReason ? t('reasonMissing') : undefined}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={1000}
            value={answer}
            onChange={(event) => {
              setAnswer(event.target.value)
              setLacksReason(false)
            }}
          />
        )}
      </Field>
      <Checkbox checked={restock} onChange={(event) => setRestock(event.target.checked)}>
        {t('restock')}
      </Checkbox>
      <div className="flex flex-wrap gap-3">
        {mayAccept ? (
          <Button busy={isPending && !isRefusing} onClick={() => void acceptOnce()}>
            {t('accept')}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={askBeforeRefusing}>
          {t('refuse')}
        </Button>
      </div>
      {isRefusing ? (
        <ConfirmationModal
          title={t('refuseTitle')}
          text={t('refuseText')}
          labels={{ confirm: t('refuse'), cancel: t('cancel'), close: t('close') }}
          onConfirm={refuse}
          onClose={() => setRefusing(false)}
        />
      ) : null}
    </>
  )
}

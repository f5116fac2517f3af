'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/control/checkbox'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { rejectInvalidQuantity } from '@/components/ui/quantity/invalid-quantity'
import type { OrderDraft } from '@/lib/api/v2/ecommerce/order/office/draft.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useIdempotentSend } from '@/lib/browser/use-idempotent-send'
import { useRouter } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/office/formats'
import { usePlaceDraft } from './draft-queries'

/** What the buyer pays, and the button that orders it; or what is missing. */
export function PlaceCard({ draft, isDirty }: { draft: OrderDraft; isDirty: boolean }) {
  const t = useTranslations('admin.phoneOrder')
  const router = useRouter()
  const [message, setMessage] = useState('')
  const [consents, setConsents] = useState(false)
  const [lacksConsents, setLacksConsents] = useState(false)
  // A repeated press after a lost answer must not order twice; another version is another order.
  const sendKeyed = useIdempotentSend()
  const { mutateAsync: place, isPending } = usePlaceDraft()
  const placeOnce = useSubmitOnce(order)
  const { id, version, summary, problem, needsConsents } = draft
  const total = summary.orderTotal
  const blocked = isDirty ? t('summary.dirty') : problem ? t(`problems.${problem}`) : null

  async function order() {
    if (rejectInvalidQuantity()) return
    const isRefused = needsConsents && !consents
    setLacksConsents(isRefused)
    if (isRefused) return document.getElementById('draft-consents')?.focus()
    try {
      const input = { id, version, total, consents, message: message.trim() }
      const { orderId, number } = await sendKeyed(input, ({ headers }) => place({ key: headers['idempotency-key'], input }))
      toastSuccess(t('summary.placed', { number }))
      router.push({ pathname: '/admin/orders/[id]', params: { id: orderId } })
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="draft-total-title" className="flex flex-col gap-5">
      <h2 id="draft-total-title" className="text-xl">
        {t('summary.title')}
      </h2>
      <Amounts summary={summary} />
      {blocked ? (
        <Alert tone="info" role="status">
          {blocked}
        </Alert>
      ) : (
        <>
          <Field id="draft-message" label={t('summary.message')}>
            {(control) => (
              <Textarea {...control} rows={2} maxLength={2000} value={message} onChange={({ target }) => setMessage(target.value)} />
            )}
          </Field>
          {needsConsents ? (
            <div>
              <Checkbox
                id="draft-consents"
                checked={consents}
                aria-invalid={lacksConsents || undefined}
                aria-describedby={lacksConsents ? 'draft-consents-error' : undefined}
                onChange={({ target }) => {
                  setConsents(target.checked)
                  setLacksConsents(false)
                }}
              >
                {t('summary.consents')}
              </Checkbox>
              {lacksConsents ? (
                <p id="draft-consents-error" className="text-sm font-medium text-danger">
                  {t('summary.consentsMissing')}
                </p>
              ) : null}
            </div>
          ) : null}
          <div>
            <Button busy={isPending} onClick={() => void placeOnce()}>
              {t('summary.place', { amount: formatPrice(total) })}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}

function Amounts({ summary: { itemsTotal, loyalty, coupon, delivery, paymentFee, orderTotal } }: Pick<OrderDraft, 'summary'>) {
  const t = useTranslations('admin.phoneOrder.summary')
  const rows = [
    { name: t('items'), amount: itemsTotal },
    ...(loyalty + coupon > 0 ? [{ name: t('discount'), amount: -(loyalty + coupon) }] : []),
    { name: t('delivery'), amount: delivery },
    ...(paymentFee > 0 ? [{ name: t('fee'), amount: paymentFee }] : []),
  ]
  return (
    <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1">
      {rows.map(({ name, amount }) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-right tabular-nums">{formatPrice(amount)}</dd>
        </div>
      ))}
      <div className="contents font-semibold">
        <dt className="border-t border-line pt-2">{t('total')}</dt>
        <dd className="border-t border-line pt-2 text-right tabular-nums">{formatPrice(orderTotal)}</dd>
      </div>
    </dl>
  )
}

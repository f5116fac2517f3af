'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { RadioCard } from '@/components/ui/radio-card'
import { RadioGroup } from '@/components/ui/radio-group'
import { Textarea } from '@/components/ui/textarea'
import type { CartRef } from '@/features/cart/cart-store'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { PaymentMethod } from '@/lib/api/entities/payment.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { formatPrice } from '@/lib/money'
import { toastError } from '@/lib/toast'
import { useSavePayment } from '../mutations'
import { usePlaceOrder } from '../use-place-order'
import { OrderReview } from './order-review'

type PaymentStepProps = { cartRef: CartRef; cart: Cart; guest: GuestUser; methods: readonly PaymentMethod[]; onBack: () => void }

/** The last step: how it is paid, one more look, and the binding button (the law asks for its words). */
export function PaymentStep({ cartRef, cart, guest, methods, onBack }: PaymentStepProps) {
  const t = useTranslations('checkout.payment')
  const common = useTranslations('checkout')
  const save = useSavePayment(cartRef)
  const order = usePlaceOrder(cartRef, cart)
  const [methodId, setMethodId] = useState(cart.paymentMethodId)
  const [message, setMessage] = useState('')
  const [error, setError] = useState<string>()

  const company = guest.company ? { name: guest.company.name, oib: guest.company.oib } : null
  const isBusy = order.isPending || save.isPending || order.isSuccess

  async function choose(id: number) {
    setMethodId(id)
    setError(undefined)
    try {
      await save.mutateAsync({ paymentMethodId: id, company })
    } catch (failure) {
      setMethodId(cart.paymentMethodId)
      toastError(failure)
    }
  }

  function submit() {
    const isChosen = methods.some(({ id }) => id === methodId)
    if (!isChosen) return setError(t('chooseMethod'))
    order.mutate(message)
  }

  if (methods.length === 0) {
    return (
      <Alert tone="warning" title={t('none')} actions={<Button onClick={onBack}>{common('back')}</Button>}>
        {t('noneText')}
      </Alert>
    )
  }
  return (
    <Stack gap="lg">
      <RadioGroup id="payment" legend={t('methods')} legendHidden error={error} required>
        {methods.map(({ id, name, description, fee }) => (
          <RadioCard
            key={id}
            name="payment"
            title={name}
            description={description}
            aside={fee > 0 ? formatPrice(fee) : undefined}
            checked={methodId === id}
            onChange={() => void choose(id)}
          />
        ))}
      </RadioGroup>
      <Field id="order-message" label={t('message')} hint={t('messageHint')}>
        {(aria) => <Textarea {...aria} rows={3} maxLength={2000} value={message} onChange={(event) => setMessage(event.target.value)} />}
      </Field>
      <OrderReview cart={cart} guest={guest} />
      <p className="text-sm text-ink-soft">{t('terms', { total: formatPrice(cart.summary.orderTotal) })}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="quiet" onClick={onBack}>
          {common('back')}
        </Button>
        <Button size="lg" busy={isBusy} onClick={submit}>
          {t('submit')}
        </Button>
      </div>
    </Stack>
  )
}

'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import type { PayingMethod } from '@/lib/api/entities/payment.schema'
import { formatPrice } from '@/lib/money/money'
import { needsConfirmation } from './needs-confirmation'

const ConfirmMethod = lazyComponent(async () => (await import('./confirm-method')).ConfirmMethod)

type PayingMethodsProps = {
  methods: readonly PayingMethod[]
  /** Undefined where this browser may not read it. */
  order: BuyerOrder | undefined
  onPay: (method: PayingMethod) => void
}

/** Each method with what the order costs by it: another method may have another fee (docs/rules/payments.md#other-payment). */
export function PayingMethods({ methods, order, onPay }: PayingMethodsProps) {
  const t = useTranslations('checkout.pay')
  const step = useTranslations('checkout.payment')
  const locale = useLocale()
  const [unconfirmed, setUnconfirmed] = useState<PayingMethod | null>(null)

  function choose(method: PayingMethod) {
    if (needsConfirmation(method, order?.summary.paymentFee ?? 0)) setUnconfirmed(method)
    else onPay(method)
  }

  return (
    <>
      <ul className="flex flex-col gap-4">
        {methods.map((method, i) => {
          const { id, name, description, paymentType, fee, total, holdProblem } = method
          // Without a provider nothing is paid here.
          const [verb, label] =
            paymentType === null ? [t('choose'), t('chooseBy', { method: name })] : [t('pay'), t('payBy', { method: name })]
          return (
            <li key={id}>
              <Card className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
                <div>
                  <h2 className="text-lg">{name}</h2>
                  <p className="text-ink-soft">{holdProblem ? step(`holdProblem.${holdProblem}`) : description}</p>
                </div>
                <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-5 gap-y-2">
                  <p className="sm:text-right">
                    <strong className="tabular-nums">{formatPrice(total, locale)}</strong>
                    {fee > 0 ? <span className="block text-sm text-ink-soft">{t('fee', { amount: formatPrice(fee, locale) })}</span> : null}
                  </p>
                  {holdProblem ? null : (
                    <Button variant={i === 0 ? 'primary' : 'secondary'} aria-label={label} onClick={() => choose(method)}>
                      {verb}
                    </Button>
                  )}
                </div>
              </Card>
            </li>
          )
        })}
      </ul>
      {unconfirmed ? (
        <ConfirmMethod method={unconfirmed} order={order} onConfirm={() => onPay(unconfirmed)} onClose={() => setUnconfirmed(null)} />
      ) : null}
    </>
  )
}

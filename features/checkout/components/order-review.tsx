'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { Address } from '@/lib/api/entities/address.schema'
import type { Cart } from '@/lib/api/entities/cart.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { goToStep } from '../checkout-store'
import { AddressLines } from './address-lines'

/** Where it goes and who pays, with a way back to change it. */
export function OrderReview({ cart, guest }: { cart: Cart; guest: GuestUser }) {
  const t = useTranslations('checkout')
  const shipping = guest.addresses.find(({ type }) => type === 'shipping')
  const billing = guest.addresses.find(({ type }) => type === 'main')
  const shown: [string, Address | undefined][] = [
    ...(cart.digitalOnly ? [] : ([[t('payment.to'), shipping]] satisfies [string, Address | undefined][])),
    [t('payment.bill'), billing ?? shipping],
  ]
  return (
    <Card tone="sunken" as="section" aria-label={t('payment.review')}>
      <div className="flex items-baseline justify-between gap-4 pb-3">
        <h2 className="text-lg">{t('payment.review')}</h2>
        <Button variant="link" size="sm" onClick={() => goToStep('address')}>
          {t('edit')}
        </Button>
      </div>
      <dl className="grid gap-5 sm:grid-cols-2">
        {shown.map(([label, address]) =>
          address ? (
            <div key={label}>
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd>
                <AddressLines address={address} />
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  )
}

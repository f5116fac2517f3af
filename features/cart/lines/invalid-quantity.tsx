'use client'

import { useTranslations } from 'next-intl'

/** Why what was typed as a quantity is not used (docs/rules/storefront.md#quantity-input). `current`: the quantity in the cart, which stays. */
export function InvalidQuantity({ id, current }: { id: string; current?: number }) {
  const t = useTranslations('cart')
  return (
    <p id={id} role="alert" className="pt-1 text-sm font-medium text-danger">
      {current === undefined ? t('missingQuantity') : t('invalidQuantity', { current })}
    </p>
  )
}

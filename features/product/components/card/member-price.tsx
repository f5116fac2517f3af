import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatPrice } from '@/lib/money/money'

/** CSS shows members their own price and everybody else the teaser, so the cached HTML is the same for all (features/cart/components/member-attribute.tsx). */
export function MemberPrice({ price }: { price: number }) {
  const t = useTranslations('product.member')
  const locale = useLocale()
  const values = { price: formatPrice(price, locale), strong: emphasize }
  return (
    <>
      <span className="in-data-member:hidden">{t.rich('teaser', values)}</span>
      <span className="hidden in-data-member:inline">{t.rich('own', values)}</span>
    </>
  )
}

function emphasize(text: ReactNode) {
  return <strong className="whitespace-nowrap tabular-nums">{text}</strong>
}

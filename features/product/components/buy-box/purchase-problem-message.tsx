'use client'

import { useTranslations } from 'next-intl'
import type { PurchaseProblem } from '@/features/product/purchase-problem'
import { StockNoticeForm } from '@/features/product/components/notice/stock-notice-form'

/** Why the product cannot be bought; what is sold out can be waited for. `id`: the product's or the chosen variant's. */
export function PurchaseProblemMessage({ problem: why, id }: { problem: PurchaseProblem; id: number }) {
  const t = useTranslations('product.why')
  const isAwaited = why.reason === 'soldOut' || why.reason === 'variantSoldOut' || why.reason === 'partSoldOut'
  return (
    <>
      <p role="status" className="rounded bg-sunken px-4 py-3 text-sm">
        {'name' in why ? t(why.reason, { name: why.name }) : t(why.reason)}
      </p>
      {isAwaited ? <StockNoticeForm key={id} productId={id} /> : null}
    </>
  )
}

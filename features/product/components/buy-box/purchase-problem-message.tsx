'use client'

import { useTranslations } from 'next-intl'
import type { PurchaseProblem } from '@/features/product/purchase-problem'
import { StockNoticeForm } from '@/features/product/components/notice/stock-notice-form'

type PurchaseProblemMessageProps = { id: string; problem: PurchaseProblem; productId: number }

/** Why the product cannot be bought; what is sold out can be waited for. `productId`: of the product or its chosen variant. */
export function PurchaseProblemMessage({ id, problem: why, productId }: PurchaseProblemMessageProps) {
  const t = useTranslations('product.why')
  const isAwaited = why.reason === 'soldOut' || why.reason === 'variantSoldOut' || why.reason === 'partSoldOut'
  return (
    <>
      <p id={id} role="status" className="rounded bg-sunken px-4 py-3 text-sm">
        {'name' in why ? t(why.reason, { name: why.name }) : t(why.reason)}
      </p>
      {isAwaited ? <StockNoticeForm key={productId} productId={productId} /> : null}
    </>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import type { CartItem } from '@/lib/api/entities/cart.schema'

/** Why a line cannot be ordered (docs/rules/cart.md#line-problems). */
export function LineProblem({ item: { problem, stock } }: { item: Pick<CartItem, 'problem' | 'stock'> }) {
  const t = useTranslations('cart.problem')
  if (problem === null) return null
  return (
    <p role="status" className="pt-1 text-sm font-medium text-danger">
      {t(problem, { available: stock.available ?? 0 })}
    </p>
  )
}

'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import type { OfficeOrder } from '@/lib/api/v2/ecommerce/order/office.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useChangeOrder } from '../order-queries'
import { OrderChangeDialog, isAsked, type AskedState, type ChangeWords } from './order-change-dialog'

/** Leave the road: beside the next step, never before it. */
const away: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['cancelled', 'withdrawn', 'refunded'])

/** The next step of an order, and the ways off the road. */
export function OrderActions({ order }: { order: OfficeOrder }) {
  const t = useTranslations('admin.orders')
  const [asking, setAsking] = useState<AskedState | null>(null)
  const { mutateAsync: change, isPending, variables } = useChangeOrder()
  if (order.next.length === 0) return null

  async function carryOut(to: OrderStatus, words: ChangeWords = {}) {
    try {
      await change({ id: order.id, from: order.status, to, ...words })
      setAsking(null)
      toastSuccess(t('changed', { number: order.number }))
    } catch (error) {
      toastError(error)
    }
  }

  return (
    <Card as="section" tone="lamp" padding="lg" aria-labelledby="actions-title">
      <h2 id="actions-title" className="pb-1 text-xl">
        {t('actions')}
      </h2>
      <p className="pb-4 text-ink-soft">{t(`hints.${order.status}`)}</p>
      <div className="flex flex-wrap gap-3">
        {order.next.map((to) => (
          <Button
            key={to}
            variant={away.has(to) ? 'secondary' : 'primary'}
            busy={isPending && variables.to === to && asking === null}
            onClick={() => (isAsked(to) ? setAsking(to) : void carryOut(to))}
          >
            {t(`to.${to}`)}
          </Button>
        ))}
      </div>
      {asking ? (
        <OrderChangeDialog
          order={order}
          to={asking}
          isBusy={isPending}
          onClose={() => setAsking(null)}
          onConfirm={(words) => void carryOut(asking, words)}
        />
      ) : null}
    </Card>
  )
}

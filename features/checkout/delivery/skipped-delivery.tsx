'use client'

import { useEffect, useState, type ReactNode } from 'react'
import type { CartRef } from '@/features/cart/session/cart-store'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import { useSaveDelivery } from '@/features/checkout/mutations'
import { QueryFallback } from '@/features/checkout/components/query-fallback'

type SkippedDeliveryProps = {
  cartRef: CartRef
  methods: readonly DeliveryMethod[]
  onDone: () => void
  /** The step itself, for when it cannot be skipped. */
  children: ReactNode
}

/** docs/rules/checkout.md#skip-delivery-step */
export function SkippedDelivery({ cartRef, methods, onDone, children }: SkippedDeliveryProps) {
  const save = useSaveDelivery(cartRef)
  const [hasFailed, setHasFailed] = useState(false)
  const first = methods.find(({ options }) => options.length === 0)

  useEffect(() => {
    if (!first) return setHasFailed(true)
    save.mutateAsync({ deliveryMethodId: first.id, branchId: null }).then(onDone, () => setHasFailed(true))
    // Once on mount: the saved cart renders this again with other methods, and a second save would undo what the shopper chooses then.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return hasFailed ? children : <QueryFallback queries={[]} />
}

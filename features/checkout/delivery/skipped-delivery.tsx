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
  /** The step as usual, for when it cannot be skipped. */
  children: ReactNode
}

/** SPEC 4: with the skip option the first method is chosen and sent. Where that needs a branch, fails or finds none, the step is shown. */
export function SkippedDelivery({ cartRef, methods, onDone, children }: SkippedDeliveryProps) {
  const save = useSaveDelivery(cartRef)
  const [isStuck, setIsStuck] = useState(false)
  const first = methods.find(({ options }) => options.length === 0)

  useEffect(() => {
    if (!first) return setIsStuck(true)
    save.mutateAsync({ deliveryMethodId: first.id, branchId: null }).then(onDone, () => setIsStuck(true))
    // Once, as the step comes: afterwards the shopper decides.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return isStuck ? children : <QueryFallback queries={[]} />
}

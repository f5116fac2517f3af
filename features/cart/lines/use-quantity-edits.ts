'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { CartRef } from '@/features/cart/session/cart-store'
import { createDebouncedSender } from './debounced-sender'
import { cartQuery, cacheCart } from '@/features/cart/queries'
import { useCartErrorHandler } from '@/features/cart/session/use-cart-error-handler'

/** docs/rules/cart.md#quantity-debounce */
const delayMs = 500

type Edits = ReturnType<typeof createDebouncedSender<number, Cart>>

/** Quantities as the shopper types them: shown at once, saved debounced, reverted when saving fails. */
export function useQuantityEdits(ref: CartRef) {
  const client = useQueryClient()
  const handleFailure = useCartErrorHandler()
  const [drafts, setTyped] = useState<ReadonlyMap<number, number>>(new Map())
  const [failures, setFailures] = useState(0)
  const lines = useRef(new Map<number, Edits>())

  useEffect(() => {
    const own = lines.current
    const sendAll = () => own.forEach((edits) => edits.sendNow())
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      own.forEach((edits) => edits.flush())
    }
  }, [])

  function forget(itemId: number) {
    setTyped((before) => new Map([...before].filter(([id]) => id !== itemId)))
  }

  function refetch() {
    void client.invalidateQueries({ queryKey: cartQuery(ref).queryKey })
  }

  function editsOf(itemId: number) {
    const known = lines.current.get(itemId)
    if (known) return known
    const edits = createDebouncedSender<number, Cart>({
      delayMs,
      send: (qty) => call(cartApi.updateItem, { ...ref, itemId, qty }),
      onSettled(cart) {
        cacheCart(client, ref, cart)
        forget(itemId)
      },
      onFailed(error) {
        forget(itemId)
        setFailures((count) => count + 1)
        handleFailure(error)
        refetch()
      },
      onUncertain: refetch,
    })
    lines.current.set(itemId, edits)
    return edits
  }

  return {
    quantityOf: (item: Cart['items'][number]) => drafts.get(item.itemId) ?? item.qty,
    isSaving: drafts.size > 0,
    /** How many saves have failed so far; tells a waiting caller whether a save succeeded. */
    failures,
    edit(itemId: number, quantity: number) {
      setTyped((before) => new Map(before).set(itemId, quantity))
      editsOf(itemId).push(quantity)
    },
    /** Discards the edits of a removed line. */
    discard(itemId: number) {
      lines.current.get(itemId)?.cancel()
      forget(itemId)
    },
  }
}

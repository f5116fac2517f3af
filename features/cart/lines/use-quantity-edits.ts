'use client'

import { notifyManager, useQueryClient } from '@tanstack/react-query'
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

type Sender = ReturnType<typeof createDebouncedSender<number, Cart>>

/** Quantities as the shopper types them: shown at once, saved debounced, reverted when saving fails. */
export function useQuantityEdits(cartRef: CartRef) {
  const client = useQueryClient()
  const handleFailure = useCartErrorHandler()
  const [drafts, setDrafts] = useState<ReadonlyMap<number, number>>(new Map())
  const [failures, setFailures] = useState(0)
  const senders = useRef(new Map<number, Sender>())

  useEffect(() => {
    const openSenders = senders.current
    const sendAll = () => openSenders.forEach((sender) => sender.sendNow())
    window.addEventListener('pagehide', sendAll)
    return () => {
      window.removeEventListener('pagehide', sendAll)
      openSenders.forEach((sender) => sender.flush())
    }
  }, [])

  function forget(itemId: number) {
    setDrafts((previous) => new Map([...previous].filter(([id]) => id !== itemId)))
  }

  function refetch() {
    void client.invalidateQueries({ queryKey: cartQuery(cartRef).queryKey })
  }

  function senderOf(itemId: number) {
    const existing = senders.current.get(itemId)
    if (existing) return existing
    const sender = createDebouncedSender<number, Cart>({
      delayMs,
      send: (qty) => call(cartApi.updateItem, { ...cartRef, itemId, qty }),
      onSuccess(cart) {
        cacheCart(client, cartRef, cart)
        // After the cart's own render; before it the line would show its old quantity for a moment.
        notifyManager.schedule(() => forget(itemId))
      },
      onError(error) {
        forget(itemId)
        setFailures((count) => count + 1)
        handleFailure(error, { cartRef })
        refetch()
      },
      onUncertain: refetch,
    })
    senders.current.set(itemId, sender)
    return sender
  }

  return {
    quantityOf: (item: Cart['items'][number]) => drafts.get(item.itemId) ?? item.qty,
    isSaving: drafts.size > 0,
    /** The number of failed saves; unchanged after a save that succeeded. */
    failures,
    edit(itemId: number, quantity: number) {
      setDrafts((previous) => new Map(previous).set(itemId, quantity))
      senderOf(itemId).push(quantity)
    },
    /** Discards the typed quantity of a removed line and the response to its last save. */
    discard(itemId: number) {
      senders.current.get(itemId)?.cancel()
      forget(itemId)
    },
  }
}

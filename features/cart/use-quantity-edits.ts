'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { call } from '@/lib/api/client'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import type { CartRef } from './cart-store'
import { latestWins } from './latest-wins'
import { keepCart } from './queries'
import { useCartFailure } from './use-cart-failure'

/** SPEC 4: quantity edits wait half a second. */
const delay = 500

type Edits = ReturnType<typeof latestWins<number, Cart>>

/** Quantities as the shopper types them: shown at once, saved when they rest, back to what is true when saving fails. */
export function useQuantityEdits(ref: CartRef) {
  const client = useQueryClient()
  const handleFailure = useCartFailure()
  const [typed, setTyped] = useState<ReadonlyMap<number, number>>(new Map())
  const lines = useRef(new Map<number, Edits>())

  useEffect(() => {
    const own = lines.current
    return () => own.forEach((edits) => edits.flush())
  }, [])

  function editsOf(itemId: number) {
    const known = lines.current.get(itemId)
    if (known) return known
    const forget = () => setTyped((before) => new Map([...before].filter(([id]) => id !== itemId)))
    const edits = latestWins<number, Cart>({
      delay,
      send: (qty) => call(cartApi.updateItem, { ...ref, itemId, qty }),
      onSettled(cart) {
        keepCart(client, ref, cart)
        forget()
      },
      onFailed(error) {
        forget()
        handleFailure(error)
      },
    })
    lines.current.set(itemId, edits)
    return edits
  }

  return {
    quantityOf: (item: Cart['items'][number]) => typed.get(item.itemId) ?? item.qty,
    isSaving: typed.size > 0,
    edit(itemId: number, quantity: number) {
      setTyped((before) => new Map(before).set(itemId, quantity))
      editsOf(itemId).push(quantity)
    },
  }
}

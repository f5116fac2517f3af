import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { onOfficeEvents } from '@/features/admin/notifications/office-events'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrdersQuery } from '../order-queries'
import { mayInsert, mergeOrders } from './merge-orders'

/**
 * Keeps the shown page of orders current by the events of the office, without moving what is being read (docs/rules/administration.md#live-orders).
 * @returns the ids of the orders that wait to be shown, and what shows them
 */
export function useLiveOrders(input: InputOf<typeof officeOrderApi.filter>, list: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const [found, setFound] = useState<{ of: string; ids: readonly number[] }>({ of: '', ids: [] })
  const msSinceMove = useSinceMove()
  const { queryKey } = officeOrdersQuery(input)
  const of = JSON.stringify(queryKey)
  const shown = client.getQueryData(queryKey)

  const load = useEffectEvent(async () => {
    if (!client.getQueryData(queryKey)) return
    const fresh = await call(officeOrderApi.filter, input)
    // While it was loaded the person may have moved, or another answer may have come.
    const current = client.getQueryData(queryKey)
    if (!current) return
    const reading = { page: fresh.page, scrollY: window.scrollY, idleMs: msSinceMove(), isBusy: isBusy(list.current) }
    const { page, waiting } = mayInsert(reading) ? { page: fresh, waiting: [] } : mergeOrders(current, fresh)
    client.setQueryData(queryKey, page)
    setFound({ of, ids: waiting })
  })

  useEffect(() => onOfficeEvents(oneAtATime(load)), [])

  return {
    waiting: found.of === of ? found.ids.filter((id) => !shown?.records.some((row) => row.id === id)) : [],
    show: async () => {
      await client.invalidateQueries({ queryKey })
      window.scrollTo({ top: 0 })
    },
  }
}

/** What comes while it loads is loaded together afterwards. */
function oneAtATime(load: () => Promise<void>) {
  let isRunning = false
  let isAskedFor = false
  async function run() {
    isAskedFor = true
    if (isRunning) return
    isRunning = true
    while (isAskedFor) {
      isAskedFor = false
      // The next event, or the person's return to the tab, tries again.
      await load().catch(() => {})
    }
    isRunning = false
  }
  return (events: readonly OfficeEvent[]) => {
    if (events.some(({ event }) => event === 'changed' || event === 'open')) void run()
  }
}

/** Whether the keyboard stands in the list, or a dialog is over it. */
function isBusy(list: HTMLElement | null) {
  return list?.contains(document.activeElement) === true || document.querySelector('[role="dialog"]') !== null
}

/** How long ago the person moved pointer, wheel or key, ms; a screen that has just opened counts as moved. */
function useSinceMove() {
  const movedAt = useRef(0)
  useEffect(() => {
    const move = () => {
      movedAt.current = Date.now()
    }
    move()
    const moves = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const
    for (const one of moves) window.addEventListener(one, move, { passive: true })
    return () => {
      for (const one of moves) window.removeEventListener(one, move)
    }
  }, [])
  return () => Date.now() - movedAt.current
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { onOfficeEvents } from '@/features/admin/notifications/office-events'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { OfficeEvent } from '@/lib/api/v1/admin/notification.schema'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrdersQuery } from '../order-queries'
import { mayInsert, mergeOrders } from './merge-orders'
import { shownSort } from './order-list'

/**
 * Keeps the shown page of orders current by the events of the office, without moving what is being read (docs/rules/administration.md#live-orders).
 * @returns the ids of the new orders that wait to be shown and of the shown rows that the view no longer has, and what shows the list as it is
 */
export function useLiveOrders(input: InputOf<typeof officeOrderApi.filter>, list: RefObject<HTMLElement | null>) {
  const client = useQueryClient()
  const [found, setFound] = useState<{ page: unknown; waiting: readonly number[]; gone: readonly number[] }>(nothingFound)
  const placed = useRef<{ listKey: string; ids: Set<number> }>({ listKey: '', ids: new Set() })
  const [showCount, setShowCount] = useState(0)
  const msSinceMove = useSinceMove()
  const { queryKey } = officeOrdersQuery(input)
  const listKey = JSON.stringify(queryKey)
  const shown = client.getQueryData(queryKey)

  const load = useEffectEvent(async () => {
    if (!client.getQueryData(queryKey)) {
      const query = client.getQueryCache().find({ queryKey })
      // A failure is shown until somebody asks again, as in load-again.ts.
      if (query?.state.status === 'error') return
      // What happens while the list is loaded for the first time may have come too late for it, so it is loaded again after that.
      await query?.promise
    }
    const fresh = await call(officeOrderApi.filter, input)
    // While it was loaded the person may have moved, or another answer may have come.
    const current = client.getQueryData(queryKey)
    if (!current) return
    const reading = { page: fresh.page, scrollY: window.scrollY, idleMs: msSinceMove(), isBusy: isBusy(list.current) }
    if (mayInsert(reading)) {
      client.setQueryData(queryKey, fresh)
      return setFound(nothingFound)
    }
    const sort = shownSort({ view: input.view ?? 'all', sort: input.sort ?? '' })
    const ids = placed.current.listKey === listKey ? placed.current.ids : new Set<number>()
    const { page, waiting, gone } = mergeOrders({ shown: current, fresh, sort, placed: ids })
    setFound({ page: client.setQueryData(queryKey, page), waiting, gone })
  })
  const keepPlaced = useEffectEvent((events: readonly OfficeEvent[]) => {
    if (placed.current.listKey !== listKey) placed.current = { listKey, ids: new Set() }
    for (const id of events.map(placedOrder)) if (id !== null) placed.current.ids.add(id)
  })

  useEffect(() => {
    const loadInTurn = oneAtATime(load)
    return onOfficeEvents((events) => {
      keepPlaced(events)
      if (events.some((event) => event.event === 'changed' || event.event === 'open' || placedOrder(event) !== null)) void loadInTurn()
    })
  }, [])

  // The pressed button is gone, and the new rows stand in the list by now.
  useEffect(() => {
    if (showCount > 0) list.current?.querySelector<HTMLElement>('tr[data-row] a[href]')?.focus({ preventScroll: true })
  }, [list, showCount])

  // What another load has replaced since is no longer judged.
  const { waiting, gone } = found.page === shown ? found : nothingFound
  return {
    waiting,
    gone,
    show: async () => {
      await client.invalidateQueries({ queryKey })
      window.scrollTo({ top: 0 })
      setShowCount((count) => count + 1)
    },
  }
}

const nothingFound = { page: null, waiting: [], gone: [] }

/** The order whose placing an event tells; the person who placed it is not told. */
function placedOrder(event: OfficeEvent): number | null {
  return event.event === 'notification' && event.kind === 'orderPlaced' ? event.subjectId : null
}

/** What comes while it loads is loaded together afterwards. */
function oneAtATime(load: () => Promise<void>) {
  let isRunning = false
  let isAskedFor = false
  return async () => {
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

'use client'

import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '@/lib/api/errors'

/** Whether a call got no answer at all, as without a connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0
}

/** Runs when the connection is back, while `error` says that there was none. */
export function useBackOnline(error: unknown, run: () => void) {
  const isWaiting = isOffline(error)
  const onOnline = useEffectEvent(run)
  useEffect(() => {
    if (!isWaiting) return
    const listener = () => onOnline()
    window.addEventListener('online', listener)
    return () => window.removeEventListener('online', listener)
  }, [isWaiting])
}

'use client'

import { useEffect, useState } from 'react'

const parameter = 'korak'
const step = 'confirm'

/** The second step as a history entry, so that Back returns to the first with all that was typed (docs/rules/after-sale.md#withdrawal-steps). */
export function useConfirmStep() {
  const [isConfirming, setIsConfirming] = useState(false)

  useEffect(() => {
    // A new page has nothing to confirm yet.
    if (isConfirmEntry()) window.history.replaceState(null, '', addressOf(false))
    const read = () => setIsConfirming(isConfirmEntry())
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  function open() {
    setIsConfirming(true)
    if (!isConfirmEntry()) window.history.pushState(null, '', addressOf(true))
  }

  function close() {
    setIsConfirming(false)
    if (isConfirmEntry()) window.history.back()
  }

  return { isConfirming, open, close }
}

function isConfirmEntry() {
  return new URLSearchParams(window.location.search).get(parameter) === step
}

function addressOf(isConfirming: boolean) {
  const query = new URLSearchParams(window.location.search)
  if (isConfirming) query.set(parameter, step)
  else query.delete(parameter)
  return `${window.location.pathname}?${query}`
}

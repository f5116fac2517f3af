import { useRef } from 'react'

/**
 * A submit that ignores every press until the running one has ended. A ref, because the second click of a double click comes before the next render
 * (docs/rules/forms.md#submit-once).
 */
export function useSubmitOnce<Args extends unknown[]>(submit: (...args: Args) => unknown): (...args: Args) => Promise<void> {
  const isRunning = useRef(false)
  return async (...args) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await submit(...args)
    } finally {
      isRunning.current = false
    }
  }
}

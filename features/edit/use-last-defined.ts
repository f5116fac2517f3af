import { useState } from 'react'

/** The value, or the last one that was defined: a session that ends resets every query, and what is being edited must not leave the page. */
export function useLastDefined<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value)
  if (value !== undefined && value !== last) setLast(value)
  return value ?? last
}

import { useEffect, useState } from 'react'

/** docs/rules/storefront.md#search-limits */
const debounceMs = 180

/** The value once it has not changed for a moment: for searches while somebody types. */
export function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}

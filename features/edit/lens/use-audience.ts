import { useEffect } from 'react'
import { useEditStore } from '../store/edit-store'

/** Shows the prices of the chosen shopper, by the attribute that members' browsers have (docs/rules/lens.md#audience). */
export function useAudience() {
  const audience = useEditStore((state) => state.audience)
  useEffect(() => {
    if (audience === null) return undefined
    const root = document.documentElement
    const before = root.hasAttribute('data-member')
    const apply = () => root.toggleAttribute('data-member', audience === 'member')
    // The page sets it by its own cookie again whenever the window gets the focus.
    const observer = new MutationObserver(() => root.hasAttribute('data-member') !== (audience === 'member') && apply())
    apply()
    observer.observe(root, { attributeFilter: ['data-member'] })
    return () => {
      observer.disconnect()
      root.toggleAttribute('data-member', before)
    }
  }, [audience])
}

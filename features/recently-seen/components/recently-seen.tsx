'use client'

import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { onCookieChoiceChange } from '@/features/consent/cookie-choice'
import { clearRecent, canRemember, readRecent, rememberProduct } from '@/features/recently-seen/recent-products'

const RecentProducts = lazyComponent(async () => (await import('./recent-products')).RecentProducts)

/** Stores this product on the device and shows the earlier ones, only with consent. */
export function RecentlySeen({ productId }: { productId: number }) {
  const [ids, setIds] = useState<readonly number[]>([])

  useEffect(() => {
    function update() {
      if (!canRemember()) {
        clearRecent()
        return setIds([])
      }
      setIds(readRecent().filter((id) => id !== productId))
      rememberProduct(productId)
    }
    update()
    return onCookieChoiceChange(update)
  }, [productId])

  return ids.length === 0 ? null : <RecentProducts ids={ids} />
}

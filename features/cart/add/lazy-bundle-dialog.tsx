'use client'

import { useBundleStore } from './bundle-store'
import { lazyComponent } from '@/components/lazy-component'

const BundleWindow = lazyComponent(async () => (await import('./bundle-dialog')).BundleDialog)

/** Stands where a bundle can be bought; costs nothing until its window is asked for. Needs the words of `product`. */
export function LazyBundleDialog() {
  const open = useBundleStore((state) => state.open)
  if (!open) return null
  return <BundleWindow key={`${open.productId}-${open.line?.itemId ?? ''}`} start={open} />
}

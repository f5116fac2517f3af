'use client'

import { useBundleStore } from './bundle-store'
import { lazyComponent } from '@/components/lazy-component'

const BundleDialog = lazyComponent(async () => (await import('./bundle-dialog')).BundleDialog)

/** Renders nothing until a bundle is opened. Needs the messages of `product`. */
export function LazyBundleDialog() {
  const open = useBundleStore((state) => state.open)
  if (!open) return null
  return <BundleDialog key={`${open.productId}-${open.line?.itemId ?? ''}`} start={open} />
}

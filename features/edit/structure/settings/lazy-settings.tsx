'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyWindowDialog = lazyComponent(async () => (await import('./window-dialog')).WindowDialog)
export const LazyAnchorDialog = lazyComponent(async () => (await import('./anchor-dialog')).AnchorDialog)

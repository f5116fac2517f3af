'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyCartSync = lazyComponent(async () => (await import('./cart-sync')).CartSync, { afterHydration: true })

'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazySync = lazyComponent(async () => (await import('./sync')).Sync, { afterHydration: true })

'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyShareDialog = lazyComponent(async () => (await import('./share-dialog')).ShareDialog)

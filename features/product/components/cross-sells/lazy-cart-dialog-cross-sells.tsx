'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyCartDialogCrossSells = lazyComponent(async () => (await import('./cart-dialog-cross-sells')).CartDialogCrossSells)

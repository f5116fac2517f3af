'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyMasterNameDialog = lazyComponent(async () => (await import('./master-name-dialog')).MasterNameDialog)

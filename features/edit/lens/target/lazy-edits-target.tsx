'use client'

import { lazyComponent } from '@/components/lazy-component'

export const EditsTarget = lazyComponent(async () => (await import('./edits-target-button')).EditsTargetButton)
